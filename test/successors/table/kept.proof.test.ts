/** What is kept, remembered, or passed over equals what is counted, listed, or looked at anew, all through whole games. */
import { describe, expect, test } from 'vitest';
import { declaredBy } from '../../../src/successors/event/traits.js';
import { playersOf } from '../../../src/successors/questions.js';
import { successors, type GameOptions, type SuccessorsTypes } from '../../../src/successors/index.js';
import { walk, type Step } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { successorsKit } from '../kit.js';
import { seekTrouble } from '../trouble.js';
import { contradictions } from './lists.js';
import { disagreements } from './plainly.js';
import { legitimacy, victoryPoints } from './reckoning.js';
import { afterthoughts, unrest } from './settled.js';

/** One state in so many is compared place by place, and one in so many of those at length. */
const SAMPLE = 3;

/** Figures that have changed though no event says that they may have (R 7.1, 7.4, 15.2). */
function unsaid({ before, events, after }: Step<SuccessorsTypes>): readonly string[] {
  const said = events.map(declaredBy);
  const mayMove = said.some(({ movesVictoryPoints }) => movesVictoryPoints);
  const mayWin = said.some(({ mayBringVictory }) => mayBringVictory);
  return playersOf(after).flatMap((player) => [
    ...(mayMove || victoryPoints(before, player) === victoryPoints(after, player)
      ? []
      : [`Victory Points of ${player}`]),
    ...(mayWin || legitimacy(before, player) === legitimacy(after, player) ? [] : [`Legitimacy of ${player}`]),
  ]);
}

describe.each([
  { players: 2, edition: 'rulebook', interrupts: 'everyone' },
  { players: 3, edition: 'player-aid', interrupts: 'holders' },
  { players: 4, edition: 'rulebook', interrupts: 'holders' },
  { players: 5, edition: 'player-aid', interrupts: 'everyone' },
] as const satisfies readonly GameOptions[])('$players players, $edition, $interrupts', (options) => {
  const kit = { ...successorsKit, options: () => options };

  test('all through a game full of trouble what is kept is as the state says', () => {
    walk(
      kit,
      options.players,
      SEED,
      (step) => {
        const { after, taste } = step;
        expect(unsaid(step), 'figures change in silence').toEqual([]);
        if (taste.draw(SAMPLE) > 0) return;
        const situation = successors.situationOf(after);
        expect(disagreements(situation, after)).toEqual([]);
        if (taste.draw(SAMPLE) > 0) return;
        expect(contradictions(situation, after)).toEqual([]);
        expect(unrest(after), 'something follows in a space at rest').toEqual([]);
        if (after.outcome === null) expect(afterthoughts(after), 'something was not looked at').toEqual([]);
      },
      100_000,
      seekTrouble,
    );
  });
});

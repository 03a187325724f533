import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import { successors } from '../../../src/successors/index.js';
import { victoryPoints } from '../../../src/successors/questions.js';
import type { CardId, GeneralId, PlayerId } from '../../../src/successors/vocabulary.js';
import { by, dice, end, forces, march, offered, pass, play, roll, said, type Deed, type Told } from './situation.js';

/** Game Turn 1 of two players from the deal of the Generals to the Reinforcements of Turn 2, with chance told what to do. */
const RED: readonly GeneralId[] = ['perdikkas', 'antipatros', 'leonnatos', 'antigonos'];
const BLUE: readonly GeneralId[] = ['krateros', 'ptolemaios', 'peithon', 'lysimachos'];
const CARDS = { blue: [12, 39, 5, 7, 37], red: [33, 13, 29, 42, 14] } as const satisfies Partial<
  Record<PlayerId, readonly CardId[]>
>;

/** Chance gives each player what is next on his list, for as long as it gives anything of this kind. */
function give(
  told: Told,
  kind: 'dealGeneral' | 'drawCard',
  lists: Partial<Record<PlayerId, readonly (GeneralId | CardId)[]>>,
): Told {
  const [next] = offered(told, kind);
  if (next === undefined) return told;
  const [first, ...rest] = lists[next.to] ?? [];
  const given = next.type === 'dealGeneral' ? { ...next, general: first } : { ...next, card: first };
  return give(play(told, [given as Action]), kind, { ...lists, [next.to]: rest });
}

/** A Movement Segment in which nobody is moved. */
const resting = (player: PlayerId): readonly Action[] => [...roll(player, 3), ...by(player, pass)];
const operations = (card: CardId, operation: 'forcedMarch' | 'placeMarkers' | 'train'): readonly Deed[] => [
  { type: 'playCard', card, as: 'operations' },
  { type: 'operation', operation },
];
const turnedUp = (card: CardId): Action => ({ type: 'turnUpCard', player: 'chance', card });

/** The types of the events, the given ones only, in order. */
const course = ({ events }: Told, ...types: readonly GameEvent['type'][]): readonly string[] =>
  events.filter(({ type }) => types.includes(type)).map(({ type }) => type);

function begun(): Told {
  const created = successors.createGame({ players: 2 });
  if (E.isLeft(created)) throw new Error(created.left.message);
  return { state: created.right, events: [] };
}

describe('R 6 a whole Game Turn of two players', () => {
  const setUp = play(
    give(begun(), 'dealGeneral', { red: RED, blue: BLUE }),
    by('red', { type: 'placeGeneral', general: 'leonnatos', space: 'abydos' }),
    by(
      'blue',
      { type: 'placeGeneral', general: 'krateros', space: 'issos' },
      { type: 'placeGeneral', general: 'lysimachos', space: 'chersonesos' },
    ),
  );

  it('R 5.4.2 four Generals each have their forces, markers and fleets on the map', () => {
    expect(forces(setUp, 'red:babylon')).toEqual({ royalArmy: 4, elephant: 2 });
    expect(forces(setUp, 'blue:issos')).toEqual({ loyal: 2, royalArmy: 2 });
    expect(setUp.state.fleets).toMatchObject({ makedonia: { owner: 'red' }, aigyptos: { owner: 'blue' } });
    expect(setUp.state.royals.alexandros.controller).toBe('red');
    // Babylonia 4, Makedonia 3, Phrygia 2, Mikra Phrygia 1; Aigyptos 6, Media 2, Thrake 2, Kilikia 2.
    expect([victoryPoints(setUp.state, 'red'), victoryPoints(setUp.state, 'blue')]).toEqual([10, 12]);
  });

  const ordered = play(setUp, by('red', { type: 'chooseFirstPlayer', first: 'blue' }));

  it('R 6.2, 6.3, 6.1.1 Red, with fewer Victory Points, names the first player; Blue is the Usurper; no Reinforcements come on Turn 1', () => {
    expect(ordered.state.turnOrder).toEqual(['blue', 'red']);
    expect(ordered.state.usurper).toBe('blue');
    expect(
      course(ordered, 'turnBegan', 'turnOrderSet', 'usurperNamed', 'reinforcementsReceived', 'cardsShuffled'),
    ).toEqual(['turnBegan', 'turnOrderSet', 'usurperNamed', 'cardsShuffled']);
  });

  const dealt = give(ordered, 'drawCard', CARDS);

  it("R 6.5.3, 6.6.1 five cards are dealt to each, and the first round begins with Blue's Tyche Segment, for nothing surrenders to him", () => {
    expect(dealt.state.hands).toEqual({ blue: [5, 7, 12, 37, 39], red: [13, 14, 29, 33, 42] });
    expect(dealt.state.deck).toHaveLength(49);
    expect(dealt.state.round).toBe(1);
    expect(dealt.state.segment).toMatchObject({ player: 'blue', segment: 'tyche' });
  });

  // Round 1. The pirates join Blue, and Ptolemaios goes to Pelousion. Red reaches out from Kelainai, takes up Philippos and raises a Mercenary.
  const blue1 = play(
    dealt,
    by('blue', { type: 'playCard', card: 12, as: 'event' }),
    roll('blue', 4),
    by(
      'blue',
      { type: 'activate', commander: 'ptolemaios', space: 'memphis', inside: false },
      march('pelousion'),
      end,
      pass,
    ),
  );
  const red1 = play(
    blue1,
    by('red', ...operations(33, 'placeMarkers'), { type: 'placeMarker', space: 'sardeis' }),
    by('red', { type: 'placeMarker', space: 'ephesos' }, { type: 'placeMarker', space: 'pergamon' }),
    by(
      'red',
      { type: 'resolveBonusEvent', resolve: true },
      { type: 'targetArmy', target: 'red', space: 'pella', inside: false },
    ),
    by('red', { type: 'raiseMercenary' }, { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'sardeis' }),
    // Red places no Minor General (R 3.1.2).
    by('red', pass),
  );

  it("R 6.6.1 a turn has its Tyche and its Movement Segment, and then it is the other player's", () => {
    expect(blue1.state.fleets.kilikia.owner).toBe('blue');
    expect(forces(blue1, 'blue:pelousion')).toEqual({ loyal: 2, mercenary: 2 });
    expect(blue1.state.segment).toMatchObject({ player: 'red', segment: 'tyche' });
    expect(red1.state.royals.philippos).toMatchObject({ controller: 'red', space: 'pella' });
    expect(forces(red1, 'red:sardeis')).toEqual({ mercenary: 1 });
    // Lydia is worth 2: three of its four spaces, Sardeis among them.
    expect(victoryPoints(red1.state, 'red')).toBe(12);
  });

  const faceUp = play(
    red1,
    [turnedUp(4), turnedUp(17), { type: 'drawResolver', player: 'chance', resolver: 'blue' }],
    dice(1, 2),
    by('blue', { type: 'targetSpace', space: 'orchoi' }),
  );

  it('R 6.5.3 after the round two cards are turned up: Disease is ignored, Unrest happens, in Babylonia on a 3', () => {
    expect(faceUp.state.control.orchoi).toBe('independent');
    expect(faceUp.state.discards).toEqual(expect.arrayContaining([4, 17, 12, 33]));
    expect(faceUp.state.round).toBe(2);
    expect(faceUp.state.turn).toBe(1);
  });

  // Rounds 2 to 4.
  const round2 = play(
    faceUp,
    by('blue', { type: 'playCard', card: 39, as: 'discard' }, { type: 'upgradeFleet', fleet: 'kilikia' }),
    resting('blue'),
    by('red', { type: 'playCard', card: 13, as: 'discard' }, pass),
    resting('red'),
    [turnedUp(2), turnedUp(3)],
  );
  const round3 = play(
    round2,
    by('blue', ...operations(5, 'train'), { type: 'trainUnit', unit: 'mercenary' }),
    by('blue', { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'issos' }),
    resting('blue'),
    by('red', ...operations(29, 'train'), { type: 'trainUnit', unit: 'loyal' }),
    resting('red'),
    [turnedUp(6), turnedUp(8)],
  );
  const round4 = play(
    round3,
    by('blue', { type: 'playCard', card: 7, as: 'discard' }),
    resting('blue'),
    by('red', ...operations(42, 'train'), { type: 'deployUnits', unit: 'loyal', count: 1, space: 'kelainai' }),
    resting('red'),
    [turnedUp(9), turnedUp(10)],
  );

  it('R 6.6.3 a discarded 4 upgrades a fleet, and Operation Points of two rounds train a phalangite', () => {
    expect(round2.state.fleets.kilikia.upgraded).toBe(true);
    expect(forces(round3, 'blue:issos')).toEqual({ loyal: 2, royalArmy: 2, mercenary: 1 });
    expect(round3.state.training.red).toEqual({ unit: 'loyal', points: 4 });
    expect(forces(round4, 'red:kelainai')).toEqual({ loyal: 3, mercenary: 2 });
    expect(round4.state.training.red).toBeUndefined();
    expect(round4.state.round).toBe(5);
  });

  // Round 5. Ptolemaios makes a Forced March, and both hands are empty.
  const played = play(
    round4,
    by('blue', ...operations(37, 'forcedMarch'), {
      type: 'activate',
      commander: 'ptolemaios',
      space: 'pelousion',
      inside: false,
    }),
    by('blue', march('tp-rhinokoloura'), march('gaza'), march('ake'), march('tyros'), end),
    resting('blue'),
    by('red', { type: 'playCard', card: 14, as: 'discard' }, pass),
    resting('red'),
  );
  const over = play(played, [turnedUp(15), turnedUp(16)]);

  it('R 6.6, 6.7, 6.8 five rounds, the Isolation Phase and the End Phase; then Game Turn 2 begins', () => {
    expect(forces(played, 'blue:tyros')).toEqual({ loyal: 2, mercenary: 2 });
    expect(played.state.hands).toEqual({ blue: [], red: [] });
    expect(said(over, 'roundBegan').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(said(over, 'cardTurnedUp')).toHaveLength(10);
    expect(course(over, 'turnBegan', 'turnEnded')).toEqual(['turnBegan', 'turnEnded', 'turnBegan']);
    expect(over.state).toMatchObject({ turn: 2, round: 0, segment: null });
    // Everything hangs together: no marker is Isolated.
    expect(said(over, 'markerRemoved').filter(({ rule }) => rule === 'R 6.7')).toEqual([]);
  });

  it('R 6.4 Turn 2 brings Reinforcements: 2 Mercenaries each, 2 for most Victory Points, loyal CUs for Makedonia and Legitimacy', () => {
    // Blue's pirates and the fleet of Aigyptos are 3 Fleet Points: the largest fleet.
    expect([victoryPoints(over.state, 'red'), victoryPoints(over.state, 'blue')]).toEqual([12, 15]);
    const next = play(over, by('red', { type: 'chooseFirstPlayer', first: 'red' }));
    expect(next.state.usurper).toBe('blue');
    const received = said(next, 'reinforcementsReceived');
    expect(received.map(({ player }) => player)).toContain('red');
    expect(received.find(({ player }) => player === 'red')?.units).toMatchObject({
      mercenary: 2,
      loyal: 2,
      elephant: 0,
    });
    const red = play(
      next,
      by(
        'red',
        { type: 'deployUnits', unit: 'mercenary', count: 2, space: 'sardeis' },
        { type: 'deployUnits', unit: 'loyal', count: 2, space: 'pella' },
        pass,
      ),
    );
    expect(said(red, 'reinforcementsReceived').find(({ player }) => player === 'blue')?.units).toMatchObject({
      mercenary: 4,
      loyal: 0,
    });
    const blue = play(red, by('blue', { type: 'deployUnits', unit: 'mercenary', count: 4, space: 'memphis' }, pass));
    // All cards are shuffled together again.
    expect(said(blue, 'cardsShuffled').map(({ count }) => count)).toEqual([59, 59]);
    expect(offered(blue, 'drawCard')).toHaveLength(59);
  });
});

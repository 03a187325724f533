/** R 4.31.1, 6.5: which hands explain that somebody is asked for a Surprise card. */
import { describe, expect, it } from 'vitest';
import type { WindowFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { knownHand } from '../../../src/successors/rules/04-31-hands.js';
import { explainsPause, explanationOf } from '../../../src/successors/rules/04-31-window.js';
import type { GameState } from '../../../src/successors/state.js';
import type { PlayerId } from '../../../src/successors/vocabulary.js';
import { viewFor } from '../../../src/successors/view.js';
import { situationOf } from '../language.js';
import { field, independentsAt, march } from './battlefield.js';
import { board } from './phases-support.js';

// Surprise cards that fit no moment of an empty board, and an Event card.
const [PONTIC_FLEET, MUTINY, PIRATES] = [11, 54, 12] as const;
const SOME = [PONTIC_FLEET, PIRATES, MUTINY];

/** Yellow's turn begins. Everybody holds the same: what each may hold is looked at by itself. */
const holding = (options: GameOptions = { players: 4 }): GameState =>
  board({
    options,
    turnOrder: ['yellow', 'white', 'blue', 'red'],
    hands: { red: SOME, blue: SOME, yellow: SOME, white: SOME },
  });
const asking = (asked: PlayerId, more: Partial<WindowFrame> = {}): WindowFrame => ({
  kind: 'window',
  moment: 'turn',
  space: null,
  subject: 'yellow',
  asked,
  passed: ['yellow'],
  ...more,
});
const explanation = (state: GameState, frame: WindowFrame) => {
  const found = explanationOf(situationOf(state), frame);
  return found && { asked: found.asked, answers: [...found.answers], before: [...found.before].map(cardsOf) };
};
const cardsOf = ([player, cards]: readonly [PlayerId, ReadonlySet<number>]) => [player, [...cards]];

describe('R 4.31.1 what explains a pause', () => {
  it('R 4.31.1 when a turn begins, that who is asked has a Surprise card, and nobody before him who has not passed', () => {
    const surprises = [PONTIC_FLEET, MUTINY];
    expect(explanation(holding(), asking('blue'))).toEqual({
      asked: 'blue',
      answers: surprises,
      before: [['white', surprises]],
    });
    expect(explanation(holding(), asking('white'))).toEqual({ asked: 'white', answers: surprises, before: [] });
  });

  it('R 4.31.1 at another moment, that he has one that fits', () => {
    expect(explanation(holding(), asking('blue', { moment: 'segment' }))).toEqual({
      asked: 'blue',
      answers: [],
      before: [['white', []]],
    });
  });

  it('R 4.31.1 where everybody is asked, any card', () => {
    const state = holding({ players: 4, interrupts: 'everyone' });
    expect(explanation(state, asking('blue'))).toEqual({ asked: 'blue', answers: SOME, before: [['white', SOME]] });
  });

  it('R 4.31.1 nothing explains that somebody is asked who has passed', () => {
    expect(explanation(holding(), asking('blue', { passed: ['blue'] }))).toBeUndefined();
  });

  it('R 19.4 for an Independent Army any Surprise card, but none of the active player’s', () => {
    // Krateros, blue's, comes from Pella to Larisa, next to Leosthenes.
    const { state } = march(
      field({
        active: 'blue',
        options: { players: 4, optionalRules: ['independentReactions'] },
        forces: { 'blue:pella': { mercenary: 4 } },
        generals: { krateros: 'blue:pella' },
        rest: {
          turnOrder: ['red', 'blue', 'yellow', 'white'],
          hands: { red: [MUTINY, 2], blue: [53], yellow: [55], white: [] },
          ...independentsAt({ leosthenes: 'lamia' }),
        },
      }),
      'blue',
      'pella',
      'larisa',
    );
    expect(state.stack.at(-1)).toMatchObject({ kind: 'window', moment: 'independents', asked: 'red', subject: 'blue' });
    const after = asking('yellow', { moment: 'independents', space: 'larisa', subject: 'blue', passed: [] });
    expect(explanation(state, after)).toEqual({
      asked: 'yellow',
      answers: [55],
      before: [
        ['red', [MUTINY]],
        ['blue', []],
      ],
    });
  });

  it('R 4.31.1 a pause is explained if he who is asked is the first who may answer', () => {
    const explains = (frame: WindowFrame): boolean => explainsPause(situationOf(holding()), frame);
    expect(explains(asking('white'))).toBe(true);
    expect(explains(asking('blue'))).toBe(false);
    expect(explains(asking('blue', { passed: ['yellow', 'white'] }))).toBe(true);
  });
});

describe('R 6.5 the cards of a hand, as far as they are known', () => {
  it('R 6.5 one’s own are, those of others are not', () => {
    const seen = machine.situationOf(viewFor(holding(), 'red'));
    expect(knownHand(seen, 'red')).toEqual(SOME);
    expect(knownHand(seen, 'blue')).toEqual([]);
  });
});

/** R S4-S6: states and positions of whole games are read as they are written, and what does not hold is told. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { border, clashEdition } from '../../src/clash/codec/edition.js';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions } from '../../src/clash/options.js';
import type { GameState } from '../../src/clash/state.js';
import { border as baseBorder } from '../../src/conquest/codec/base.js';
import { dice, newGame, play } from './table.js';

/** So many actions lie between two looks. */
const STRIDE = 13;
/** So many of each game are played. */
const ACTIONS = 700;

const GAMES: readonly (readonly [seed: string, options: GameOptions])[] = [
  ['crannon', { players: 2 }],
  ['cretopolis', { players: 3 }],
  ['paraitakene', { players: 4, start: 'triparadeisos' }],
];

const faultsOf = (state: unknown): readonly string[] => {
  const read = border.decodeState(state);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

describe('the border', () => {
  it.each(GAMES)('%s %o: what is written is read', (seed, options) => {
    const chance = seededChance(seed);
    let state = newGame(options);
    for (let steps = 0; steps < ACTIONS && machine.actors(state).length > 0; steps++) {
      if (steps % STRIDE === 0 || steps < 60) {
        expect(faultsOf(JSON.parse(JSON.stringify(state)))).toEqual([]);
        const position = border.toPosition(state);
        expect(position).toMatchObject({ game: 'clash', version: 1 });
        expect(orThrow(border.fromPosition(JSON.parse(JSON.stringify(position))))).toEqual(state);
      }
      const actions = machine.legalActions(state);
      const action = actions[chance.draw(actions.length)];
      if (action === undefined) throw new RangeError('nothing can be done');
      expect(clashEdition.action.is(JSON.parse(JSON.stringify(action)))).toBe(true);
      state = orThrow(machine.applyAction(state, action)).state;
    }
  });

  it('is not the base’s', () => {
    expect(baseBorder.StateCodec.is(newGame())).toBe(false);
  });
});

/** A state whose topmost frame but `depth` is changed. */
const withFrame = (state: GameState, depth: number, change: object): unknown => ({
  ...state,
  stack: state.stack.map((frame, index) =>
    index === state.stack.length - 1 - depth ? { ...frame, ...change } : frame,
  ),
});

describe('what does not hold', () => {
  const two = newGame({ players: 2 });
  const three = newGame({ players: 3 });
  const drawn = play(three, dice(4, 2, 6)).state;

  it.each([
    [
      'loyalties that are not the last',
      withFrame(two, 1, { left: ['ionia', 'thrace'] }),
      '$.stack[2].left: the last of the loyalties, in their order',
    ],
    [
      'another place than Babylon',
      withFrame(two, 2, { province: 'media' }),
      '$.stack[1].province: it is Babylon that is disputed',
    ],
    [
      'dice nobody waits for',
      withFrame(two, 0, { purpose: 'initiative' }),
      '$.stack[3].purpose: the frame below waits for no such dice',
    ],
    ['a turn that has begun', withFrame(two, 3, { begun: true }), '$.stack[0].begun: no turn has begun yet'],
    [
      'a contest of one',
      withFrame(three, 1, { bids: [{ side: 'antigonid', added: 0, totals: [] }] }),
      '$.stack[3].bids: one for each side that rolls',
    ],
    [
      'more than a die shows',
      withFrame(three, 1, {
        bids: ['antigonid', 'ptolemaic', 'seleucid'].map((side) => ({ side, added: 0, totals: [7] })),
      }),
      '$.stack[3].bids: dice, and to the first what is added to it',
    ],
    [
      'an order without all',
      withFrame(drawn, 2, { order: ['seleucid', 'antigonid'] }),
      '$.stack[0].order: this is not the order of play now',
    ],
    [
      'a leader who is in no cup',
      withFrame(drawn, 0, { left: ['antigonus'] }),
      '$.stack[2].left: leaders of the cup, each once',
    ],
    ['walls before a claim', withFrame(drawn, 1, { walls: 2 }), '$.stack[1].claim: a claim that is deployed'],
  ])('%s', (_, state, fault) => expect(faultsOf(state)).toContain(fault));

  it('options that say against themselves', () => {
    const faults = (options: unknown): readonly string[] => {
      const read = clashEdition.options.decode(options);
      return E.isLeft(read) ? read.left.faults.map(({ path }) => path) : [];
    };
    expect(faults({ players: 3, start: 'triparadeisos', extended: true, optionalRules: ['mutinyChecks'] })).toEqual([]);
    expect(faults({ players: 5 })).toEqual(['$.players']);
    expect(faults({ players: 2, without: [] })).toEqual(['$.without']);
    expect(faults({ players: 2, optionalRules: ['mutiny'] })).toEqual(['$.optionalRules[0]']);
    expect(faults({ players: 2, start: 'ipsos' })).toEqual(['$.start']);
  });
});

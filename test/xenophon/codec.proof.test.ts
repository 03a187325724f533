/** R X1-X10: states, positions, views and actions of whole games are read as they are written. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { border as baseBorder } from '../../src/conquest/codec/base.js';
import { viewFor } from '../../src/xenophon/parts.js';
import { border, xenophonEdition } from '../../src/xenophon/codec/edition.js';
import { machine } from '../../src/xenophon/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../src/xenophon/options.js';
import { fighting, uniform, type Policy } from './policy.js';
import { newGame } from './table.js';

/** So many actions lie between two looks, but for moments of a kind that is seldom met. */
const STRIDE = 17;
/** So many moments of a kind are looked at in any case. */
const SELDOM = 3;

const ALL: GameOptions = { players: 2, optionalRules: OPTIONAL_RULES };
const GAMES: readonly (readonly [seed: string, policy: Policy, options: GameOptions])[] = [
  ['sardis', uniform, { players: 2 }],
  ['tarsus', uniform, ALL],
  ...Array.from({ length: 10 }, (_, index): readonly [string, Policy, GameOptions] => [
    `cunaxa ${index}`,
    fighting,
    index % 2 === 0 ? ALL : { players: 2 },
  ]),
];

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const faultsOf = (state: unknown): readonly string[] => {
  const read = border.decodeState(state);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

describe('the border', () => {
  it.each(GAMES)('%s: what is written is read', (seed, policy, options) => {
    const chance = seededChance(seed);
    const met = new Map<string, number>();
    let state = newGame(options);
    for (let steps = 0; ; steps++) {
      const kinds = state.stack
        .slice(-2)
        .map(({ kind }) => kind)
        .join(' ');
      met.set(kinds, (met.get(kinds) ?? 0) + 1);
      if (steps % STRIDE === 0 || (met.get(kinds) ?? 0) <= SELDOM) {
        expect(faultsOf(written(state))).toEqual([]);
        const position = border.toPosition(state);
        expect(position).toMatchObject({ game: 'xenophon', version: 1 });
        expect(orThrow(border.fromPosition(written(position)))).toEqual(state);
        expect(orThrow(border.decodeView(written(viewFor(state, 'spectator'))))).toMatchObject({ turn: state.turn });
      }
      if (machine.actors(state).length === 0) return;
      const action = policy(machine.situationOf(state), machine.legalActions(state), chance);
      expect(xenophonEdition.action.is(written(action))).toBe(true);
      state = orThrow(machine.applyAction(state, action)).state;
    }
  });

  it('is not the base’s', () => {
    expect(baseBorder.StateCodec.is(newGame())).toBe(false);
  });
});

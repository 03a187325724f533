/** What the tests of refused states have in common: states written by hand, changed, and what is said of them. */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { border } from '../../src/xenophon/codec/edition.js';
import { machine } from '../../src/xenophon/machine.js';
import { OPTIONAL_RULES } from '../../src/xenophon/options.js';
import type { Position } from '../../src/xenophon/position.js';
import type { GameState } from '../../src/xenophon/state.js';
import { play } from './table.js';

export const faultsOf = (state: unknown): readonly string[] => {
  const read = border.decodeState(JSON.parse(JSON.stringify(state)));
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

/** A situation, written by hand. */
export const position = (more: Partial<Position>): GameState =>
  orThrow(border.fromPosition({ format: 'diadochi-position', game: 'xenophon', version: 1, others: 'pool', ...more }));

/** A state with one of the frames of its stack changed. */
export const withFrame = (state: GameState, kind: string, change: object): unknown => ({
  ...state,
  stack: state.stack.map((frame) => (frame.kind === kind ? { ...frame, ...change } : frame)),
});
/** Where a frame lies. */
export const at = (state: GameState, kind: string): string =>
  `$.stack[${state.stack.findIndex((frame) => frame.kind === kind)}]`;

/** Goes on with the first of whatever is listed, until a frame of this kind waits. */
export function until(state: GameState, kind: string): GameState {
  let now = state;
  for (let steps = 0; now.stack.at(-1)?.kind !== kind; steps++) {
    const [first] = machine.legalActions(now);
    if (first === undefined || steps > 99) throw new RangeError(`no ${kind} comes`);
    now = play(now, [first]).state;
  }
  return now;
}

export type Row = readonly [
  what: string,
  state: GameState,
  kind: string,
  change: object,
  field: string,
  message: string,
];

/** Each of these states is one that a game passes through, and changed so it is refused. */
export const refuses = (rows: readonly Row[]) =>
  it.each(rows)('%s', (_, state, kind, change, field, message) => {
    expect(faultsOf(state)).toEqual([]);
    expect(faultsOf(withFrame(state, kind, change))).toContain(`${at(state, kind)}.${field}: ${message}`);
  });

export const options = { players: 2, optionalRules: OPTIONAL_RULES } as const;
export const REBELS = ['cyrus', 'clearchus', 'spartanHoplites-1..3', 'illyrians-1', 'cyrusGuard-1'];
export const ROYALS = ['tissaphernes', 'persianCavalry-7..8', 'persianInfantry-5..6'];

/** Both are in a province, and the rebels may fight. */
export const meeting = (province: string): GameState =>
  position({
    options,
    turn: 2,
    pieces: { rebel: { [province]: REBELS }, royal: { [province]: ROYALS, persis: ['artaxerxes'] } },
    begins: { phase: 'combat', side: 'rebel' },
  });

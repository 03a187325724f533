/** A part of a state and the fields of a position that describe it, with reading and writing side by side. */
import { sameJson, type Key, type Loose } from '../../../core/index.js';
import type { Setting, Sketch } from '../state/sketch.js';
import type { GameState } from '../../state.js';
import type { Position } from '../../position.js';

/** The well-formed fields of a position. */
export type SomePosition = Loose<Position>;

/** What a part is read with: the state that everything left out comes from, and the game. */
export interface Base {
  readonly state: GameState;
  readonly setting: Setting;
}

export interface Part<K extends keyof GameState> {
  /** The fields it depends on. If one of them is faulty, the part cannot be read. */
  readonly fields: readonly (keyof Position)[];
  read(position: SomePosition, base: Base, sketch: Sketch): GameState[K];
  /** Returns the fields in which this part differs from the base. */
  write(state: GameState, base: Base): Partial<Position>;
  /** Set if its entries exist even when the position leaves them out. A fault in them is then reported by name. */
  readonly isNamed?: true;
  /**
   * Returns where in the position a fault of the state is, as keys that begin with the name of the part. Omitted: at
   * the same keys.
   */
  where?(keys: readonly Key[], position: SomePosition): readonly Key[];
}

/** Returns a part with the same form in state and position. */
export function asIs<K extends keyof GameState & keyof Position>(
  key: K & (Position[K] extends GameState[K] | undefined ? K : never),
): Part<K> {
  return {
    fields: [key],
    read: (position, { state }) => (position[key] ?? state[key]) as GameState[K],
    write: (state, base) => (sameJson(state[key], base.state[key]) ? {} : { [key]: state[key] }),
  };
}

/** Returns the fields in which a value differs from another. */
export function differences<T extends object>(value: T, base: T): Partial<T> {
  const found: Partial<T> = {};
  for (const key in value) if (!sameJson(value[key], base[key])) found[key] = value[key];
  return found;
}

type Table<K extends string, A> = string extends K ? Record<K, A> : Partial<Record<K, A>>;

/** Returns a table without the entries for which `write` returns nothing. */
export function tableWithout<K extends string, A, B>(
  table: Readonly<Partial<Record<K, A>>>,
  write: (value: A, key: K) => B | undefined,
): Table<K, B> {
  const written: Partial<Record<K, B>> = {};
  for (const key in table) {
    const value = table[key];
    const short = value === undefined ? undefined : write(value, key);
    if (short !== undefined) written[key] = short;
  }
  return written as Table<K, B>;
}

/** Returns a field, or nothing if it is empty. */
export const unlessEmpty = <K extends keyof Position>(key: K, value: Position[K] & object): Partial<Position> =>
  Object.keys(value).length === 0 ? {} : { [key]: value };

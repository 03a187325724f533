/** R 2.7, 2.8: what a combat unit is worth, and what its type makes of it. */
import type { KindFact, Strength } from './data/shape.js';

/** Horse archers ride (ruling C2.1). */
export const isCavalry = ({ type }: KindFact): boolean =>
  type === 'heavyCavalry' || type === 'lightCavalry' || type === 'horseArcher';

/** Returns whether it counts in sieges, and may be the garrison of a city (R 11.2, 11.3). Archers are no infantry. */
export const isInfantry = ({ type }: KindFact): boolean =>
  type === 'heavyInfantry' || type === 'infantry' || type === 'lightInfantry';

/** Returns whether missiles harm a unit of this kind less (R 10.13). */
export const isHeavy = ({ type }: KindFact): boolean => type === 'heavyInfantry' || type === 'heavyCavalry';

/** Cavalry and light infantry enter the Outflank boxes (R 10.5), evade minor combat (R 9.2) and pursue (R 10.20). */
export const isNimble = (kind: KindFact): boolean => isCavalry(kind) || kind.type === 'lightInfantry';

/** Returns whether it is reduced to a last step that is another kind of unit. */
export const isRemnant = ({ remnant, strengths }: KindFact, steps: number): boolean =>
  remnant === true && steps === 1 && strengths.length > 1;

/** Returns whether it is at full strength: nothing is lost, or what is left is a whole unit of another kind. */
export const isWhole = (kind: KindFact, steps: number): boolean =>
  steps === kind.strengths.length || isRemnant(kind, steps);

/** Returns its full number of steps. */
export const fullSteps = ({ strengths }: KindFact): number => strengths.length;

/** Returns its strengths with a number of steps; 0 for none. */
export const strengthWith = ({ strengths }: KindFact, steps: number): Strength =>
  strengths[strengths.length - steps] ?? NOTHING;

const NOTHING: Strength = { attack: 0, defense: 0 };

/** A unit, by itself or one of a pair: of which kind, and how many steps it has left. */
export interface Member {
  readonly kind: KindFact;
  readonly steps: number;
}

/** Returns the units whose strength counts in hand-to-hand combat: not those that shoot; artillery only by itself. */
export function countedAmong<M extends Pick<Member, 'kind'>>(members: readonly M[]): readonly M[] {
  const striking = members.filter(({ kind }) => kind.missile !== true);
  const besides = striking.length > 0 ? striking : members.filter(({ kind }) => kind.engine !== true);
  return besides.length > 0 ? besides : members;
}

/**
 * The figures of a unit or a pair: the highest die that hits for each unit that shoots, the attack strength of the
 * others, and the defense strength.
 */
export interface Figures {
  readonly shots: readonly number[];
  /** Absent if no unit strikes. */
  readonly strike?: number;
  readonly defense: number;
}

/**
 * Returns the figures with which a unit, or a pair that stands as one, fights on the Tactical Display (R 2.8, 10.7).
 *
 * @param members - the unit, or both of the pair
 *
 * @example
 * import { createGame, figuresOf, orThrow, query } from 'diadochi/conquest';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * figuresOf([{ kind: query.kindOf(state, 'phalanx-1'), steps: 2 }]); // { shots: [], strike: 8, defense: 8 }
 * figuresOf([{ kind: query.kindOf(state, 'phalanx-1'), steps: 1 }]).strike; // 7
 */
export function figuresOf(members: readonly Member[]): Figures {
  const total = (those: readonly Member[], what: keyof Strength): number =>
    those.reduce((sum, { kind, steps }) => sum + strengthWith(kind, steps)[what], 0);
  const shooting = members.filter(({ kind }) => kind.missile === true);
  const striking = members.filter(({ kind }) => kind.missile !== true);
  return {
    shots: shooting.map((each) => total([each], 'attack')),
    ...(striking.length > 0 && { strike: total(striking, 'attack') }),
    defense: total(countedAmong(members), 'defense'),
  };
}

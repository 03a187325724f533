/** R 10.7, 10.13, 10.14: which units of a pair, or whether a single unit, shoot or strike. */
import type { Fighter } from '../frame/index.js';
import { unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import { isRemnant, strengthWith } from '../units.js';
import type { UnitId } from '../vocabulary.js';

/** A shot: the unit, and the highest die with which it hits. */
export interface Shot {
  readonly unit: UnitId;
  readonly on: number;
}

/** Returns whether a unit, or one of a pair, strikes. Units with missiles shoot instead. */
export const strikes = (situation: Situation, { unit, with: other }: Fighter): boolean =>
  unitNamed(situation, unit).kind.missile !== true ||
  (other !== null && unitNamed(situation, other).kind.missile !== true);

/** Returns the shot of one unit. Units that strike but have a volley shoot only when they are attacked. */
function shotOf(situation: Situation, unit: UnitId, isAttacked: boolean): Shot | undefined {
  const { kind, code } = unitNamed(situation, unit);
  const steps = situation.stepsOf(code);
  if (kind.missile === true) return { unit, on: strengthWith(kind, steps).attack };
  return isAttacked && kind.volley !== undefined && !isRemnant(kind, steps) ? { unit, on: kind.volley } : undefined;
}

const NONE: readonly Shot[] = [];

/**
 * Returns the shots of a unit or of both units of a pair. Units that strike but have a volley shoot only when they are
 * attacked.
 */
export function shotsOf(situation: Situation, fighter: Fighter, isAttacked: boolean): readonly Shot[] {
  const shot = shotOf(situation, fighter.unit, isAttacked);
  const other = fighter.with === null ? undefined : shotOf(situation, fighter.with, isAttacked);
  if (shot === undefined) return other === undefined ? NONE : [other];
  return other === undefined ? [shot] : [shot, other];
}

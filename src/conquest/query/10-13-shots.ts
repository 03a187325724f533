/** R 10.7, 10.13, 10.14: who of a unit, or of two that stand as one, shoots, and who strikes. */
import type { Fighter } from '../frame/index.js';
import { unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import { isRemnant, strengthWith } from '../units.js';
import type { UnitId } from '../vocabulary.js';

/** One shot: who shoots, and on what or less he hits. */
export interface Shot {
  readonly unit: UnitId;
  readonly on: number;
}

/** Whether anybody of them strikes; who shoots does not. */
export const strikes = (situation: Situation, { unit, with: other }: Fighter): boolean =>
  unitNamed(situation, unit).kind.missile !== true ||
  (other !== null && unitNamed(situation, other).kind.missile !== true);

/** The shot of one of them; of one who strikes too, when it is attacked. */
function shotOf(situation: Situation, unit: UnitId, isAttacked: boolean): Shot | undefined {
  const { kind, code } = unitNamed(situation, unit);
  const steps = situation.stepsOf(code);
  if (kind.missile === true) return { unit, on: strengthWith(kind, steps).attack };
  return isAttacked && kind.volley !== undefined && !isRemnant(kind, steps) ? { unit, on: kind.volley } : undefined;
}

const NONE: readonly Shot[] = [];

/** The shots of a unit, or of each of two, each by itself: of those who strike too, when they are attacked. */
export function shotsOf(situation: Situation, fighter: Fighter, isAttacked: boolean): readonly Shot[] {
  const shot = shotOf(situation, fighter.unit, isAttacked);
  const other = fighter.with === null ? undefined : shotOf(situation, fighter.with, isAttacked);
  if (shot === undefined) return other === undefined ? NONE : [other];
  return other === undefined ? [shot] : [shot, other];
}

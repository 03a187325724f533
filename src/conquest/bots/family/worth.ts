/** How good a situation is for a side. */
import { TRAYS, type FamilyTypes, type SideId } from '../../index.js';
import type { Queries } from './kin.js';

/** The weights with which the worth of a situation is computed. */
export interface Scales<G extends FamilyTypes> {
  readonly query: Queries;
  /** Returns by how many Victory Points a side is ahead of the best of the others. */
  lead(shown: G['shown'], side: SideId): number;
}

const VICTORY_POINT = 3;
const STEP = 0.4;
/** The cost of a leader's wound. */
const WOUND = 2;
/** About four Victory Points. */
export const ADVANTAGE = 12;

/** Returns the value of a side's steps in play and of its unwounded leaders. */
function holdings<G extends FamilyTypes>({ query }: Pick<Scales<G>, 'query'>, shown: G['shown'], side: SideId): number {
  const trays = new Set<string>([...TRAYS, ...(query.componentsOf(shown).trays ?? [])]);
  const steps = Object.values(shown.units).reduce(
    (sum, unit) => sum + (unit.side === side && !trays.has(unit.at) ? unit.steps : 0),
    0,
  );
  const wounds = Object.values(shown.leaders).filter((leader) => leader.side === side && leader.wounded).length;
  return STEP * steps - WOUND * wounds;
}

/** Returns the side's lead in Victory Points, and in steps and unwounded leaders over all others together. */
export function worth<G extends FamilyTypes>(scales: Scales<G>, shown: G['shown'], side: SideId): number {
  const { sides } = scales.query.componentsOf(shown);
  const others = sides.filter(({ id }) => id !== side).map(({ id }) => holdings(scales, shown, id));
  return (
    VICTORY_POINT * scales.lead(shown, side) +
    holdings(scales, shown, side) -
    others.reduce((sum, each) => sum + each, 0)
  );
}

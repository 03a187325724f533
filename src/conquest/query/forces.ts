/** R 6.2, 6.3: forces, armies and garrisons. */
import type { PlaceCode } from '../table/ground.js';
import { NOBODY } from '../table/queues.js';
import type { LeaderCode, LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ForceName, SideId } from '../vocabulary.js';
import { leadersAt, unitsAt } from './presence.js';

/** All units and leaders of one force in the field of a province: they feed and fight as one. */
export interface Force {
  readonly name: ForceName;
  readonly side: SideId;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

/** From so many units on a force is an army (R 6.2). */
export const ARMY = 3;

/** Whether a force is an army: it fights on the Tactical Display, and must be fed. */
export const isArmy = ({ units }: Pick<Force, 'units'>): boolean => units.length >= ARMY;

/** R 6.3: the force that a leader belongs to. */
export const forceOfLeader = (situation: Situation, leader: LeaderCode): ForceName =>
  situation.law.forceOfLeader(situation, leader);

/** R 6.3: units by their forces, in the order of the first units. */
export function byForce(situation: Situation, units: readonly UnitInfo[]): readonly Omit<Force, 'leaders'>[] {
  const forces: { readonly name: ForceName; readonly side: SideId; readonly units: UnitInfo[] }[] = [];
  for (const unit of units) {
    const name = situation.law.forceOf(situation, unit.code);
    const force = forces.find((each) => each.name === name);
    if (force === undefined) forces.push({ name, side: situation.sideOfUnit(unit.code), units: [unit] });
    else force.units.push(unit);
  }
  return forces;
}

/** R 6.3: the forces in the field of a province, in the order of their first units; leaders without units are none. */
export function forcesIn(situation: Situation, province: PlaceCode): readonly Force[] {
  if (situation.firstUnitAt(province) === NOBODY) return [];
  return byForce(situation, unitsAt(situation, province)).map(({ name, side, units }) => {
    const leaders = leadersAt(situation, province, side).filter(({ code }) => forceOfLeader(situation, code) === name);
    return { name, side, units, leaders };
  });
}

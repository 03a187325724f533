/** R 6.2, 6.3: forces, armies and garrisons. */
import type { PlaceCode } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { here, NO_PIECE } from '../../core/board/index.js';
import type { LeaderCode, LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ForceName, SideId } from '../vocabulary.js';
import { isLed, leadersAt, unitsAt } from './06-1-presence.js';

/** All units and leaders of one force in the field of a province. They are supplied and fight together. */
export interface Force {
  readonly name: ForceName;
  readonly side: SideId;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

/** A force with at least this number of units is an army (R 6.2). */
export const ARMY = 3;

/** Returns whether a force is an army: it fights on the Tactical Display, and must be fed. */
export const isArmy = ({ units }: Pick<Force, 'units'>): boolean => units.length >= ARMY;

/** Returns the force of a leader (R 6.3). */
export const forceOfLeader = (situation: Situation, leader: LeaderCode): ForceName =>
  situation.law.forceOfLeader(situation, leader);

/** A force without its leaders. */
export type Troops = Omit<Force, 'leaders'>;

/** R 6.3: groups units by force, in the order of the first unit of each. */
export function byForce(situation: Situation, units: readonly UnitInfo[]): readonly Troops[] {
  const forces: { readonly name: ForceName; readonly side: SideId; readonly units: UnitInfo[] }[] = [];
  for (const unit of units) {
    const name = situation.law.forceOf(situation, unit.code);
    // Units of a force are usually listed together, so the search starts at the last force.
    let index = forces.length - 1;
    while (index >= 0 && forces[index]?.name !== name) index--;
    if (index < 0) forces.push({ name, side: situation.sideOfUnit(unit.code), units: [unit] });
    else forces[index]?.units.push(unit);
  }
  return forces;
}

/** Returns the units in the field of a province by force (R 6.3). */
const troopsThere: (situation: Situation, province: PlaceCode) => readonly Troops[] = memo(
  { of: 'province', on: [here('units')] },
  function troops(situation, province) {
    return byForce(situation, unitsAt(situation, province));
  },
);

/** Returns the units in the field of a province by force; empty for a place that is no province. */
export const troopsIn = (situation: Situation, province: PlaceCode): readonly Troops[] =>
  situation.firstUnitAt(province) === NO_PIECE ? [] : troopsThere(situation, province);

/**
 * Returns the leaders of a force in the field of a province (R 6.3). The force of a leader may depend on the stack, so
 * this is not memoised.
 */
export function leadersOf(
  situation: Situation,
  province: PlaceCode,
  { name, side }: Pick<Force, 'name' | 'side'>,
): readonly LeaderInfo[] {
  const { leaders } = situation.roster;
  const found: LeaderInfo[] = [];
  for (let leader = situation.firstLeaderAt(province); leader !== NO_PIECE; leader = situation.leaderAfter(leader))
    if (situation.sideOfLeader(leader) === side && forceOfLeader(situation, leader) === name)
      found.push(leaders[leader] as LeaderInfo);
  return found;
}

const NO_FORCES: readonly Force[] = [];

/**
 * Returns the forces in the field of a province that consist of leaders without units, in the order of the leaders
 * (R 6.3).
 */
export function leaderForcesIn(situation: Situation, province: PlaceCode): readonly Force[] {
  if (!isLed(situation, province)) return NO_FORCES;
  const troops = troopsIn(situation, province);
  const lone: Force[] = [];
  for (const { code } of leadersAt(situation, province)) {
    const name = forceOfLeader(situation, code);
    if (troops.some((force) => force.name === name) || lone.some((force) => force.name === name)) continue;
    const side = situation.sideOfLeader(code);
    lone.push({ name, side, units: [], leaders: leadersOf(situation, province, { name, side }) });
  }
  return lone;
}

/**
 * Returns the forces in the field of a province in the order of their first units, then those of leaders without units
 * (R 6.3).
 */
export const forcesIn = (situation: Situation, province: PlaceCode): readonly Force[] => [
  ...troopsIn(situation, province).map(({ name, side, units }) => ({
    name,
    side,
    units,
    leaders: leadersOf(situation, province, { name, side }),
  })),
  ...leaderForcesIn(situation, province),
];

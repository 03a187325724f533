/** R 9: the units in each stage of supply. */
import { unitsAmong } from './pieces.js';
import type { SupplyFrame } from '../frame/supply.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, type Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { kindOfUnit } from './alike.js';
import { isInSupply } from './supply.js';
import {
  areaOfUnit,
  canForage,
  costOf,
  forageLeft,
  isInFriendlyRegion,
  sumOfCosts,
  talentsFor,
  unitsToSupply,
} from './upkeep.js';

/**
 * Returns the units to be supplied from the treasury (R 9.4.1). All others have foraged or have been eliminated before.
 */
export const payers = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsToSupply(situation, player).filter(({ code }) => !situation.unitIs(code, FORAGING));

/** Returns the units that are not in supply (R 9.5). */
export function cutOffUnits(situation: Situation, player: PlayerId): readonly UnitInfo[] {
  const { leavingSicily } = situation.places.trays;
  return payers(situation, player).filter(
    ({ code }) => situation.placeOfUnit(code) !== leavingSicily && !isInSupply(situation, code),
  );
}

/** Returns the hungry units that can forage. */
export const foragers = (situation: Situation, { hungry }: SupplyFrame): readonly UnitInfo[] =>
  unitsAmong(situation, hungry).filter((unit) => canForage(situation, unit));

/**
 * Returns the hungry units among which there is a choice: their area can feed only some of them, and they are not all
 * interchangeable (R 9.7.1).
 */
export function rivals(situation: Situation, frame: SupplyFrame): readonly UnitInfo[] {
  const units = foragers(situation, frame);
  return units.filter((unit) => {
    const area = areaOfUnit(situation, unit);
    const here = units.filter((each) => areaOfUnit(situation, each) === area);
    const kinds = new Set(here.map((each) => kindOfUnit(situation, each)));
    return kinds.size > 1 && here.length > forageLeft(situation, area);
  });
}

/**
 * Returns the units in supply that may forage instead (R 9.4.2). With an empty treasury there are none, because all
 * units that can forage must do so later (ruling Q55).
 */
export function volunteers(situation: Situation, player: PlayerId): readonly UnitInfo[] {
  if ((situation.treasuries[player] ?? 0) === 0) return [];
  return payers(situation, player).filter((unit) => canForage(situation, unit) && !isInFriendlyRegion(situation, unit));
}

/** Returns whether a player's treasury can pay a sum of costs. */
const isEnough = (situation: Situation, player: PlayerId, sum: number): boolean =>
  talentsFor(sum) <= (situation.treasuries[player] ?? 0);

/** Returns the units that the treasury can supply, each alone, in addition to the chosen ones (R 9.1, ruling Q47). */
export function affordable(situation: Situation, { player, supplied }: SupplyFrame): readonly UnitInfo[] {
  const spent = sumOfCosts(situation, unitsAmong(situation, supplied));
  return payers(situation, player).filter(
    (unit) => !supplied.includes(unit.id) && isEnough(situation, player, spent + costOf(situation, unit)),
  );
}

/** Returns whether the treasury can supply the chosen units and all of these, so that there is no choice left. */
export const isEnoughForAll = (
  situation: Situation,
  { player, supplied }: SupplyFrame,
  more: readonly UnitInfo[],
): boolean => isEnough(situation, player, sumOfCosts(situation, [...unitsAmong(situation, supplied), ...more]));

/** R 7-12, 16: supply, ways, combat, replacements, and points. */
import { frameOf } from '../../core/index.js';
import type { BattleFrame, Contest, HungryArmy } from '../frame/index.js';
import * as combat from '../query/09-1-combat.js';
import * as movement from '../query/08-2-movement.js';
import * as supply from '../query/07-supply.js';
import * as turns from '../query/04-1-turn.js';
import * as walls from '../query/12-5-walls.js';
import { findUnit, leaderNamed, provinceCode } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, ProvinceId, SideId, UnitId } from '../vocabulary.js';
import { named, sideIn } from './names.js';

/** Returns the armies that must be fed, side by side in the order of the map (R 6.2, 7.9). */
export const armiesToFeed = (situation: Situation): readonly HungryArmy[] => supply.armiesToFeed(situation);

/** Returns the provinces from which a side's armies in one can be fed across the sea (R 7.5). */
export const seaSources = (situation: Situation, province: ProvinceId, side: SideId): readonly ProvinceId[] =>
  named(situation, supply.seaSources(situation, provinceCode(situation, province), sideIn(situation, side)));

/** Returns the provinces into which a side may go from one now (R 8.2). */
export const waysFrom = (situation: Situation, province: ProvinceId, side: SideId): readonly ProvinceId[] =>
  named(situation, movement.waysFrom(situation, provinceCode(situation, province), sideIn(situation, side)));

/** Returns whether a unit or a leader may be in a province (R 8.3). */
export function mayEnter(situation: Situation, piece: UnitId | LeaderId, province: ProvinceId): boolean {
  const unit = findUnit(situation, piece);
  const code = provinceCode(situation, province);
  if (unit !== undefined) return movement.mayEnter(situation, unit, situation.sideOfUnit(unit.code), code);
  const leader = leaderNamed(situation, piece);
  return movement.mayEnter(situation, leader, situation.sideOfLeader(leader.code), code);
}

/**
 * Returns all forces that face each other, province by province; one of two may be leaders without units (R 9.1,
 * ruling C9.11).
 */
export const contests = (situation: Situation): readonly Contest[] => combat.contests(situation);

/** Returns the battle on the Tactical Display; `undefined`: there is none (R 10). */
export const battleOf = (situation: Situation): BattleFrame | undefined => frameOf(situation, 'battle');

/** Returns whether a side receives replacements in this turn (R 12.1). */
export const receivesReplacements = (situation: Situation, side: SideId): boolean =>
  turns.receivesReplacements(situation, sideIn(situation, side));

/** Returns the replacement points that a side would receive for what it holds (R 12.1). */
export const incomeOf = (situation: Situation, side: SideId): number =>
  situation.law.income(situation, sideIn(situation, side));

/** Returns the number of wall markers that stand nowhere (R 12.5). */
export const wallsInTheBox = (situation: Situation): number => walls.wallMarkersLeft(situation);

/** Returns the Victory Points of a side if the game ended now (R 16.3). */
export const victoryPoints = (situation: Situation): number => situation.law.points(situation);

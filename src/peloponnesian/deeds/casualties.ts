/** Eliminates units, and leaders with their stacks (R 7.8.6, 7.9, 13.4). */
import type { RuleRef } from '../../core/index.js';
import { carriedLeadersAt } from '../query/leaders.js';
import { commanderOf } from '../query/command.js';
import { campOf, playerOfLeader } from '../query/owners.js';
import { leadersAt, unitsAt } from '../query/presence.js';
import { isOnMap, type PlaceCode } from '../table/places.js';
import type { LeaderCode, UnitInfo } from '../table/roster.js';
import { NOBODY } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { loseLeader } from './leaders.js';
import { eliminateUnit } from './units.js';
import { adjustForLeader, adjustForLoss } from './victory.js';

/** Eliminates a unit, which lowers the Militance of its home (R 13.4). */
export function loseUnit(run: GameRun, unit: UnitInfo, rule: RuleRef): void {
  eliminateUnit(run, unit.code, rule);
  adjustForLoss(run, unit, 'R 13.4');
}

/** Eliminates a leader with their stack, which lowers the Militance of the player's home region (R 7.8.6, 13.4). */
export function loseLeaderOfStack(run: GameRun, leader: LeaderCode, rule: RuleRef): void {
  loseLeader(run, leader, null, rule);
  adjustForLeader(run, leader, 'R 13.4');
}

/**
 * Returns the leaders who are with a unit before it is lost: those in the same place, and at sea the leader of its
 * stack.
 */
function leadersWith(run: GameRun, place: PlaceCode, unit: UnitInfo, inside: boolean): readonly LeaderCode[] {
  const { state } = run;
  if (!isOnMap(state.places, place)) return [];
  const over = state.leaderOver(unit.code);
  const player = commanderOf(state, unit.code);
  if (over !== NOBODY) return [over, ...carriedLeadersAt(state, place, player).map(({ code }) => code)];
  const isAtSea = place >= state.places.firstSea;
  // R 24.5: a leader may be only with units of allies.
  return isAtSea ? [] : leadersAt(state, place, { camp: campOf(player), inside }).map(({ code }) => code);
}

/** Returns whether a leader still has units of the same camp; `commands`: at sea the leader had a stack. */
function hasStack(run: GameRun, leader: LeaderCode, commands: boolean): boolean {
  const { state } = run;
  const place = state.placeOfLeader(leader);
  const camp = campOf(playerOfLeader(state, leader));
  if (place >= state.places.firstSea)
    return unitsAt(state, place, { camp }).some(({ code }) =>
      commands ? state.leaderOver(code) === leader : state.leaderOver(code) !== NOBODY,
    );
  return unitsAt(state, place, { camp, inside: state.isLeaderInside(leader) }).length > 0;
}

/** Eliminates units, and the leaders who lose their whole stack. */
export function loseUnits(run: GameRun, units: readonly UnitInfo[], rule: RuleRef): void {
  const { state } = run;
  const leaders = new Set(
    units.flatMap((unit) => leadersWith(run, state.placeOfUnit(unit.code), unit, state.isInside(unit.code))),
  );
  const commanders = new Set(units.map(({ code }) => state.leaderOver(code)));
  for (const unit of units) loseUnit(run, unit, rule);
  for (const leader of leaders)
    if (!hasStack(run, leader, commanders.has(leader))) loseLeaderOfStack(run, leader, 'R 7.8.6');
}

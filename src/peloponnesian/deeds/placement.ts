/** R 7.3, 7.8.5, 22.4.5: places units, leaders and bases on the map, and returns units and leaders to their pools. */
import type { RuleRef } from '../../core/index.js';
import type { CityFact } from '../data/shape/map.js';
import { playerOfUnit } from '../query/owners.js';
import { harbourOf } from '../query/placement.js';
import { hexNamed } from '../query/presence.js';
import type { LeaderCode, UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId, RegionId } from '../vocabulary.js';
import { moveLeader } from './leaders.js';
import { moveUnit } from './units.js';

/** Places a unit inside a city. A fleet counts in the sea area of the port (R 7.3.2, 8.4). */
export function placeUnit(run: GameRun, { code, isLand }: UnitInfo, city: CityFact, rule: RuleRef = 'R 7.3.1'): void {
  const { state } = run;
  moveUnit(run, code, hexNamed(state, city.hex), rule, true);
  const harbour = isLand ? undefined : harbourOf(state, city, playerOfUnit(state, code));
  if (harbour !== undefined) state.setSeaOff(code, harbour);
}

export const withdrawUnit = (run: GameRun, { code }: UnitInfo): void =>
  moveUnit(run, code, run.state.places.trays.forcePool, 'R 7.3.1');

export const placeLeader = (run: GameRun, leader: LeaderCode, city: CityFact): void =>
  moveLeader(run, leader, hexNamed(run.state, city.hex), 'R 7.8.5', { inside: true });

/** Moves a leader to the Force Pool of the city's region (R 7.8.5). */
export const withdrawLeader = (run: GameRun, leader: LeaderCode, pool: RegionId): void =>
  moveLeader(run, leader, run.state.places.trays.forcePool, 'R 7.8.5', { pool });

/** Places one of the bases that a player has for the whole game (R 22.4.5). */
export function placeBase(run: GameRun, hex: HexId, by: PlayerId): void {
  run.state.set({ placedBases: run.state.placedBases + 1 });
  layBase(run, hex, by, 'R 22.4.5');
}

/** Adds a base to a hex (R 7.6.3). */
export function layBase(run: GameRun, hex: HexId, by: PlayerId, rule: RuleRef): void {
  run.state.setBase(hex, by);
  run.emit({ type: 'basePlaced', rule, hex, by });
}

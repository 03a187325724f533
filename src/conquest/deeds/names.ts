/** The names of pieces and places, for events. */
import type { GameRun } from '../types.js';
import type { LeaderId, PlaceId, UnitId } from '../vocabulary.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, LeaderCode, UnitCode, UnitInfo } from '../table/roster.js';

export const placeName = ({ state: { ground } }: GameRun, place: PlaceCode): PlaceId => ground.places[place] as PlaceId;

export function unitInfo({ state: { roster } }: GameRun, unit: UnitCode): UnitInfo {
  return roster.units[unit] as UnitInfo;
}

export const unitName = (run: GameRun, unit: UnitCode): UnitId => unitInfo(run, unit).id;

export const leaderName = ({ state: { roster } }: GameRun, leader: LeaderCode): LeaderId =>
  (roster.leaders[leader] as LeaderInfo).id;

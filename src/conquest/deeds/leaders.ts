/** Moves leaders, brings them onto the map, wounds, heals and removes them (R 8.1, 10.16, 12.9, 12.10, 13). */
import type { RuleRef } from '../../core/index.js';
import type { LeaderLeft } from '../event/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderCode } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { Tray } from '../vocabulary.js';
import { leaderName, placeName } from './names.js';

/** Moves a leader to another place on the map. */
export function moveLeader(run: GameRun, leader: LeaderCode, to: PlaceCode, rule: RuleRef): void {
  const from = placeName(run, run.state.placeOfLeader(leader));
  run.state.setLeader(leader, to);
  run.emit({ type: 'leaderMoved', rule, leader: leaderName(run, leader), from, to: placeName(run, to) });
}

/** Brings a leader onto the map, unwounded. */
export function bringLeader(run: GameRun, leader: LeaderCode, at: PlaceCode, rule: RuleRef): void {
  run.state.setLeader(leader, at);
  run.state.setWounded(leader, false);
  run.emit({ type: 'leaderArrived', rule, leader: leaderName(run, leader), at: placeName(run, at) });
}

/** Wounds a leader (R 10.16). */
export function woundLeader(run: GameRun, leader: LeaderCode, rule: RuleRef): void {
  run.state.setWounded(leader, true);
  run.emit({ type: 'leaderWounded', rule, leader: leaderName(run, leader) });
}

/** Heals a wounded leader (R 12.9). */
export function healLeader(run: GameRun, leader: LeaderCode, rule: RuleRef): void {
  run.state.setWounded(leader, false);
  run.emit({ type: 'leaderRecovered', rule, leader: leaderName(run, leader) });
}

/** Removes a leader from the map for good; a stand-in may come again (R 12.10). */
export function removeLeader(run: GameRun, leader: LeaderCode, why: LeaderLeft['why'], rule: RuleRef): void {
  const from = placeName(run, run.state.placeOfLeader(leader));
  const tray: Tray = run.state.roster.leaders[leader]?.fact.standIn === true ? 'aside' : 'gone';
  run.state.setLeader(leader, run.state.ground.trays[tray]);
  run.state.setWounded(leader, false);
  run.emit({ type: 'leaderLeft', rule, leader: leaderName(run, leader), from, why });
}

/** Destroys and spends markers, sends units home, and holds prisoners (R S7.1, S11, S12, S14). */
import type { RuleRef } from '../../core/index.js';
import { placeName, unitName } from '../../conquest/deeds/names.js';
import type { LeaderCode, UnitCode } from '../../conquest/table/roster.js';
import type { BaggageId, LeaderId, SideId } from '../../conquest/vocabulary.js';
import { trayOf } from '../query/trays.js';
import type { GameRun } from '../types.js';

const nameOf = ({ state }: GameRun, baggage: number): BaggageId => state.roster.baggage[baggage]?.id as BaggageId;

const putAway = (run: GameRun, baggage: number): void =>
  run.state.setBaggage(baggage, run.state.ground.trays.gone, run.state.sideOfBaggage(baggage));

/** Destroys a marker (R S12.2). */
export function destroyMarker(run: GameRun, baggage: number, rule: RuleRef): void {
  putAway(run, baggage);
  run.emit({ type: 'markerDestroyed', rule, marker: nameOf(run, baggage), side: run.state.sideOfBaggage(baggage) });
}

/** Trades a marker for points, after which it counts no more (R S11.4). */
export function spendTreasury(run: GameRun, baggage: number, side: SideId, points: number, rule: RuleRef): void {
  putAway(run, baggage);
  run.emit({ type: 'treasurySpent', rule, marker: nameOf(run, baggage), side, points });
}

/** R S7.1: turns barbarians into Indians. */
export function goNative(run: GameRun, units: readonly UnitCode[], rule: RuleRef): void {
  for (const unit of units) run.state.setBand(unit, 0);
  run.emit({ type: 'wentNative', rule, units: units.map((unit) => unitName(run, unit)) });
}

/**
 * Puts a unit into the Mutiny Holding Box with its current steps (R S3.0, S14.1, ruling S14.3). It belongs to no player
 * until it is recalled.
 */
export function sendHome(run: GameRun, unit: UnitCode, rule: RuleRef): void {
  const { state } = run;
  const side = state.sideOfUnit(unit);
  const at = placeName(run, state.placeOfUnit(unit));
  state.setUnit(unit, trayOf(state, 'mutinied'), state.roster.units[unit]?.side as SideId);
  state.setBand(unit, 0);
  run.emit({ type: 'unitMutinied', rule, unit: unitName(run, unit), side, at });
}

/** Makes a leader the prisoner of a side (R S13, S14.3). */
export function holdPrisoner(run: GameRun, leader: LeaderCode, by: SideId, rule: RuleRef): void {
  const { state } = run;
  const from = state.sideOfLeader(leader);
  state.setLeader(leader, trayOf(state, 'captive'));
  state.setLeaderSide(leader, by);
  state.setWounded(leader, false);
  run.emit({ type: 'leaderHeld', rule, leader: state.roster.leaders[leader]?.id as LeaderId, from, by });
}

/** Removes a prisoner from the game (R S11.5, S14.3). */
export function executePrisoner(run: GameRun, leader: LeaderCode, rule: RuleRef): void {
  const { state } = run;
  const by = state.sideOfLeader(leader);
  state.setLeader(leader, state.ground.trays.gone);
  run.emit({ type: 'prisonerDied', rule, leader: state.roster.leaders[leader]?.id as LeaderId, by });
}

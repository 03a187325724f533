/** Gives leaders and markers to another side (R S1.3, S4.3, S12). */
import type { RuleRef } from '../../core/index.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderCode } from '../../conquest/table/roster.js';
import type { LeaderId, PlaceId, SideId } from '../../conquest/vocabulary.js';
import type { GameRun } from '../types.js';

/** Gives a leader to another side, wherever the leader is. */
export function turnLeader(run: GameRun, leader: LeaderCode, to: SideId, rule: RuleRef): void {
  const { state } = run;
  const from = state.sideOfLeader(leader);
  if (from === to) return;
  state.setLeaderSide(leader, to);
  run.emit({ type: 'leaderChangedSides', rule, leader: state.roster.leaders[leader]?.id as LeaderId, from, to });
}

/** Gives a marker to a side and moves it to a place. */
export function takeBaggage(run: GameRun, baggage: number, at: PlaceCode, to: SideId, rule: RuleRef): void {
  const { state } = run;
  const { id } = state.roster.baggage[baggage] ?? {};
  const from = state.sideOfBaggage(baggage);
  if (id === undefined || (from === to && state.placeOfBaggage(baggage) === at)) return;
  state.setBaggage(baggage, at, to);
  run.emit({ type: 'baggageTaken', rule, baggage: id, from, to, at: state.ground.places[at] as PlaceId });
}

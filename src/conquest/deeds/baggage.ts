/** Moves, destroys and rebuilds baggage (R 11.7). */
import type { RuleRef } from '../../core/index.js';
import type { BaggageFact } from '../data/shape.js';
import type { PlaceCode } from '../table/ground.js';
import type { GameRun } from '../types.js';
import type { BaggageLoss, SideId } from '../vocabulary.js';
import { placeName } from './names.js';

const factOf = ({ state }: GameRun, baggage: number): BaggageFact => state.roster.baggage[baggage] as BaggageFact;

export function moveBaggage(run: GameRun, baggage: number, to: PlaceCode, rule: RuleRef): void {
  const { state } = run;
  const from = placeName(run, state.placeOfBaggage(baggage));
  state.setBaggage(baggage, to, state.sideOfBaggage(baggage));
  run.emit({ type: 'baggageMoved', rule, baggage: factOf(run, baggage).id, from, to: placeName(run, to) });
}

/** Destroys a marker; it may be rebuilt later. */
export function loseBaggage(run: GameRun, baggage: number, why: BaggageLoss, rule: RuleRef): void {
  const { state } = run;
  const from = placeName(run, state.placeOfBaggage(baggage));
  state.setBaggage(baggage, state.ground.trays.pool, factOf(run, baggage).side);
  run.emit({ type: 'baggageLost', rule, baggage: factOf(run, baggage).id, from, why });
}

/** Rebuilds a marker for a side. */
export function buildBaggage(run: GameRun, baggage: number, at: PlaceCode, side: SideId, rule: RuleRef): void {
  const { id } = factOf(run, baggage);
  run.state.setBaggage(baggage, at, side);
  run.emit({ type: 'baggageBuilt', rule, baggage: id, at: placeName(run, at) });
}

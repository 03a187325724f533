/** R S11-S14: the course of the game. */
import type { Decision } from '../../conquest/action/base.js';
import type { BaggageId, LeaderId, UnitId } from '../../conquest/vocabulary.js';

export type CourseAction =
  SpendTreasury | Recall | DestroyMarker | SpareMarkers | DesignateGuard | MakeOffer | EndOffers;

/** R S11.4: the Treasury is traded for points. */
export interface SpendTreasury extends Decision<'spendTreasury'> {
  readonly marker: BaggageId;
}

/** R S14.1: a unit that has mutinied is bought back. */
export interface Recall extends Decision<'recall'> {
  readonly unit: UnitId;
}

/** R S12.2: the owner eliminates Roxane, or the Royal Family. */
export interface DestroyMarker extends Decision<'destroyMarker'> {
  readonly marker: BaggageId;
}

/** R S12.2: the owner eliminates none of the markers that it may eliminate now. */
export type SpareMarkers = Decision<'spareMarkers'>;

/** R S14.2: the unit guards the ablest leader from now on. */
export interface DesignateGuard extends Decision<'designateGuard'> {
  readonly unit: UnitId;
}

/** R S14.3: a prisoner is asked to change sides. */
export interface MakeOffer extends Decision<'makeOffer'> {
  readonly leader: LeaderId;
}

/** R S14.3: nobody else is asked. */
export type EndOffers = Decision<'endOffers'>;

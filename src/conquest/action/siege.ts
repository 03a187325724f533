/** R 11, 17.5: sieges. */
import type { CityId, ForceName, LeaderId, PieceId, ProvinceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type SiegeAction =
  Besiege | DemandSurrender | EndSieges | Assign | AssignAll | Storm | LiftSiege | Sortie | HoldWalls | Expose;

/** An army before a city: its force and its province. */
interface Approach {
  readonly city: CityId;
  readonly force: ForceName;
  readonly from: ProvinceId;
}

/** R 11.1: an army besieges a city, after the pieces that take part have been chosen. */
export interface Besiege extends Decision<'besiege'>, Approach {}

/** R 17.5: the city is asked to surrender instead of being besieged. */
export interface DemandSurrender extends Decision<'demandSurrender'>, Approach {}

/** R 11.1: the side besieges nothing more in this turn. */
export type EndSieges = Decision<'endSieges'>;

/** R 11.1, 11.3: a unit, a leader, or the Siege Train takes part. */
export interface Assign extends Decision<'assign'> {
  readonly piece: PieceId;
}

/** R 11.1: all infantry takes part that can. */
export type AssignAll = Decision<'assignAll'>;

/** R 11.3: the city is attacked. */
export type Storm = Decision<'storm'>;

/** R 11.6: it is not. */
export type LiftSiege = Decision<'liftSiege'>;

/** R 11.5: the garrison makes a sortie against the Siege Train, or does not. */
export type Sortie = Decision<'sortie'>;
export type HoldWalls = Decision<'holdWalls'>;

/** R 11.4: for a loss this leader is in danger. */
export interface Expose extends Decision<'expose'> {
  readonly leader: LeaderId;
}

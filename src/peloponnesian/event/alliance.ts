/** R 24.3, 24.5, 24.6: events of allies. */
import type { HeldCard } from '../../core/hidden/index.js';
import type { CardId, PlayerId, RegionId } from '../vocabulary.js';
import type { Said } from './common.js';

export type AllianceEvent = RegionAwarded | RegionCeded | TalentsGiven | CardGiven | LandsClosed | LandsOpened;

/**
 * The criterion by which an ally has the first claim to a region, in the order of R 24.3; `lot`: chance has decided.
 */
export const CLAIMS = ['units', 'neighbours', 'fewestRegions', 'lot'] as const;
export type Claim = (typeof CLAIMS)[number];

/** R 24.3: a player has the first claim to a region that Athens has lost. */
export interface RegionAwarded extends Said<'regionAwarded'> {
  readonly region: RegionId;
  readonly player: PlayerId;
  readonly by: Claim;
}
/** R 24.3: a player leaves a region to an ally. */
export interface RegionCeded extends Said<'regionCeded'> {
  readonly region: RegionId;
  readonly player: PlayerId;
  readonly to: PlayerId;
}
/** R 24.5: a player gives talents to an ally. */
export interface TalentsGiven extends Said<'talentsGiven'> {
  readonly player: PlayerId;
  readonly to: PlayerId;
  readonly talents: number;
}
/** R 24.6: a player gives a card to an ally. Only these two see it. */
export interface CardGiven extends Said<'cardGiven'> {
  readonly player: PlayerId;
  readonly to: PlayerId;
  readonly card: HeldCard<CardId>;
}
/** R 24.5: a player closes their lands, cities and bases to an ally. */
export interface LandsClosed extends Said<'landsClosed'> {
  readonly player: PlayerId;
  readonly to: PlayerId;
}
/** R 24.5: a player opens their lands, cities and bases to an ally again. */
export interface LandsOpened extends Said<'landsOpened'> {
  readonly player: PlayerId;
  readonly to: PlayerId;
}

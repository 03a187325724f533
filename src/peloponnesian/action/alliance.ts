/** R 24.3, 24.5, 24.6: actions of allies. */
import type { CHANCE } from '../../core/index.js';
import type { CardId, PlayerId, RegionId } from '../vocabulary.js';

export type AllianceAction =
  DrawClaimant | ClaimRegion | CedeRegion | GiveTalents | GiveCard | CloseLands | OpenLands | EndCouncil;

/** R 24.3: chance decides which of several allies gains a region. */
export interface DrawClaimant {
  readonly type: 'drawClaimant';
  readonly player: typeof CHANCE;
  readonly region: RegionId;
  readonly claimant: PlayerId;
}
/** R 24.3: a player takes control of a region that Athens has lost. */
export interface ClaimRegion {
  readonly type: 'claimRegion';
  readonly player: PlayerId;
  readonly region: RegionId;
}
/** R 24.3: a player leaves a region that Athens has lost to an ally. */
export interface CedeRegion {
  readonly type: 'cedeRegion';
  readonly player: PlayerId;
  readonly region: RegionId;
  readonly to: PlayerId;
}
/** R 24.5: a player gives talents to an ally. */
export interface GiveTalents {
  readonly type: 'giveTalents';
  readonly player: PlayerId;
  readonly to: PlayerId;
  readonly talents: number;
}
/** R 24.6: a player gives an Event Card to an ally. */
export interface GiveCard {
  readonly type: 'giveCard';
  readonly player: PlayerId;
  readonly to: PlayerId;
  readonly card: CardId;
}
/** R 24.5: a player closes their lands, cities and bases to an ally (ruling R67). */
export interface CloseLands {
  readonly type: 'closeLands';
  readonly player: PlayerId;
  readonly to: PlayerId;
}
/** R 24.5: a player opens their lands, cities and bases to an ally again (ruling R67). */
export interface OpenLands {
  readonly type: 'openLands';
  readonly player: PlayerId;
  readonly to: PlayerId;
}
/** R 24.5: a player ends their council. */
export interface EndCouncil {
  readonly type: 'endCouncil';
  readonly player: PlayerId;
}

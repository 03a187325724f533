/** R 7, 17.1: frames of the supply phase. */
import type { ForceName, ProvinceId, SideId, SupplyStage } from '../vocabulary.js';

export type SupplyFrame = FeedingFrame | SourceFrame | ScorchingFrame;

/** An army that must be fed: of the force of this name in a province, those who need supply there (R 7.9). */
export interface HungryArmy {
  readonly side: SideId;
  readonly force: ForceName;
  readonly province: ProvinceId;
}

/** An army that is fed from across the sea (R 7.5). */
export interface Shipment extends HungryArmy {
  readonly from: ProvinceId;
}

/** R 7.2-7.8: all armies are fed, and the land pays for it; who is not fed loses steps. */
export interface FeedingFrame {
  readonly kind: 'supply';
  readonly stage: SupplyStage;
  /** Armies that may still be fed from across the sea. */
  readonly armies: readonly HungryArmy[];
  readonly shipments: readonly Shipment[];
  /** Provinces for whose depletion a die is still to be rolled. */
  readonly provinces: readonly ProvinceId[];
  /** Armies that live on exhausted land, and nobody feeds (R 7.4, 7.6, 7.7). */
  readonly starving: readonly HungryArmy[];
}

/** R 7.5: an army may be fed from across the sea; whoever pushed it reads `from`. */
export interface SourceFrame extends HungryArmy {
  readonly kind: 'source';
  /** `null`: it lives off the land. */
  readonly from: ProvinceId | null;
}

/** R 17.1: a side may burn a province of its own. */
export interface ScorchingFrame {
  readonly kind: 'scorching';
  readonly side: SideId;
}

/** R 7, 17.1: frames of the supply phase. */
import type { ForceName, ProvinceId, SideId, SupplyStage } from '../vocabulary.js';

export type SupplyFrame = FeedingFrame | SourceFrame | ScorchingFrame;

/** An army that must be supplied: the units of a force in a province that need supply there (R 7.9). */
export interface HungryArmy {
  readonly side: SideId;
  readonly force: ForceName;
  readonly province: ProvinceId;
}

/** An army that is supplied by sea (R 7.5). */
export interface Shipment extends HungryArmy {
  readonly from: ProvinceId;
}

/** R 7.2-7.8: armies are supplied and deplete the land; those without supply lose steps. */
export interface FeedingFrame {
  readonly kind: 'supply';
  readonly stage: SupplyStage;
  /** Armies that may still be supplied by sea. */
  readonly armies: readonly HungryArmy[];
  readonly shipments: readonly Shipment[];
  /** Provinces that still roll for depletion. */
  readonly provinces: readonly ProvinceId[];
  /** Armies on depleted land without supply (R 7.4, 7.6, 7.7). */
  readonly starving: readonly HungryArmy[];
}

/** R 7.5: an army may be supplied by sea. The frame below reads `from`. */
export interface SourceFrame extends HungryArmy {
  readonly kind: 'source';
  /** `null`: it lives off the land. */
  readonly from: ProvinceId | null;
}

/** R 17.1: a side may scorch one of its provinces. */
export interface ScorchingFrame {
  readonly kind: 'scorching';
  readonly side: SideId;
}

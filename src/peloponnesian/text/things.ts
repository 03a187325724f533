/** The targets of links in phrases. */
import type { LinksTo, Phrase, RuleRef } from '../../core/index.js';
import type { AreaId, CardId, CityId, HexId, LeaderId, PlayerId, RegionId, SeaId, UnitId } from '../vocabulary.js';

/** The kinds of things with the types of their ids. */
export type Things = {
  readonly player: PlayerId;
  readonly region: RegionId;
  readonly area: AreaId;
  readonly sea: SeaId;
  readonly city: CityId;
  readonly hex: HexId;
  readonly unit: UnitId;
  readonly leader: LeaderId;
  /** A card by its number. */
  readonly card: CardId;
  readonly rule: RuleRef;
};

/** A part of a phrase that leads to a thing of the game. */
export type PeloponnesianLink = LinksTo<Things>;

/** A phrase about the game. */
export type Saying = Phrase<PeloponnesianLink>;

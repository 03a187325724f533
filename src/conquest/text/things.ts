/** The links in phrases of the game. */
import type { LinksTo, Phrase, RuleRef } from '../../core/index.js';
import type {
  BaggageId,
  BoxId,
  CityId,
  LeaderId,
  ObjectiveId,
  ProvinceId,
  SeaZoneId,
  SideId,
  UnitId,
} from '../vocabulary.js';

/** The kinds of things, each with what its ids are. */
export type Things = {
  readonly player: SideId;
  readonly province: ProvinceId;
  readonly city: CityId;
  readonly seaZone: SeaZoneId;
  /** A box of an army on the Tactical Display: `persian:centre`. */
  readonly box: `${SideId}:${BoxId}`;
  readonly unit: UnitId;
  readonly leader: LeaderId;
  readonly baggage: BaggageId;
  readonly objective: ObjectiveId;
  readonly rule: RuleRef;
};

/** A part of a phrase with a link to a thing of the game. */
export type ConquestLink = LinksTo<Things>;

/** A text about the game. */
export type Saying = Phrase<ConquestLink>;

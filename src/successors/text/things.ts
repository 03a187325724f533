/** The things that phrases link to. */
import type { LinksTo, Phrase, RuleRef } from '../../core/index.js';
import type {
  CardId,
  FleetId,
  GeneralId,
  IndependentArmyId,
  PlayerId,
  ProvinceId,
  RoyalId,
  SpaceId,
} from '../vocabulary.js';

/** The kinds of things with the type of their ids. */
export type Things = {
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly province: ProvinceId;
  readonly card: CardId;
  readonly general: GeneralId;
  readonly royal: RoyalId;
  readonly fleet: FleetId;
  readonly independentArmy: IndependentArmyId;
  readonly rule: RuleRef;
};

/** A part of a phrase that links to a thing of the game. */
export type SuccessorsLink = LinksTo<Things>;

/** A phrase about the game. */
export type Saying = Phrase<SuccessorsLink>;

/** What the phrases of the game lead to. */
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

/** The kinds of things, each with what its ids are. */
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

/** A part of a phrase that leads to a thing of the game. */
export type SuccessorsLink = LinksTo<Things>;

/** What is said of the game. */
export type Saying = Phrase<SuccessorsLink>;

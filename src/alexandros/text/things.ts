/** What the phrases of the game lead to. */
import type { LinksTo, Phrase, RuleRef } from '../../core/index.js';
import type { CardSymbol, PlayerId, PointId, SideId, SpaceId } from '../vocabulary.js';

/** The kinds of things, each with what its ids are; a province goes by its first space in reading order. */
export type Things = {
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly point: PointId;
  readonly side: SideId;
  readonly province: SpaceId;
  readonly card: CardSymbol;
  readonly rule: RuleRef;
};

/** A part of a phrase that leads to a thing of the game. */
export type AlexandrosLink = LinksTo<Things>;

/** What is said of the game. */
export type Saying = Phrase<AlexandrosLink>;

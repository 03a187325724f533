/** The things that phrases link to. */
import type { LinksTo, Phrase, RuleRef } from '../../core/index.js';
import type { CardSymbol, PlayerId, PointId, SideId, SpaceId } from '../vocabulary.js';

/** The kinds of things with the type of their ids. A province is named by its first space in reading order. */
export type Things = {
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly point: PointId;
  readonly side: SideId;
  readonly province: SpaceId;
  readonly card: CardSymbol;
  readonly rule: RuleRef;
};

/** A part of a phrase that links to a thing of the game. */
export type AlexandrosLink = LinksTo<Things>;

/** A phrase about the game. */
export type Saying = Phrase<AlexandrosLink>;

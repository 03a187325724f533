/** Events: each change of the table is one event, with its rule. */
import type { RuleRef } from '../core/index.js';
import type { CardCounts } from './data/deck.js';
import type { CardSymbol, Ending, PlayerId, PointId, SideId, SpaceId, WallColour } from './vocabulary.js';

/** An event: its type, and the rule it comes from. */
export interface Said<Type extends string> {
  readonly type: Type;
  readonly rule: RuleRef;
}

/** An event of a player. */
export interface SaidOf<Type extends string> extends Said<Type> {
  readonly player: PlayerId;
}

/** A turn begins; `turn` counts from 1, `round` too. */
export interface TurnBegan extends SaidOf<'turnBegan'> {
  readonly turn: number;
  readonly round: number;
}

/** A player drew a card from the supply. Its symbol is known only to them, and `null` for the others. */
export interface CardDrawn extends SaidOf<'cardDrawn'> {
  readonly symbol: CardSymbol | null;
}

/** A card was laid face-up. */
export interface CardTurnedUp extends Said<'cardTurnedUp'> {
  readonly symbol: CardSymbol;
}

/** The discards became the supply. */
export interface DiscardsShuffled extends Said<'discardsShuffled'> {
  readonly cards: CardCounts;
}

/** A face-up card went to a hand: to move Alexander, or as an action. */
export interface FaceUpCardTaken extends SaidOf<'faceUpCardTaken'> {
  readonly symbol: CardSymbol;
  readonly purpose: 'move' | 'joker' | 'action';
}

export interface SpecialMovePlayed extends SaidOf<'specialMovePlayed'> {
  readonly symbol: CardSymbol;
}

export interface SymbolNamed extends SaidOf<'symbolNamed'> {
  readonly symbol: CardSymbol;
}

export interface SpaceChosen extends SaidOf<'spaceChosen'> {
  readonly space: SpaceId;
  /** Sides from Alexander to its closest point. */
  readonly distance: number;
}

export interface PointChosen extends SaidOf<'pointChosen'> {
  readonly point: PointId;
  /** The number of sides to go. */
  readonly distance: number;
}

export interface AlexanderStepped extends SaidOf<'alexanderStepped'> {
  readonly from: PointId;
  readonly to: PointId;
}

export interface WallPlaced extends SaidOf<'wallPlaced'> {
  readonly side: SideId;
  readonly colour: WallColour;
}

/** Alexander cannot move in this turn, with the reason. */
export interface AlexanderStayed extends SaidOf<'alexanderStayed'> {
  readonly why: 'noFaceUpCard' | 'noMoveLeft';
}

/** The first red wall was placed: the game ends with this turn. */
export interface BlackWallsExhausted extends SaidOf<'blackWallsExhausted'> {}

export interface GuardPlaced extends SaidOf<'guardPlaced'> {
  readonly space: SpaceId;
}

/** A card was played for a symbol space. */
export interface CardPaid extends SaidOf<'cardPaid'> {
  readonly symbol: CardSymbol;
  readonly space: SpaceId;
}

/** Two cards were played to remove a guard of `player`. */
export interface GuardRemoved extends SaidOf<'guardRemoved'> {
  readonly by: PlayerId;
  readonly space: SpaceId;
  readonly symbol: CardSymbol;
}

export interface ProvinceOccupied extends SaidOf<'provinceOccupied'> {
  readonly province: SpaceId;
  /** The number of its open spaces. */
  readonly value: number;
  /** The player it was taken from; `null`: it was free. */
  readonly from: PlayerId | null;
}

export interface CardGiven extends SaidOf<'cardGiven'> {
  readonly to: PlayerId;
  readonly symbol: CardSymbol;
}

export interface TaxesLevied extends SaidOf<'taxesLevied'> {
  readonly symbol: CardSymbol;
}

export interface TaxesScored extends SaidOf<'taxesScored'> {
  readonly points: number;
  /** The score afterwards. */
  readonly score: number;
}

export interface GuardTakenBack extends SaidOf<'guardTakenBack'> {
  readonly space: SpaceId;
}

/** A player gave up this number of actions. */
export interface ActionsForgone extends SaidOf<'actionsForgone'> {
  readonly actions: number;
}

export interface TurnEnded extends SaidOf<'turnEnded'> {
  readonly turn: number;
}

export interface GameEnded extends Said<'gameEnded'> {
  readonly how: Ending;
  readonly winners: readonly PlayerId[];
}

export type GameEvent =
  | TurnBegan
  | CardDrawn
  | CardTurnedUp
  | DiscardsShuffled
  | FaceUpCardTaken
  | SpecialMovePlayed
  | SymbolNamed
  | SpaceChosen
  | PointChosen
  | AlexanderStepped
  | WallPlaced
  | AlexanderStayed
  | BlackWallsExhausted
  | GuardPlaced
  | CardPaid
  | GuardRemoved
  | ProvinceOccupied
  | CardGiven
  | TaxesLevied
  | TaxesScored
  | GuardTakenBack
  | ActionsForgone
  | TurnEnded
  | GameEnded;

export type EventType = GameEvent['type'];

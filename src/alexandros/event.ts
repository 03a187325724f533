/** What happened: every change of the table is told by one event, with its rule. */
import type { RuleRef } from '../core/index.js';
import type { CardCounts } from './data/deck.js';
import type { CardSymbol, Ending, PlayerId, PointId, SideId, SpaceId, WallColour } from './vocabulary.js';

interface Told<Type extends string> {
  readonly type: Type;
  readonly rule: RuleRef;
}

interface ToldOf<Type extends string> extends Told<Type> {
  readonly player: PlayerId;
}

/** A turn begins; `turn` counts from 1, `round` too. */
export interface TurnBegan extends ToldOf<'turnBegan'> {
  readonly turn: number;
  readonly round: number;
}

/** A player drew a card from the supply: its symbol is his secret, and `null` for the others. */
export interface CardDrawn extends ToldOf<'cardDrawn'> {
  readonly symbol: CardSymbol | null;
}

/** A card was laid face-up. */
export interface CardTurnedUp extends Told<'cardTurnedUp'> {
  readonly symbol: CardSymbol;
}

/** The discards became the supply. */
export interface DiscardsShuffled extends Told<'discardsShuffled'> {
  readonly cards: CardCounts;
}

/** A face-up card went to a hand: to move Alexander, or as an action. */
export interface FaceUpCardTaken extends ToldOf<'faceUpCardTaken'> {
  readonly symbol: CardSymbol;
  readonly purpose: 'move' | 'joker' | 'action';
}

export interface SpecialMovePlayed extends ToldOf<'specialMovePlayed'> {
  readonly symbol: CardSymbol;
}

export interface SymbolNamed extends ToldOf<'symbolNamed'> {
  readonly symbol: CardSymbol;
}

export interface SpaceChosen extends ToldOf<'spaceChosen'> {
  readonly space: SpaceId;
  /** Sides from Alexander to its closest point. */
  readonly distance: number;
}

export interface PointChosen extends ToldOf<'pointChosen'> {
  readonly point: PointId;
  /** Sides to go. */
  readonly distance: number;
}

export interface AlexanderStepped extends ToldOf<'alexanderStepped'> {
  readonly from: PointId;
  readonly to: PointId;
}

export interface WallPlaced extends ToldOf<'wallPlaced'> {
  readonly side: SideId;
  readonly colour: WallColour;
}

/** Alexander cannot move this turn, and why. */
export interface AlexanderStayed extends ToldOf<'alexanderStayed'> {
  readonly why: 'noFaceUpCard' | 'noMoveLeft';
}

/** The first red wall was placed: the game ends with this turn. */
export interface BlackWallsExhausted extends ToldOf<'blackWallsExhausted'> {}

export interface GuardPlaced extends ToldOf<'guardPlaced'> {
  readonly space: SpaceId;
}

/** A card was played for a symbol space. */
export interface CardPaid extends ToldOf<'cardPaid'> {
  readonly symbol: CardSymbol;
  readonly space: SpaceId;
}

/** Two cards were played to send the guard of `player` home. */
export interface GuardRemoved extends ToldOf<'guardRemoved'> {
  readonly by: PlayerId;
  readonly space: SpaceId;
  readonly symbol: CardSymbol;
}

export interface ProvinceOccupied extends ToldOf<'provinceOccupied'> {
  readonly province: SpaceId;
  /** Open spaces. */
  readonly value: number;
  /** Whom it was taken from. */
  readonly from: PlayerId | null;
}

export interface CardGiven extends ToldOf<'cardGiven'> {
  readonly to: PlayerId;
  readonly symbol: CardSymbol;
}

export interface TaxesLevied extends ToldOf<'taxesLevied'> {
  readonly symbol: CardSymbol;
}

export interface TaxesScored extends ToldOf<'taxesScored'> {
  readonly points: number;
  /** Afterwards. */
  readonly score: number;
}

export interface GuardTakenBack extends ToldOf<'guardTakenBack'> {
  readonly space: SpaceId;
}

/** A player forwent so many actions. */
export interface ActionsForgone extends ToldOf<'actionsForgone'> {
  readonly actions: number;
}

export interface TurnEnded extends ToldOf<'turnEnded'> {
  readonly turn: number;
}

export interface GameEnded extends Told<'gameEnded'> {
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

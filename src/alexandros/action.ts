/** What players and chance can do: one small decision each. */
import type { Chance } from '../core/index.js';
import type { CardSymbol, PlayerId, PointId, SpaceId } from './vocabulary.js';

/** A decision of a player: its type and the player. */
export interface Decision<Type extends string> {
  readonly type: Type;
  readonly player: PlayerId;
}

/** Takes a face-up card and moves Alexander by it (R Moving Alexander). */
export interface MoveByFaceUpCard extends Decision<'moveByFaceUpCard'> {
  readonly symbol: CardSymbol;
}

/** Discards a card of the hand and moves Alexander by it (R Special Move). */
export interface MoveByHandCard extends Decision<'moveByHandCard'> {
  readonly symbol: CardSymbol;
}

/** R Special Situations: names the symbol that a joker stands for. */
export interface NameSymbol extends Decision<'nameSymbol'> {
  readonly symbol: CardSymbol;
}

/** R Moving Alexander: one of the closest empty spaces. */
export interface ChooseSpace extends Decision<'chooseSpace'> {
  readonly space: SpaceId;
}

/** R Moving Alexander: one of the three points of the space. */
export interface ChoosePoint extends Decision<'choosePoint'> {
  readonly point: PointId;
}

/**
 * Moves along one side of a shortest path to its other end (R Moving Alexander). If the side has no wall, one is
 * placed.
 */
export interface Step extends Decision<'step'> {
  readonly to: PointId;
}

/** R Take a Card: the topmost card of the supply. */
export interface TakeSupplyCard extends Decision<'takeSupplyCard'> {}

/** R Take a Card: one of the face-up cards. */
export interface TakeFaceUpCard extends Decision<'takeFaceUpCard'> {
  readonly symbol: CardSymbol;
}

/** Begins to occupy the province of this name: that of its first space in reading order (R Occupy an Empty Province). */
export interface OccupyProvince extends Decision<'occupyProvince'> {
  readonly province: SpaceId;
}

/** Removes its guards for two cards each and begins to occupy it (R Take Over an Occupied Province). */
export interface TakeOverProvince extends Decision<'takeOverProvince'> {
  readonly province: SpaceId;
}

/** R Occupy an Empty Province: covers a symbol space with a guard. */
export interface PlaceGuard extends Decision<'placeGuard'> {
  readonly space: SpaceId;
}

/** R Occupy an Empty Province: covers a symbol space with a card of its symbol. */
export interface PayCard extends Decision<'payCard'> {
  readonly space: SpaceId;
}

/** Gives the loser one of the cards played (R Take Over an Occupied Province). */
export interface GiveCard extends Decision<'giveCard'> {
  readonly symbol: CardSymbol;
}

/** Plays a card that matches a space with one of the player's guards (R Levy Taxes). */
export interface LevyTaxes extends Decision<'levyTaxes'> {
  readonly symbol: CardSymbol;
}

/** R Take Back a Guard. */
export interface TakeBackGuard extends Decision<'takeBackGuard'> {
  readonly space: SpaceId;
}

/** Forgoes the rest of the turn's actions (R Further Actions, ruling A22). */
export interface Pass extends Decision<'pass'> {}

export type PlayerAction =
  | MoveByFaceUpCard
  | MoveByHandCard
  | NameSymbol
  | ChooseSpace
  | ChoosePoint
  | Step
  | TakeSupplyCard
  | TakeFaceUpCard
  | OccupyProvince
  | TakeOverProvince
  | PlaceGuard
  | PayCard
  | GiveCard
  | LevyTaxes
  | TakeBackGuard
  | Pass;

/** Chance: the topmost card of the supply shows this symbol. */
export interface DrawCard {
  readonly type: 'drawCard';
  readonly player: Chance;
  readonly symbol: CardSymbol;
}

export type Action = PlayerAction | DrawCard;
export type ActionType = Action['type'];

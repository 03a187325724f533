/** What players and chance can do: one small decision each. */
import type { Chance } from '../core/index.js';
import type { CardSymbol, PlayerId, PointId, SpaceId } from './vocabulary.js';

/** A decision of a player: its type and the player. */
export interface Decision<Type extends string> {
  readonly type: Type;
  readonly player: PlayerId;
}

/** R Moving Alexander: takes a face-up card and moves Alexander by it. */
export interface MoveByFaceUpCard extends Decision<'moveByFaceUpCard'> {
  readonly symbol: CardSymbol;
}

/** R Special Move: discards a card of the hand and moves Alexander by it. */
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
 * R Moving Alexander: moves along one side of a shortest path to its other end. If the side has no wall, one is placed.
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

/** R Occupy an Empty Province: begins to occupy the province of this name (its first space in reading order). */
export interface OccupyProvince extends Decision<'occupyProvince'> {
  readonly province: SpaceId;
}

/** R Take Over an Occupied Province: removes its guards for two cards each and begins to occupy it. */
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

/** R Take Over an Occupied Province: gives the loser one of the cards played. */
export interface GiveCard extends Decision<'giveCard'> {
  readonly symbol: CardSymbol;
}

/** R Levy Taxes: plays a card that matches a space with one of the player's guards. */
export interface LevyTaxes extends Decision<'levyTaxes'> {
  readonly symbol: CardSymbol;
}

/** R Take Back a Guard. */
export interface TakeBackGuard extends Decision<'takeBackGuard'> {
  readonly space: SpaceId;
}

/** R Further Actions: forgoes the rest of the turn's actions (ruling A22). */
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

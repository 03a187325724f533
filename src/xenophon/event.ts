/** Events: those of the base, those that variants share, and those of this variant. */
import type { GameEvent as BaseEvent, Said } from '../conquest/event/index.js';
import type { ExtensionEvent } from '../conquest/extension/event.js';
import type { LeaderId, ProvinceId, SideId, UnitId } from '../conquest/vocabulary.js';
import type { Flank, Obstacle } from './vocabulary.js';

/** The events of this variant alone. */
export type OwnEvent =
  | InitiativeTaken
  | GroundTested
  | HillTried
  | ArrayOrdered
  | RoundsOrdered
  | RemnantCounted
  | LeaderChangedSides
  | HatredVented;

export type GameEvent = BaseEvent | ExtensionEvent | OwnEvent;
export type EventType = GameEvent['type'];

/** The order of play of the turn is decided (R X4.1, X4.2). */
export interface InitiativeTaken extends Said<'initiativeTaken'> {
  readonly order: readonly SideId[];
}

/**
 * The dice for the ground of a battle were rolled, and these obstacles are on its flanks (R X7.3). `die` is the last of
 * them; for a river, the one that decides the flank.
 */
export interface GroundTested extends Said<'groundTested'> {
  readonly province: ProvinceId;
  readonly die: number;
  readonly left: Obstacle | null;
  readonly right: Obstacle | null;
}

/** An army has tried to turn a mountain into a hill (R X7.3, optional). */
export interface HillTried extends Said<'hillTried'> {
  readonly side: SideId;
  readonly flank: Flank;
  readonly die: number;
  readonly climbed: boolean;
}

/** The side that sets up first is decided (R X7.2). */
export interface ArrayOrdered extends Said<'arrayOrdered'> {
  readonly first: SideId;
}

/** The side that begins the rounds of a battle is decided (R X4.1). */
export interface RoundsOrdered extends Said<'roundsOrdered'> {
  readonly first: SideId;
}

/** The pretender has fallen, and these units try to come home (R X9.2). */
export interface RemnantCounted extends Said<'remnantCounted'> {
  readonly units: readonly UnitId[];
}

/** A leader follows another side from now on (R X9.2). */
export interface LeaderChangedSides extends Said<'leaderChangedSides'> {
  readonly leader: LeaderId;
  readonly from: SideId;
  readonly to: SideId;
}

/** The brothers have fought hand to hand (R X10.1). Equal dice are rolled again. */
export interface HatredVented extends Said<'hatredVented'> {
  readonly leaders: readonly [LeaderId, LeaderId];
  readonly dice: readonly [number, number];
  /** The leader who dies; `null`: none yet. */
  readonly loser: LeaderId | null;
}

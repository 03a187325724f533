/** What happened: all that can in the base, what the variants share, and what belongs to this one. */
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

/** It is settled who moves after whom in this turn (R X4.1, X4.2). */
export interface InitiativeTaken extends Said<'initiativeTaken'> {
  readonly order: readonly SideId[];
}

/** The dice have fallen for the ground of a battle, and this lies on its flanks (R X7.3). The die is the last of them: of a river that which tells the flank. */
export interface GroundTested extends Said<'groundTested'> {
  readonly province: ProvinceId;
  readonly die: number;
  readonly left: Obstacle | null;
  readonly right: Obstacle | null;
}

/** An army has tried to make a hill of a mountain (R X7.3, optional). */
export interface HillTried extends Said<'hillTried'> {
  readonly side: SideId;
  readonly flank: Flank;
  readonly die: number;
  readonly climbed: boolean;
}

/** It is settled who sets up first (R X7.2). */
export interface ArrayOrdered extends Said<'arrayOrdered'> {
  readonly first: SideId;
}

/** It is settled who begins the rounds of a battle (R X4.1). */
export interface RoundsOrdered extends Said<'roundsOrdered'> {
  readonly first: SideId;
}

/** The pretender has fallen, and these are left to come home (R X9.2). */
export interface RemnantCounted extends Said<'remnantCounted'> {
  readonly units: readonly UnitId[];
}

/** A leader follows another side from now on (R X9.2). */
export interface LeaderChangedSides extends Said<'leaderChangedSides'> {
  readonly leader: LeaderId;
  readonly from: SideId;
  readonly to: SideId;
}

/** The brothers have fought hand to hand (R X10.1): of equal dice nothing comes, and they fall again. */
export interface HatredVented extends Said<'hatredVented'> {
  readonly leaders: readonly [LeaderId, LeaderId];
  readonly dice: readonly [number, number];
  /** Who dies; `null`: nobody yet. */
  readonly loser: LeaderId | null;
}

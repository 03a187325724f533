/** R 14: frames of the random events. */
import type { Nation, ProvinceId, SideId, UnitId } from '../vocabulary.js';

export type EventsFrame = RandomEventsFrame | RevoltFrame | RaidFrame | GatheringFrame;

/** R 14.1: all events, one by one. */
export interface RandomEventsFrame {
  readonly kind: 'randomEvents';
  /** The number of events that have been resolved. */
  readonly step: number;
}

/** R 14.2: the Spartans may revolt. */
export interface RevoltFrame {
  readonly kind: 'revolt';
  /** The side that rolls. */
  readonly side: SideId;
  /** The province of the revolt. */
  readonly province: ProvinceId;
  /** The die is awaited; or they have revolted, and mercenaries may join them. */
  readonly stage: 'test' | 'mercenaries' | 'over';
}

/** R 14.3: barbarians may raid. */
export interface RaidFrame {
  readonly kind: 'raid';
  readonly stage: 'place' | 'size' | 'over';
  /** The province that they raid; `null` before it is known. */
  readonly province: ProvinceId | null;
}

/** R 14.2, 14.3: units come into a province. The die gives their number, and their side chooses them. */
export interface GatheringFrame {
  readonly kind: 'gathering';
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly nation: Nation;
  /** The number of units that still come. */
  readonly left: number;
  /** The units that were chosen; they come together. */
  readonly chosen: readonly UnitId[];
  /** Whether they are raiders, which form a group (R 14.3). */
  readonly raiders: boolean;
}

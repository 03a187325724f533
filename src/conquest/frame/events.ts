/** R 14: frames of the random events. */
import type { Nation, ProvinceId, SideId, UnitId } from '../vocabulary.js';

export type EventsFrame = RandomEventsFrame | RevoltFrame | RaidFrame | GatheringFrame;

/** R 14.1: event after event. */
export interface RandomEventsFrame {
  readonly kind: 'randomEvents';
  /** How many of them have been looked at. */
  readonly step: number;
}

/** R 14.2: the Spartans may rise. */
export interface RevoltFrame {
  readonly kind: 'revolt';
  /** Whose roll it is. */
  readonly side: SideId;
  /** Where they would rise. */
  readonly province: ProvinceId;
  /** The die is called for; they have risen, and mercenaries may join them. */
  readonly stage: 'test' | 'mercenaries' | 'over';
}

/** R 14.3: barbarians may raid. */
export interface RaidFrame {
  readonly kind: 'raid';
  readonly stage: 'place' | 'size' | 'over';
  /** Where they come; `null` as long as that is not known. */
  readonly province: ProvinceId | null;
}

/** R 14.2, 14.3: units come into a province, as many as the die has said, and those whom their side chooses. */
export interface GatheringFrame {
  readonly kind: 'gathering';
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly nation: Nation;
  /** How many come yet. */
  readonly left: number;
  /** Who has been chosen; they come together. */
  readonly chosen: readonly UnitId[];
  /** They are a group of raiders (R 14.3). */
  readonly raiders: boolean;
}

/** R 14: random events. The events of `deeds` report the units that come. */
import type { Nation, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type ChanceEvent = RevoltTested | RaidTested | BandSized;

/** The die for a revolt was rolled (R 14.2). */
export interface RevoltTested extends Said<'revoltTested'> {
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly die: number;
  /** Its modifier. */
  readonly added: number;
  readonly revolts: boolean;
}

/** The die for the province of a raid was rolled (R 14.3); `null`: no raid. */
export interface RaidTested extends Said<'raidTested'> {
  readonly die: number;
  readonly province: ProvinceId | null;
  /** Whether any raider could come from there; then a die is rolled for their number. */
  readonly raids: boolean;
}

/** The die for the number of units was rolled: mercenaries who join a revolt (R 14.2), or raiders (R 14.3). */
export interface BandSized extends Said<'bandSized'> {
  readonly nation: Nation;
  readonly province: ProvinceId;
  readonly die: number;
  /** The number by the die; no more come than there are. */
  readonly units: number;
}

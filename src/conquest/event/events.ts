/** R 14: random events. Who comes is told by the deeds. */
import type { Nation, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type ChanceEvent = RevoltTested | RaidTested | BandSized;

/** The die has fallen for a revolt (R 14.2). */
export interface RevoltTested extends Said<'revoltTested'> {
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly die: number;
  /** What is added to it. */
  readonly added: number;
  readonly revolts: boolean;
}

/** The die has fallen for where raiders come (R 14.3); `null`: nowhere. */
export interface RaidTested extends Said<'raidTested'> {
  readonly die: number;
  readonly province: ProvinceId | null;
  /** Whether there is anybody who could come from there; then a die falls for how many. */
  readonly raids: boolean;
}

/** The die has fallen for how many come: mercenaries to a revolt (R 14.2), or raiders (R 14.3). */
export interface BandSized extends Said<'bandSized'> {
  readonly nation: Nation;
  readonly province: ProvinceId;
  readonly die: number;
  /** As many as the die says, of whom only those come that there are. */
  readonly units: number;
}

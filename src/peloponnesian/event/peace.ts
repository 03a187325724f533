/** R 20: events of peace. */
import type { Camp, CardId, HexId, PlayerId, RegionId, Season } from '../vocabulary.js';
import type { Said } from './common.js';

export type PeaceEvent =
  | PeaceDemanded
  | PeaceRolled
  | PeaceProposed
  | PeaceAnswered
  | PeaceSigned
  | SiegeEnded
  | PeaceYearRolled
  | PeaceBroken
  | GrievanceRolled
  | PeaceEnded;

/** R C: a player makes another player roll for peace. */
export interface PeaceDemanded extends Said<'peaceDemanded'> {
  readonly player: PlayerId;
  readonly on: PlayerId;
}
/** R C, 23.3: a player's roll for peace, with all modifiers; `fails`: the embassies leave the board. */
export interface PeaceRolled extends Said<'peaceRolled'> {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly die: number;
  readonly total: number;
  readonly succeeds: boolean;
  readonly fails: boolean;
}
/** R 20.1 b */
export interface PeaceProposed extends Said<'peaceProposed'> {
  readonly player: PlayerId;
}
/** R 20.1 b */
export interface PeaceAnswered extends Said<'peaceAnswered'> {
  readonly player: PlayerId;
  /** The proposer. */
  readonly to: PlayerId;
  readonly accepts: boolean;
}
/** R 20.1: peace is signed, by a card or by agreement (`null`). */
export interface PeaceSigned extends Said<'peaceSigned'> {
  readonly card: CardId | null;
  readonly year: number;
  readonly season: Season;
}
/** R 20.2: the siege of a place ends without a victory; `defender` is the player of the place, or `null`. */
export interface SiegeEnded extends Said<'siegeEnded'> {
  readonly hex: HexId;
  readonly defender: PlayerId | null;
}
/**
 * R 20.2: the roll of a region with leaders at the end of a year of peace, with one for each further leader, and its
 * effect on Allegiance.
 */
export interface PeaceYearRolled extends Said<'peaceYearRolled'> {
  readonly region: RegionId;
  /** The holder of the region. */
  readonly player: PlayerId;
  /** The number of the holder's leaders there. */
  readonly count: number;
  readonly die: number;
  readonly total: number;
  readonly allegiance: number;
}
/** Acts against a peace. */
export const BREACHES = ['trespass', 'siege', 'interception', 'battle', 'capture', 'destruction', 'card'] as const;
export type HowBroken = (typeof BREACHES)[number];
/** R 20.3: a camp does what the peace forbids, or what counts as grievances of the other side. */
export interface PeaceBroken extends Said<'peaceBroken'> {
  readonly by: Camp;
  readonly how: HowBroken;
  readonly violates: boolean;
  readonly grievances: number;
}
/** R 20.3: a player's roll for their grievances, with one for each of them. */
export interface GrievanceRolled extends Said<'grievanceRolled'> {
  readonly player: PlayerId;
  readonly die: number;
  readonly grievances: number;
  readonly total: number;
  readonly succeeds: boolean;
}
/** R 20.3: open war resumes. */
export interface PeaceEnded extends Said<'peaceEnded'> {
  /** The player whose grievances have ended the peace. */
  readonly by: PlayerId;
}

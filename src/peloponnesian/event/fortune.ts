/** R C: cards of the gods, the weather and fate: what happens. */
import type { LeaderId, PieceId, PlaceId, PlayerId, RegionId, SeaId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type FortuneEvent =
  | StormRolled
  | StormStruck
  | OracleSpoke
  | EarthShook
  | MoonDarkened
  | FestivalHeld
  | LeaderStruck
  | PlagueRaged
  | RegionsInvaded;

/** R 3.2: a die falls for a storm, with what Winter adds. */
export interface StormRolled extends Said<'stormRolled'> {
  readonly die: number;
  readonly total: number;
  readonly rises: boolean;
}
/** A storm strikes an Open Sea, and all fleets there go down. */
export interface StormStruck extends Said<'stormStruck'> {
  readonly sea: SeaId;
  readonly fleets: readonly UnitId[];
}
/** The oracle speaks of a player, whose units fight with this added to their morale. */
export interface OracleSpoke extends Said<'oracleSpoke'> {
  readonly player: PlayerId;
  readonly morale: number;
}
/** Nobody moves in these regions or into them in the first Campaign Turn. */
export interface EarthShook extends Said<'earthShook'> {
  readonly regions: readonly RegionId[];
}
/** Attackers fight with this added to their morale in the first Campaign Turn. */
export interface MoonDarkened extends Said<'moonDarkened'> {
  readonly morale: number;
}
/** The die names regions that hold a festival; none of them need be in play. */
export interface FestivalHeld extends Said<'festivalHeld'> {
  readonly die: number;
  readonly regions: readonly RegionId[];
}
/** A leader is lost, rests in the first Campaign Turn, or has lost hold of his soldiers. */
export interface LeaderStruck extends Said<'leaderStruck'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly at: PlaceId;
  readonly how: 'lost' | 'rests' | 'raids';
}
/** A piece with its die. */
export interface PlagueDie {
  readonly piece: PieceId;
  readonly die: number;
}
/** Units and leaders in a region and its pool are lost whose dice show so much. */
export interface PlagueRaged extends Said<'plagueRaged'> {
  readonly region: RegionId;
  readonly lostFrom: number;
  readonly dice: readonly PlagueDie[];
}
/** Enemies from abroad come into these regions, through which nobody passes by area movement in this season. */
export interface RegionsInvaded extends Said<'regionsInvaded'> {
  readonly regions: readonly RegionId[];
}

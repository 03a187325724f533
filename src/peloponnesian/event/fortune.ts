/** R C: events of cards of the gods, the weather and fate. */
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

/** R 3.2: a roll for a storm, with the modifier of Winter. */
export interface StormRolled extends Said<'stormRolled'> {
  readonly die: number;
  readonly total: number;
  readonly rises: boolean;
}
/** A storm strikes an Open Sea, and all fleets there sink. */
export interface StormStruck extends Said<'stormStruck'> {
  readonly sea: SeaId;
  readonly fleets: readonly UnitId[];
}
/** The oracle changes the morale of a player's units in combat by this number. */
export interface OracleSpoke extends Said<'oracleSpoke'> {
  readonly player: PlayerId;
  readonly morale: number;
}
/** No piece moves in these regions or into them in the first Campaign Turn. */
export interface EarthShook extends Said<'earthShook'> {
  readonly regions: readonly RegionId[];
}
/** The morale of attackers changes by this number in the first Campaign Turn. */
export interface MoonDarkened extends Said<'moonDarkened'> {
  readonly morale: number;
}
/** The die selects the regions of a festival, in play or not. */
export interface FestivalHeld extends Said<'festivalHeld'> {
  readonly die: number;
  readonly regions: readonly RegionId[];
}
/** A leader is lost, rests in the first Campaign Turn, or loses control of the stack. */
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
/** Units and leaders in a region and its pool are lost if their dice show at least a given number. */
export interface PlagueRaged extends Said<'plagueRaged'> {
  readonly region: RegionId;
  readonly lostFrom: number;
  readonly dice: readonly PlagueDie[];
}
/** Invaders from abroad enter these regions, which prevents area movement through them in this season. */
export interface RegionsInvaded extends Said<'regionsInvaded'> {
  readonly regions: readonly RegionId[];
}

/** R 17, 18: combat: what happens. */
import type { Combatant, Side } from '../frame/combat.js';

import type { CombatResult, HexId, Odds, PieceId, PlayerId, PlaceId } from '../vocabulary.js';
import type { Said } from './common.js';

export type CombatEvent =
  | DefendersArrayed
  | BattleBegan
  | RoundFought
  | UnitWavered
  | GarrisonFell
  | WallsBreached
  | BattleBrokenOff
  | CavalryPursued
  | BattleWon
  | PlaceMasked
  | AttackAbandoned;

/** R 18.2: who stands outside of a city or fort. */
export interface DefendersArrayed extends Said<'defendersArrayed'> {
  readonly at: HexId;
  readonly outside: readonly PieceId[];
}
export interface BattleBegan extends Said<'battleBegan'> {
  readonly at: PlaceId;
  readonly attacker: PlayerId;
  readonly element: 'land' | 'sea';
  readonly against: 'field' | 'assault';
}
/** The odds with all shifts, and what the die does to both sides. */
export interface RoundFought extends Said<'roundFought'> {
  readonly round: number;
  readonly odds: Odds;
  readonly die: number;
  readonly attacker: CombatResult;
  readonly defender: CombatResult;
}
/** A unit comes into the Retreat box. */
export interface UnitWavered extends Said<'unitWavered'> {
  readonly unit: Combatant;
}
/** R 18.3.4 */
export interface GarrisonFell extends Said<'garrisonFell'> {
  readonly at: PlaceId;
}
/** R 18.6.5 */
export interface WallsBreached extends Said<'wallsBreached'> {
  readonly at: PlaceId;
}
/** R 17.8 */
export interface BattleBrokenOff extends Said<'battleBrokenOff'> {
  readonly player: PlayerId;
  readonly side: Side;
}
/** R 17.9 */
export interface CavalryPursued extends Said<'cavalryPursued'> {
  readonly player: PlayerId;
  readonly odds: Odds;
  readonly die: number;
  readonly result: CombatResult;
}
/** R 17.10; `winner` is `null` where a garrison that is friendly to nobody has held its city. */
export interface BattleWon extends Said<'battleWon'> {
  readonly at: PlaceId;
  readonly winner: PlayerId | null;
  readonly decisive: boolean;
}
/** R 10.2 */
export interface PlaceMasked extends Said<'placeMasked'> {
  readonly hex: HexId;
  readonly player: PlayerId;
}
/** R 17.5.1: the odds are worse than 1-4, and the attackers turn back. */
export interface AttackAbandoned extends Said<'attackAbandoned'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
}

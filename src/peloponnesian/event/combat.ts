/** R 17, 18: combat: what happens. */
import type { Combatant, Side } from '../frame/combat.js';
import type { CombatResult, HexId, LeaderId, Odds, PieceId, PlaceId, PlayerId, UnitId, Wing } from '../vocabulary.js';
import type { Said } from './common.js';

export type CombatEvent =
  | DefendersArrayed
  | BattleBegan
  | RoundFought
  | MoraleChecked
  | UnitWavered
  | GarrisonFell
  | WallsBreached
  | BattleBrokenOff
  | CavalryPursued
  | BattleWon
  | LeaderEndangered
  | PlaceMasked
  | AttackAbandoned;

/** Who fights where; `defender` is `null` where a garrison that is friendly to nobody holds its city. */
interface OfBattle {
  readonly at: PlaceId;
  readonly attacker: PlayerId;
  readonly defender: PlayerId | null;
}

/** What is said of each side. */
export type BothSides<T> = Readonly<Record<Side, T>>;

/** A side with which a battle begins. */
export interface BattleForce {
  readonly leaders: readonly LeaderId[];
  /** Those who fight, and those who stand by: inside of a fortress, or before it. */
  readonly units: readonly UnitId[];
  /** What fleets at sea carry. */
  readonly cargo: readonly UnitId[];
}

/** R 18.2: which defenders stand outside of a city or fort. */
export interface DefendersArrayed extends Said<'defendersArrayed'> {
  readonly at: HexId;
  readonly player: PlayerId;
  readonly outside: readonly PieceId[];
}
export interface BattleBegan extends Said<'battleBegan'>, OfBattle {
  readonly element: 'land' | 'sea';
  readonly against: 'field' | 'assault';
  readonly attacking: BattleForce;
  readonly defending: BattleForce;
  /** The city has no other defender than its garrison (R 18.3). */
  readonly isGarrisonAlone: boolean;
  /** R 17.4.4: what walls, terrain, a river or the coast add to the morale of the defenders. */
  readonly bonus: number;
}

/** R 17.4: what shifts the odds by so many columns; a positive number is in favour of the attacker. */
export const SHIFTS = ['leaders', 'lightTroops'] as const;
export interface Shift {
  readonly why: (typeof SHIFTS)[number];
  readonly by: number;
}
/** R 17.3, 17.5.1: the odds of the numbers, what shifts them, the odds with all shifts, and what the die does to both sides. */
export interface RoundFought extends Said<'roundFought'>, OfBattle {
  readonly round: number;
  /** R D: the wing in which it is fought; left out: the battle is not fought in wings. */
  readonly wing?: Wing;
  /** How many fight on each side. */
  readonly strengths: BothSides<number>;
  readonly basic: Odds;
  readonly shifts: readonly Shift[];
  readonly odds: Odds;
  readonly die: number;
  readonly results: BothSides<CombatResult>;
}

/** A combatant with its die; `morale`: with all that is added to it, before the check. */
export interface MoraleCheck {
  readonly unit: Combatant;
  readonly die: number;
  readonly morale: number;
}
/** R 16.4.6, 17.5.3, 17.7.4, 17.9.1: dice against the morale of a player's units, with `added` to each. What it does to them is said after it. */
export interface MoraleChecked extends Said<'moraleChecked'> {
  readonly at: PlaceId;
  /** `null`: a garrison that is friendly to nobody. */
  readonly player: PlayerId | null;
  readonly added: number;
  readonly checks: readonly MoraleCheck[];
}
/** R 17.5.4: a unit comes into the Retreat box; `morale`: what is left of it. */
export interface UnitWavered extends Said<'unitWavered'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly unit: Combatant;
  readonly morale: number;
}
/** R 18.3.4 */
export interface GarrisonFell extends Said<'garrisonFell'> {
  readonly at: PlaceId;
  /** `null`: it was friendly to nobody. */
  readonly player: PlayerId | null;
}
/** R 18.6.5: `units`: those inside, who all fight from now on. */
export interface WallsBreached extends Said<'wallsBreached'>, OfBattle {
  readonly units: readonly UnitId[];
}
/** R 17.8 */
export interface BattleBrokenOff extends Said<'battleBrokenOff'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly side: Side;
  readonly round: number;
}
/** R 17.9: the cavalry of a player pursues units of another one. */
export interface CavalryPursued extends Said<'cavalryPursued'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly cavalry: readonly UnitId[];
  readonly against: PlayerId;
  readonly units: readonly UnitId[];
  readonly odds: Odds;
  readonly die: number;
  readonly result: CombatResult;
}
/** R 17.10: `winner` or `loser` is `null` where a garrison that is friendly to nobody has held its city, or lost it. */
export interface BattleWon extends Said<'battleWon'> {
  readonly at: PlaceId;
  readonly winner: PlayerId | null;
  readonly loser: PlayerId | null;
  readonly decisive: boolean;
  /** None where a city falls that helots have left without defence (R C). */
  readonly rounds: number;
  /** The units that both sides have lost. */
  readonly losses: { readonly winner: readonly UnitId[]; readonly loser: readonly UnitId[] };
}
/** R 7.8.6: a die for the life of a leader, after a battle in this place. */
export interface LeaderEndangered extends Said<'leaderEndangered'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly at: PlaceId;
  readonly die: number;
  readonly dies: boolean;
}
/** R 10.2 */
export interface PlaceMasked extends Said<'placeMasked'> {
  readonly hex: HexId;
  readonly player: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}
/** R 17.5.1: the odds are worse than 1-4, and the attackers turn back. */
export interface AttackAbandoned extends Said<'attackAbandoned'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  readonly defender: PlayerId;
  /** How many would fight on each side. */
  readonly strengths: BothSides<number>;
}

/** R 17, 18: events of combat. */
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

/**
 * The players and the place of a battle. `defender` is `null` if a garrison friendly to neither camp holds its city.
 */
interface OfBattle {
  readonly at: PlaceId;
  readonly attacker: PlayerId;
  readonly defender: PlayerId | null;
}

/** A value for each side. */
export type BothSides<T> = Readonly<Record<Side, T>>;

/** A side at the start of a battle. */
export interface BattleForce {
  readonly leaders: readonly LeaderId[];
  /** The units that fight, and the reserve inside or outside a fortress. */
  readonly units: readonly UnitId[];
  /** The units aboard fleets at sea. */
  readonly cargo: readonly UnitId[];
}

/** R 18.2: the defenders outside a city or fort. */
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
  /** Whether the city is defended by its garrison only (R 18.3). */
  readonly isGarrisonAlone: boolean;
  /** R 17.4.4: what walls, terrain, a river or the coast add to the morale of the defenders. */
  readonly bonus: number;
}

/** R 17.4: what shifts the odds, and by how many columns. A positive number favours the attacker. */
export const SHIFTS = ['leaders', 'lightTroops'] as const;
export interface Shift {
  readonly why: (typeof SHIFTS)[number];
  readonly by: number;
}
/** R 17.3, 17.5.1: the odds before shifts, the shifts, the final odds, and the result of the die for both sides. */
export interface RoundFought extends Said<'roundFought'>, OfBattle {
  readonly round: number;
  /** R D: the wing of the round. Left out if the battle is not fought in wings. */
  readonly wing?: Wing;
  /** The number of fighters on each side. */
  readonly strengths: BothSides<number>;
  readonly basic: Odds;
  readonly shifts: readonly Shift[];
  readonly odds: Odds;
  readonly die: number;
  readonly results: BothSides<CombatResult>;
}

/** A combatant with its die; `morale` is its modified morale before the check. */
export interface MoraleCheck {
  readonly unit: Combatant;
  readonly die: number;
  readonly morale: number;
}
/**
 * R 16.4.6, 17.5.3, 17.7.4, 17.9.1: dice, each with `added`, against the morale of a player's units. Further events
 * report the results.
 */
export interface MoraleChecked extends Said<'moraleChecked'> {
  readonly at: PlaceId;
  /** `null` for a garrison friendly to neither camp. */
  readonly player: PlayerId | null;
  readonly added: number;
  readonly checks: readonly MoraleCheck[];
}
/** R 17.5.4: a unit goes to the Retreat box; `morale` is what remains of its morale. */
export interface UnitWavered extends Said<'unitWavered'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly unit: Combatant;
  readonly morale: number;
}
/** R 18.3.4 */
export interface GarrisonFell extends Said<'garrisonFell'> {
  readonly at: PlaceId;
  /** `null` if it was friendly to neither camp. */
  readonly player: PlayerId | null;
}
/** R 18.6.5: `units` are the units inside, which all fight from now on. */
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
/** R 17.9: the cavalry of a player pursues units of another player. */
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
/** R 17.10: `winner` or `loser` is `null` if it is a garrison friendly to neither camp. */
export interface BattleWon extends Said<'battleWon'> {
  readonly at: PlaceId;
  readonly winner: PlayerId | null;
  readonly loser: PlayerId | null;
  readonly decisive: boolean;
  /** 0 if a city left undefended by a helot rising falls (R C). */
  readonly rounds: number;
  /** The losses of both sides. */
  readonly losses: { readonly winner: readonly UnitId[]; readonly loser: readonly UnitId[] };
}
/** R 7.8.6: a die for the life of a leader after a battle in this place. */
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
  /** The number of fighters that each side would have. */
  readonly strengths: BothSides<number>;
}

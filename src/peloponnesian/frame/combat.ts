/** R 17, 18: combat. */
import type { CombatResult, HexId, LeaderId, PieceId, PlayerId, SeaId, UnitId, Wing } from '../vocabulary.js';

export type CombatFrame = BattlesFrame | EncounterFrame | BattleFrame | RetreatFrame | CargoFrame;

/** R 17.1: pieces that have moved onto enemies, or intercept them, and their origin. */
export interface Attack {
  readonly at: HexId | SeaId;
  /** The attacking player. */
  readonly player: PlayerId;
  /** Units and leaders that came together. */
  readonly attackers: readonly PieceId[];
  /** At sea the enemies under attack. On land the attack is on all enemies there. */
  readonly targets: readonly UnitId[];
  /**
   * The hex or sea area from which they came, and to which they retreat. It is `at` itself if they mask a place there,
   * or sally from it.
   */
  readonly from: HexId | SeaId;
  /** Whether they landed directly from their ships (R 17.7.7). */
  readonly landed: boolean;
}

/** R 17.2: a player's combats are resolved in an order of the player's choice. */
export interface BattlesFrame {
  readonly kind: 'battles';
  readonly player: PlayerId;
  readonly left: readonly Attack[];
}

/**
 * R 10.2.1, 10.8.2, 18.2: attackers have entered a hex. Pieces take their places, and up to three battles follow:
 * between fleets outside a port, outside a city or fort, and an assault on it.
 */
export interface EncounterFrame {
  readonly kind: 'encounter';
  readonly attack: Attack;
  /**
   * `arrive`: the start; `berth`: fleets outside a port stay ashore or put to sea; `enter`: relieving fleets attack
   * those ashore or enter; `array`: defenders are inside or outside; `port`: fleets fight outside the port; `engage`:
   * battle outside; `storm`: assault or mask.
   */
  readonly stage: 'arrive' | 'berth' | 'enter' | 'array' | 'port' | 'engage' | 'storm' | 'end';
  /** Whether the place was masked or besieged before this attack (R 10.2.1 c, 17.7.1 b). */
  readonly masked: boolean;
  /** Attackers that have been in the Retreat box and do not fight again in this encounter (ruling R49). */
  readonly spent: readonly UnitId[];
}

/** A combatant: a unit or a garrison. */
export type Combatant = UnitId | 'garrison';

/** A unit in a battle (R 17.6). */
export interface Fighter {
  /** `garrison`: the garrison of the city (R 18.3.1). */
  readonly unit: Combatant;
  /** The sum of its modifiers: terrain, fortress, and all demoralization so far. */
  readonly modifier: number;
  /** Whether it is in the Retreat box. */
  readonly retreats: boolean;
}

/**
 * R 17.7: how a side retreats: `back` to where it came from; `anywhere` nearby; `inside` the place of the hex; `stay`
 * ashore or outside the walls; or `nowhere`.
 */
export type RetreatWay = 'back' | 'anywhere' | 'inside' | 'stay' | 'nowhere';

/** One side of a battle. */
export interface BattleSide {
  readonly player: PlayerId;
  readonly fighters: readonly Fighter[];
  /**
   * Units on land that take no part: those inside a fortress, and those outside walls or a city that may not assault
   * it.
   */
  readonly reserve: readonly UnitId[];
  /** Units aboard fleets at sea (R 17.3.1). */
  readonly cargo: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly lost: readonly UnitId[];
  readonly way: RetreatWay;
}

export type Side = 'attacker' | 'defender';

/** R 17, 18: a battle in the open, at sea, or for a city or fort. */
export interface BattleFrame {
  readonly kind: 'battle';
  readonly at: HexId | SeaId;
  readonly from: HexId | SeaId;
  readonly landed: boolean;
  /** At sea only fleets fight, with their printed morale (R 17.3.1, 17.4.6). */
  readonly element: 'land' | 'sea';
  /** `field`: outside any place, or at sea; `assault`: against units inside. */
  readonly against: 'field' | 'assault';
  /**
   * `walls`: which units man them; `wings`: whether it is fought in wings (R D); `odds`: the combat die; `checks`,
   * `seconds`: morale checks of the attacker, then of the defender; `waver`: which units leave the walls; `verdict`:
   * which units must retreat; `attackerBreaks`, `defenderBreaks`: whether a side breaks off; `pursuit` and later
   * stages: the aftermath.
   */
  readonly stage:
    | 'walls'
    | 'wings'
    | 'odds'
    | 'attackerChecks'
    | 'attackerSeconds'
    | 'defenderChecks'
    | 'defenderSeconds'
    | 'waver'
    | 'verdict'
    | 'attackerBreaks'
    | 'defenderBreaks'
    | 'pursuit'
    | 'pursuitChecks'
    | 'cargo'
    | 'retreat'
    | 'victory'
    | 'fates'
    | 'capture'
    | 'end';
  /** The number of rounds, the one in progress included. */
  readonly round: number;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** Whether the walls are breached, so that the place is no longer a fortress (R 18.6.5). */
  readonly breached: boolean;
  /** The result of this round for the attacker and for the defender, or `null` before the die. */
  readonly result: readonly [attacker: CombatResult, defender: CombatResult] | null;
  /** The combatants for whom dice are rolled, in this order, or who decide whether to leave the walls. */
  readonly due: readonly Combatant[];
  readonly winner: Side | null;
  /** Whether the defender has broken off (ruling R45). */
  readonly brokenOff: boolean;
  /** R D: the wing of the battle below in which this round is fought. The other units of both sides are in reserve. */
  readonly wing?: Wing;
}

/** Pieces that retreat together. */
export interface Party {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** R 17.7: the losers retreat, party by party. */
export interface RetreatFrame {
  readonly kind: 'retreat';
  readonly player: PlayerId;
  readonly at: HexId | SeaId;
  readonly from: HexId | SeaId;
  readonly landed: boolean;
  readonly element: 'land' | 'sea';
  readonly way: RetreatWay;
  readonly left: readonly Party[];
  /** Units that found no refuge (ruling R39). */
  readonly lost: readonly UnitId[];
}

/** R 16.7.2, 17.3.1: the remaining fleets cannot carry all units. */
export interface CargoFrame {
  readonly kind: 'cargo';
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly fleets: number;
  readonly lost: readonly UnitId[];
}

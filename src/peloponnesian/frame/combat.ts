/** R 17, 18: combat. */
import type { CombatResult, HexId, LeaderId, PieceId, PlayerId, SeaId, UnitId, Wing } from '../vocabulary.js';

export type CombatFrame = BattlesFrame | EncounterFrame | BattleFrame | RetreatFrame | CargoFrame;

/** R 17.1: pieces that have moved onto enemies, or intercept them, and from where. */
export interface Attack {
  readonly at: HexId | SeaId;
  /** The player who attacks. */
  readonly player: PlayerId;
  /** Units and leaders that came together. */
  readonly attackers: readonly PieceId[];
  /** At sea: the enemies that are attacked; on land all that are there. */
  readonly targets: readonly UnitId[];
  /** The hex or sea area from which they came, to which they retreat; `at` itself: they mask a place there, or sally from it. */
  readonly from: HexId | SeaId;
  /** They landed straight from their ships (R 17.7.7). */
  readonly landed: boolean;
}

/** R 17.2: a player's combats are resolved in the order of that player's choosing. */
export interface BattlesFrame {
  readonly kind: 'battles';
  readonly player: PlayerId;
  readonly left: readonly Attack[];
}

/**
 * R 10.2.1, 10.8.2, 18.2: attackers have come: who stands where, then up to three battles: between fleets before a port, outside of a city or
 * fort, and for it.
 */
export interface EncounterFrame {
  readonly kind: 'encounter';
  readonly attack: Attack;
  /**
   * `arrive`: what is there; `berth`: fleets before a port stay ashore or put to sea; `enter`: relieving fleets attack those ashore or enter;
   * `array`: defenders stand inside or outside; `port`: fleets fight before the port; `engage`: battle outside; `storm`: assault or mask.
   */
  readonly stage: 'arrive' | 'berth' | 'enter' | 'array' | 'port' | 'engage' | 'storm' | 'end';
  /** The place was masked or besieged before this attack (R 10.2.1 c, 17.7.1 b). */
  readonly masked: boolean;
  /** Attackers that have been in the Retreat box and fight no more in this encounter (ruling R49). */
  readonly spent: readonly UnitId[];
}

/** Who fights. */
export type Combatant = UnitId | 'garrison';

/** A unit in a battle (R 17.6). */
export interface Fighter {
  /** `garrison`: the garrison of the city (R 18.3.1). */
  readonly unit: Combatant;
  /** What is added to its morale: terrain, fortress, and all demoralization so far. */
  readonly modifier: number;
  /** In the Retreat box. */
  readonly retreats: boolean;
}

/**
 * R 17.7: how a side retreats: `back` to where it came from; `anywhere` near; `inside` the place of the hex; it `stays` where it is, ashore or
 * before the walls; or `nowhere`.
 */
export type RetreatWay = 'back' | 'anywhere' | 'inside' | 'stay' | 'nowhere';

/** One side of a battle. */
export interface BattleSide {
  readonly player: PlayerId;
  readonly fighters: readonly Fighter[];
  /** Units on land that take no part: those inside a fortress, and those before walls or a city that may not attack it. */
  readonly reserve: readonly UnitId[];
  /** Units that fleets at sea carry (R 17.3.1). */
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
  /** `field`: outside of any place, or at sea; `assault`: against those inside. */
  readonly against: 'field' | 'assault';
  /**
   * `walls`: who mans them; `wings`: it is fought in wings, if somebody wants it (R D); `odds`: the combat die; `checks`, `seconds`: morale of the attacker, then of the defender; `waver`: who leaves
   * the walls; `verdict`: who must retreat; `attackerBreaks`, `defenderBreaks`: whether they break off; `pursuit` and all after it: what
   * follows.
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
  /** Rounds that have been fought, with the one in progress. */
  readonly round: number;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** R 18.6.5: the walls are breached: from now on this is no fortress. */
  readonly breached: boolean;
  /** What this round does to the attacker and to the defender; `null`: the die has not fallen. */
  readonly result: readonly [attacker: CombatResult, defender: CombatResult] | null;
  /** For whom dice are rolled, in this order; or who is asked whether to leave the walls. */
  readonly due: readonly Combatant[];
  readonly winner: Side | null;
  /** The defender has broken off (ruling R45). */
  readonly brokenOff: boolean;
  /** R D: it is one round in this wing of the battle below; the other units of both sides stand by. */
  readonly wing?: Wing;
}

/** Pieces that retreat together. */
export interface Party {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** R 17.7: the beaten retreat, party by party. */
export interface RetreatFrame {
  readonly kind: 'retreat';
  readonly player: PlayerId;
  readonly at: HexId | SeaId;
  readonly from: HexId | SeaId;
  readonly landed: boolean;
  readonly element: 'land' | 'sea';
  readonly way: RetreatWay;
  readonly left: readonly Party[];
  /** Units that found no place (ruling R39). */
  readonly lost: readonly UnitId[];
}

/** R 16.7.2, 17.3.1: fleets that are left cannot carry all units any more. */
export interface CargoFrame {
  readonly kind: 'cargo';
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly fleets: number;
  readonly lost: readonly UnitId[];
}

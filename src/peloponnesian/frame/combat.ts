/** R 17, 18: combat. */
import type { HexId, LeaderId, PieceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';

export type CombatFrame = BattlesFrame | BattleFrame;

/** R 17.1: pieces that have moved onto enemies, or intercept them, and from where. */
export interface Attack {
  readonly at: HexId | SeaId;
  /** The player who attacks. */
  readonly player: PlayerId;
  /** Units and leaders that came together. */
  readonly attackers: readonly PieceId[];
  /** At sea: the enemies that are attacked; on land all that are there. */
  readonly targets: readonly UnitId[];
  /** The hex or sea area from which they came, to which they retreat. */
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

/** A unit in a battle (R 17.6). */
export interface Fighter {
  /** `garrison`: the garrison of the city (R 18.3). */
  readonly unit: UnitId | 'garrison';
  /** What is added to its morale: terrain, fortress, and all demoralization so far. */
  readonly modifier: number;
  /** In the Retreat box. */
  readonly retreats: boolean;
}

/** One side of a battle. */
export interface BattleSide {
  readonly player: PlayerId;
  readonly fighters: readonly Fighter[];
  /** Units that take no part: reserves inside a fortress, cavalry before walls, passengers of fleets. */
  readonly reserve: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly lost: readonly UnitId[];
}

/** R 17, 18: a battle in the open, at sea, or for a city or fort. Combat's own file says what each stage asks. */
export interface BattleFrame {
  readonly kind: 'battle';
  readonly attack: Attack;
  /** `field`: outside of any place, or at sea; `assault`: against those inside. */
  readonly against: 'field' | 'assault';
  readonly stage:
    'array' | 'mask' | 'odds' | 'attackerChecks' | 'defenderChecks' | 'breakOff' | 'pursuit' | 'leaders' | 'end';
  readonly round: number;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  readonly breached: boolean;
}

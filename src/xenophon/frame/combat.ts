/** R X4.1, X7, X10.1: frames of combat. */
import type { ForceName, LeaderId, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { Flank, Obstacle } from '../vocabulary.js';

export type CombatFrame = BattlefieldFrame | OpeningFrame | HatredFrame;

/** R X7.2, X7.3: where a battle is fought, and who sets up first; it lies below the battle as long as that lasts. */
export interface BattlefieldFrame {
  readonly kind: 'battlefield';
  readonly province: ProvinceId;
  readonly forces: readonly [ForceName, ForceName];
  /** The side that seeks the battle. It decides who sets up first. */
  readonly phasing: SideId;
  /** The side that it fights. */
  readonly enemy: SideId;
  /** The next stage: a roll or a decision. */
  readonly stage: 'ground' | 'riverFlank' | 'hill' | 'climb' | 'order' | 'battle' | 'over';
  readonly left: Obstacle | null;
  readonly right: Obstacle | null;
  /** The flank of the mountain that may become a hill. */
  readonly trying: Flank | null;
  /** The side that sets up first; `null` before that is decided. */
  readonly arrayed: SideId | null;
}

/** R X4.1: a side decides who begins the rounds of a battle. The frame below reads `first`. */
export interface OpeningFrame {
  readonly kind: 'opening';
  readonly side: SideId;
  readonly enemy: SideId;
  readonly first: SideId | null;
}

/** R X10.1: the heads of the two sides fight hand to hand: each rolls, and the loser dies. */
export interface HatredFrame {
  readonly kind: 'hatred';
  readonly leaders: readonly [LeaderId, LeaderId];
  readonly dice: readonly number[];
  /** Whether one of them is dead. */
  readonly done: boolean;
}

/** Decisions of the Reaction Step and of battles (R 9 to 12). */
import type { CombatUnit, Commander, RoyalId, SpaceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type CombatAction =
  | Decision<'moveIntoCity', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'moveOutOfCity', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'moveGeneralThroughGate', { readonly general: Commander; readonly inside: boolean }>
  | Decision<'moveRoyalThroughGate', { readonly royal: RoyalId | 'cart'; readonly inside: boolean }>
  | Decision<'avoidBattle'>
  | Decision<'avoidTo', { readonly to: SpaceId }>
  /** Declares an interception from a space under a commander. CUs and generals are added next (R 11.2). */
  | Decision<'intercept', { readonly from: SpaceId; readonly inside: boolean; readonly commander: Commander }>
  | Decision<'interceptWith', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'interceptWithGeneral', { readonly general: Commander }>
  | Decision<'declareInterception'>
  /** The interceptor becomes the Attacker (R 19.3.2). */
  | Decision<'becomeAttacker'>
  | Decision<'withdraw'>
  | Decision<'standAndFight'>
  /** Comes out of a besieged city to take part in the battle (R 12.1.2). */
  | Decision<'joinBattle', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'joinBattleWithGeneral', { readonly general: Commander }>
  /** Provides a Minor General from the supply or, in the player's own turn, from another place (R 12.4.2). */
  | Decision<'succeed', { readonly from: 'supply' | SpaceId; readonly inside: boolean }>;

/** Decisions of the Reaction Step and of battles (R 9 to 12). */
import type { Commander } from '../state.js';
import type { CombatUnit, GeneralId, SpaceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type CombatAction =
  | Decision<'moveIntoCity', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'moveOutOfCity', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'moveGeneralThroughGate', { readonly general: Commander; readonly inside: boolean }>
  | Decision<'moveRoyalThroughGate', { readonly royal: string; readonly inside: boolean }>
  | Decision<'avoidBattle'>
  | Decision<'avoidTo', { readonly to: SpaceId }>
  /** Declares an interception from a space under a commander, then takes CUs and generals along (R 11.2). */
  | Decision<'intercept', { readonly from: SpaceId; readonly commander: Commander }>
  | Decision<'interceptWith', { readonly unit: CombatUnit; readonly count: number }>
  | Decision<'interceptWithGeneral', { readonly general: GeneralId }>
  | Decision<'declareInterception'>
  | Decision<'withdraw'>
  | Decision<'standAndFight'>
  | Decision<'joinBattle', { readonly joins: boolean }>
  /** Provides a commander from the supply, or from another space on one's own turn (R 12.4.2). */
  | Decision<'succeed', { readonly from: 'supply' | SpaceId }>;

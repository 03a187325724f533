/** Decisions about Independent Armies (R 14, 19.4). */
import type { CardId, IndependentArmyId, SpaceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type SiegeAction =
  | Decision<'moveIndependentArmy', { readonly army: IndependentArmyId; readonly to: SpaceId }>
  | Decision<'placeIndependentMarker', { readonly space: SpaceId }>
  | Decision<'endIndependentArmy', { readonly army: IndependentArmyId }>
  /** Discards a Surprise card so that an Independent Army may try to intercept or to Avoid Battle (R 19.4). */
  | Decision<'reactWithIndependentArmy', { readonly card: CardId; readonly army: IndependentArmyId }>
  /** Chooses where an Independent Army retreats (R 12.6, 14.7). */
  | Decision<'retreatIndependentArmy', { readonly army: IndependentArmyId; readonly to: SpaceId | 'box' }>;

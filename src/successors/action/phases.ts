/** Actions of players and of chance in set-up and in the phases of a Game Turn. */
import type { CardId, CombatUnit, GeneralId, PlayerId, SpaceId } from '../vocabulary.js';
import type { Decision, Fate, Pass } from './base.js';

export type PhaseAction =
  /** One die is rolled. */
  | Fate<'roll', { readonly die: number }>
  /** A starting General is dealt (R 5.4). */
  | Fate<'dealGeneral', { readonly to: PlayerId; readonly general: GeneralId }>
  /** A card is dealt or drawn (R 6.5, 4.31.1). */
  | Fate<'drawCard', { readonly to: PlayerId; readonly card: CardId }>
  | Decision<'keepGeneral', { readonly general: GeneralId }>
  | Decision<'placeGeneral', { readonly general: GeneralId; readonly space: SpaceId }>
  | Decision<'chooseFirstPlayer', { readonly first: PlayerId }>
  /** Takes two Mercenaries as Reinforcements, or one Elite Cavalry CU instead (R 19.9.2). */
  | Decision<'chooseAllotment', { readonly unit: 'mercenary' | 'cavalry' }>
  /** Deploys CUs of one kind (R 6.4). */
  | Decision<'deployUnits', { readonly unit: CombatUnit; readonly count: number; readonly space: SpaceId }>
  | Decision<'deployGeneral', { readonly general: GeneralId; readonly space: SpaceId }>
  /** Deploys a Minor General from the supply with CUs in a zone of a space (R 6.4.3). */
  | Decision<'deployMinorGeneral', { readonly space: SpaceId; readonly inside: boolean }>
  | Decision<'bury', { readonly space: SpaceId }>
  | Pass;

/** Decisions within card events: targets of several kinds. */
import type {
  CardId,
  CombatUnit,
  Commander,
  FleetId,
  GeneralId,
  IndependentArmyId,
  PlayerId,
  ProvinceId,
  RoyalId,
  SpaceId,
} from '../vocabulary.js';
import type { Decision, Fate } from './base.js';

export type CardAction =
  | Decision<'targetSpace', { readonly space: SpaceId }>
  | Decision<'targetProvince', { readonly province: ProvinceId }>
  | Decision<'targetPlayer', { readonly target: PlayerId }>
  | Decision<
      'targetArmy',
      { readonly target: PlayerId | IndependentArmyId; readonly space: SpaceId; readonly inside: boolean }
    >
  | Decision<'targetGeneral', { readonly general: GeneralId }>
  | Decision<'targetCommander', { readonly commander: Commander; readonly space: SpaceId; readonly inside: boolean }>
  | Decision<'targetRoyal', { readonly royal: RoyalId }>
  | Decision<'targetCart'>
  | Decision<'targetFleet', { readonly fleet: FleetId }>
  | Decision<'targetUnit', { readonly unit: CombatUnit }>
  | Decision<'targetDie', { readonly index: number }>
  | Fate<'stealCard', { readonly from: PlayerId; readonly card: CardId }>;

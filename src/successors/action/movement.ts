/** Decisions of an activation (R 8). */
import type { CombatUnit, FleetId, GeneralId, PlayerId, RoyalId, SpaceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type MovementAction =
  /** Moves along a Land, Mountain or Strait path; `passage`: asks for Friendly Passage (R 8.3.8). */
  | Decision<'march', { readonly to: SpaceId; readonly passage: boolean }>
  | Decision<'disband', { readonly count: number }>
  /** Picks up CUs of one kind that stand here (in the city, if `inside`). */
  | Decision<'takeUnits', { readonly unit: CombatUnit; readonly count: number; readonly inside: boolean }>
  | Decision<'leaveUnits', { readonly unit: CombatUnit; readonly count: number; readonly inside: boolean }>
  | Decision<'takeGeneral', { readonly general: GeneralId; readonly inside: boolean }>
  | Decision<'leaveGeneral', { readonly general: GeneralId; readonly inside: boolean }>
  | Decision<'takeMinorGeneral', { readonly inside: boolean }>
  /**
   * Drops off a Minor General: one of the group, one from the supply, or one repositioned from another space (R 3.1.2).
   */
  | Decision<'leaveMinorGeneral', { readonly from: 'group' | 'supply' | SpaceId; readonly inside: boolean }>
  | Decision<'takeRoyal', { readonly royal: RoyalId; readonly inside: boolean }>
  | Decision<'leaveRoyal', { readonly royal: RoyalId; readonly inside: boolean }>
  | Decision<'takeCart', { readonly inside: boolean }>
  | Decision<'leaveCart', { readonly inside: boolean }>
  | Decision<'removeEnemyMarker', { readonly space: SpaceId }>
  | Decision<'siege', { readonly space: SpaceId }>
  /** A Subjugation by an Army with Elite Cavalry, for 1 Movement Point (R 19.9.4). */
  | Decision<'subjugateWithCavalry', { readonly space: SpaceId }>
  /** Attacks a player who granted Friendly Passage (R 8.3.8.1) or, from inside a city, its besiegers (R 13.2.6). */
  | Decision<'attack', { readonly target: PlayerId | 'independent' }>
  | Decision<'grantPassage', { readonly grant: boolean }>
  | Decision<'embark'>
  | Decision<'escort', { readonly fleet: FleetId }>
  | Decision<'setSail'>
  | Decision<'sail', { readonly to: SpaceId }>
  | Decision<'debark', { readonly inside: boolean }>
  | Decision<'interceptAtSea', { readonly fleet: FleetId }>
  | Decision<'joinNavalBattle'>
  /** Ends the activation; `inside`: the group enters the city of its space. */
  | Decision<'endActivation', { readonly inside: boolean }>;

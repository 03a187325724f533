/** Decisions of the Strategy Phase. */
import type { CardId, CombatUnit, Commander, FleetId, GeneralId, PlayerId, SpaceId } from '../vocabulary.js';
import type { Decision, Fate } from './base.js';

export type SegmentAction =
  | Decision<'removeMarker', { readonly space: SpaceId }>
  | Decision<'placeMarker', { readonly space: SpaceId }>
  /** Begins a capital with the CUs of a space (R 19.8). */
  | Decision<'buildCapital', { readonly space: SpaceId }>
  /** Plays a card in the Tyche Segment for its event, its Operation Points, or to discard it (R 6.6.3). */
  | Decision<'playCard', { readonly card: CardId; readonly as: 'event' | 'operations' | 'discard' }>
  /** Plays a Surprise card, in a window or in the player's own activation (R 4.31.1). */
  | Decision<'playSurprise', { readonly card: CardId }>
  | Decision<'discardSurprise', { readonly card: CardId }>
  /** After the Operation Points of a Bonus card (R 6.6.3.4): `true` resolves its event too. */
  | Decision<'resolveBonusEvent', { readonly resolve: boolean }>
  | Decision<'operation', { readonly operation: 'forcedMarch' | 'placeMarkers' | 'train' }>
  | Decision<'trainUnit', { readonly unit: 'mercenary' | 'loyal' }>
  | Decision<'upgradeFleet', { readonly fleet: FleetId }>
  | Decision<'hireGeneral', { readonly general: GeneralId }>
  /** A discarded card brings a fleet back from the Dispersed Box (R 19.7). */
  | Decision<'retrieveFleet', { readonly fleet: FleetId }>
  /** A discarded card builds the Funeral Cart at once (R 19.11). */
  | Decision<'buildCart'>
  | Fate<'drawProvince', { readonly province: string }>
  | Decision<'raiseMercenary'>
  | Decision<'rollMovement'>
  /** Activates the General or Army of a space, under its commander (R 8.3.1). */
  | Decision<'activate', { readonly commander: Commander; readonly space: SpaceId; readonly inside: boolean }>
  /**
   * Places a Minor General or lifts one, between activations or to intercept (R 3.1.2); `from`: a space, if he does not
   * come from the supply.
   */
  | Decision<'placeMinorGeneral', { readonly space: SpaceId; readonly inside: boolean; readonly from: SpaceId | null }>
  | Decision<'liftMinorGeneral', { readonly space: SpaceId; readonly inside: boolean }>
  /** Disbands Royal Army CUs where they stand, before they are activated (R 3.3.4.6 in the player aid). */
  | Decision<'disbandAt', { readonly space: SpaceId; readonly inside: boolean; readonly count: number }>
  /** Loses a CU: to foraging, to a battle, to Attrition, to a siege. */
  | Decision<'loseUnit', { readonly unit: CombatUnit; readonly space: SpaceId; readonly inside: boolean }>
  | Fate<'turnUpCard', { readonly card: CardId }>
  | Fate<'drawResolver', { readonly resolver: PlayerId }>;

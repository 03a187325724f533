/** Decisions of the Strategy Phase. */
import type { CardId, CombatUnit, Commander, FleetId, GeneralId, PlayerId, SpaceId } from '../vocabulary.js';
import type { Decision, Fate } from './base.js';

export type SegmentAction =
  | Decision<'removeMarker', { readonly space: SpaceId }>
  | Decision<'placeMarker', { readonly space: SpaceId }>
  /** Plays a card in the Tyche Segment for its event, its Operation Points, or to discard it (R 6.6.3). */
  | Decision<'playCard', { readonly card: CardId; readonly as: 'event' | 'operations' | 'discard' }>
  /** A Surprise card, in a window or in one's own activation (R 4.31.1). */
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
  /** A discarded card has the Funeral Cart built at once (R 19.11). */
  | Decision<'buildCart'>
  | Fate<'drawProvince', { readonly province: string }>
  | Decision<'raiseMercenary'>
  | Decision<'rollMovement'>
  /** Activates the General or Army of a space, under its commander (R 8.3.1). */
  | Decision<'activate', { readonly commander: Commander; readonly space: SpaceId; readonly inside: boolean }>
  /** Places a Minor General or lifts one, between activations or to intercept (R 3.1.2); `from`: another space than the supply. */
  | Decision<'placeMinorGeneral', { readonly space: SpaceId; readonly inside: boolean; readonly from: SpaceId | null }>
  | Decision<'liftMinorGeneral', { readonly space: SpaceId; readonly inside: boolean }>
  /** Loses a CU: to foraging, to a battle, to Attrition, to a siege. */
  | Decision<'loseUnit', { readonly unit: CombatUnit; readonly space: SpaceId; readonly inside: boolean }>
  | Fate<'turnUpCard', { readonly card: CardId }>
  | Fate<'drawResolver', { readonly resolver: PlayerId }>;

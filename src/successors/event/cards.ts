/** Events about cards. */
import type { HeldCard } from '../state.js';
import type { CardId, Commander, GeneralId, PlayerId, ProvinceId, SpaceId } from '../vocabulary.js';
import type { Said } from './base.js';

export type CardEvent =
  /** A card is dealt or drawn. Only its player sees it; for others `card` is `'hidden'`. */
  | Said<'cardDrawn', { readonly player: PlayerId; readonly card: HeldCard; readonly secretOf: PlayerId }>
  | Said<
      'cardPlayed',
      { readonly player: PlayerId; readonly card: CardId; readonly as: 'event' | 'operations' | 'discard' }
    >
  | Said<'surprisePlayed', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'cardDiscarded', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'cardRemoved', { readonly card: CardId }>
  /** `ignored`: its event is not one of those that happen when turned up, and has no effect (R 6.5.3). */
  | Said<'cardTurnedUp', { readonly card: CardId; readonly ignored: boolean }>
  /** A card is stolen (card 58). Only the thief and the victim see it. */
  | Said<
      'cardStolen',
      { readonly player: PlayerId; readonly from: PlayerId; readonly card: HeldCard; readonly secretOf: PlayerId }
    >
  | Said<'generalCondemned', { readonly player: PlayerId; readonly general: GeneralId; readonly legitimacy: number }>
  | Said<'cartMoved', { readonly player: PlayerId; readonly space: SpaceId; readonly inside: boolean }>
  | Said<'popularSupportGained', { readonly player: PlayerId; readonly province: ProvinceId }>
  | Said<'cityLooted', { readonly player: PlayerId; readonly space: SpaceId }>
  /** A marriage contract is face up (R 18.5.2). */
  | Said<
      'contractOffered',
      { readonly player: PlayerId; readonly card: CardId; readonly bride: 'kleopatra' | 'thessalonike' }
    >
  | Said<'helepolisBuilt', { readonly player: PlayerId; readonly space: SpaceId; readonly bonus: number }>
  /** Fleet Strength lent for one Naval Battle (card 11). */
  | Said<'fleetLent', { readonly player: PlayerId; readonly strength: number }>
  | Said<'stormRaised', { readonly player: PlayerId; readonly against: PlayerId; readonly space: SpaceId }>
  | Said<'dieModified', { readonly player: PlayerId; readonly space: SpaceId; readonly bonus: number }>
  | Said<'dieRerolled', { readonly player: PlayerId; readonly before: number; readonly after: number }>
  | Said<'guidesHired', { readonly player: PlayerId; readonly space: SpaceId }>
  | Said<
      'movementPointsGained',
      { readonly player: PlayerId; readonly space: SpaceId; readonly movementPoints: number }
    >
  | Said<
      'passageRevoked',
      { readonly player: PlayerId; readonly mover: PlayerId; readonly granter: PlayerId; readonly space: SpaceId }
    >
  /** Prestige lent until the Segment ends (card 57). */
  | Said<
      'prestigeLent',
      { readonly player: PlayerId; readonly general: Commander; readonly space: SpaceId; readonly prestige: number }
    >;

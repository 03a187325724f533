/** Events of the Strategy Phase. */
import type { SegmentMemory } from '../state.js';
import type { CardId, GeneralId, PlayerId, ProvinceId, SpaceId } from '../vocabulary.js';
import type { Said } from './base.js';

export type SegmentEvent =
  | Said<'roundBegan', { readonly round: number }>
  | Said<
      'segmentBegan',
      { readonly player: PlayerId; readonly segment: SegmentMemory['segment']; readonly round: number }
    >
  /** A card is played as an Event without any effect. */
  | Said<'eventWithoutEffect', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'eventCancelled', { readonly player: PlayerId; readonly card: CardId }>
  | Said<'condemnationEnded', { readonly general: GeneralId }>
  | Said<'trainingBegan', { readonly player: PlayerId; readonly unit: 'mercenary' | 'loyal' }>
  | Said<
      'trainingAdvanced',
      {
        readonly player: PlayerId;
        readonly unit: 'mercenary' | 'loyal';
        readonly points: number;
        readonly needed: number;
      }
    >
  | Said<'unitTrained', { readonly player: PlayerId; readonly unit: 'mercenary' | 'loyal' }>
  | Said<'provinceDrawn', { readonly player: PlayerId; readonly general: GeneralId; readonly province: ProvinceId }>
  | Said<'generalHired', { readonly player: PlayerId; readonly general: GeneralId; readonly province: ProvinceId }>
  /** The player gives up the whole Movement Segment for a Mercenary. */
  | Said<'movementForfeited', { readonly player: PlayerId }>
  | Said<
      'forageShortage',
      { readonly player: PlayerId; readonly space: string; readonly count: number; readonly limit: number }
    >
  /** R 19.8: CUs of a player begin to build a capital. */
  | Said<'capitalBegun', { readonly player: PlayerId; readonly space: SpaceId }>
  /**
   * The construction is interrupted: its CUs are gone, they were attacked, or the player no longer controls the space.
   */
  | Said<
      'capitalInterrupted',
      {
        readonly player: PlayerId;
        readonly space: SpaceId;
        readonly why: 'unitsGone' | 'attacked' | 'controlLost';
      }
    >
  /** The capital is finished. */
  | Said<'capitalBuilt', { readonly player: PlayerId; readonly space: SpaceId }>
  /** A player's capital is lost and destroyed; `by`: the player who has destroyed it. */
  | Said<'capitalDestroyed', { readonly player: PlayerId; readonly space: SpaceId; readonly by: PlayerId | null }>
  | Said<'resolverDrawn', { readonly player: PlayerId; readonly card: CardId }>;

/** What may be said of the Strategy Phase. */
import type { SegmentMemory } from '../state.js';
import type { CardId, GeneralId, PlayerId, ProvinceId } from '../vocabulary.js';
import type { Said } from './base.js';

export type SegmentEvent =
  | Said<'roundBegan', { readonly round: number }>
  | Said<
      'segmentBegan',
      { readonly player: PlayerId; readonly segment: SegmentMemory['segment']; readonly round: number }
    >
  /** A card played as an Event that nothing comes of. */
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
  /** The whole Movement Segment is given up for a Mercenary. */
  | Said<'movementForfeited', { readonly player: PlayerId }>
  | Said<
      'forageShortage',
      { readonly player: PlayerId; readonly space: string; readonly count: number; readonly limit: number }
    >
  | Said<'resolverDrawn', { readonly player: PlayerId; readonly card: CardId }>;

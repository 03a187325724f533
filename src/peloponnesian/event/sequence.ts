/** R 3, 4, 5, 13: the sequence of the game, control, tribute and adjustments: what happens. */
import type { Camp, Margin, PlayerId, RegionId, Season } from '../vocabulary.js';
import type { Ended } from '../state.js';
import type { RollPurpose } from '../frame/sequence.js';
import type { Said } from './common.js';

export type SequenceEvent = Rolled | SeasonBegan | CampaignTurnBegan | RegionChanged | TributeCollected | GameEnded;

export interface Rolled extends Said<'rolled'> {
  readonly purpose: RollPurpose;
  readonly player: PlayerId | null;
  readonly dice: readonly number[];
}
export interface SeasonBegan extends Said<'seasonBegan'> {
  readonly year: number;
  readonly season: Season;
}
export interface CampaignTurnBegan extends Said<'campaignTurnBegan'> {
  readonly number: number;
}
/** R 4.3: a region changes hands; `by`: who holds it now. */
export interface RegionChanged extends Said<'regionChanged'> {
  readonly region: RegionId;
  readonly by: PlayerId;
  readonly allegiance: number;
}
/** R 5.4 */
export interface TributeCollected extends Said<'tributeCollected'> {
  readonly player: PlayerId;
  readonly talents: number;
}
export interface GameEnded extends Said<'gameEnded'> {
  readonly winner: Camp | null;
  readonly margin: Margin | null;
  readonly how: Ended['how'];
}

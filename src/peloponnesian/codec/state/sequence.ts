/** R 3, 14, 22.4.1: the sequence of the game, as the rules of the frame `turn` go through it: which frame belongs to which step. */
import type { FrameKind } from '../../frame/index.js';
import { SEASONS, type Season } from '../../vocabulary.js';

/** How many Campaign Turns follow each Seasonal Turn (R 14.1). */
export const CAMPAIGN_TURNS = 3;

/** A step at which a game can rest. */
export interface Step {
  readonly kind: FrameKind;
  /** Each player does it in turn, or all at once: then the frame `turn` counts it as done already. */
  readonly isEach: boolean;
  readonly campaignTurn: number;
}

type Row = readonly [step: number, kind: FrameKind, isEach: boolean, campaignTurn: number];

/** Steps of the Yearly Start Phase. */
const YEARLY_STEPS = 3;
/** Steps of the Seasonal Turn before the first Campaign Turn, and steps of each Campaign Turn. */
const SEASONAL_STEPS = 6;
const CAMPAIGN_STEPS = 4;

const SEASON: readonly Row[] = [
  [1, 'placement', true, 0],
  [2, 'supply', true, 0],
  [3, 'sieges', true, 0],
  [5, 'adjustments', false, 0],
  [6, 'helots', false, 0],
  ...Array.from({ length: CAMPAIGN_TURNS }, (_, before): readonly Row[] => [
    [SEASONAL_STEPS + before * CAMPAIGN_STEPS + 1, 'raiding', true, before + 1],
    [SEASONAL_STEPS + before * CAMPAIGN_STEPS + 2, 'movement', true, before + 1],
  ]).flat(),
];

/** Returns the step of a number in a season; `undefined`: no game rests there. */
export function stepAt(season: Season, turn: number, step: number): Step | undefined {
  const isYearly = season === SEASONS[0] && turn > 0;
  if (isYearly && step === 2) return { kind: 'tribute', isEach: false, campaignTurn: 0 };
  const row = SEASON.find(([number]) => number === step - (isYearly ? YEARLY_STEPS : 0));
  return row === undefined ? undefined : { kind: row[1], isEach: row[2], campaignTurn: row[3] };
}

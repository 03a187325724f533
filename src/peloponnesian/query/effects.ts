/** R C: when effects of cards end. */
import type { EffectState } from '../state.js';

/** When an effect ends: with the Campaign Turn, with the first Campaign Turn of the season, or with the season. */
export type EffectEnd = 'campaignTurn' | 'firstCampaignTurn' | 'season';

const ENDS: Readonly<Record<EffectState['does'], EffectEnd>> = {
  storm: 'campaignTurn',
  earthquake: 'firstCampaignTurn',
  eclipse: 'firstCampaignTurn',
  festival: 'firstCampaignTurn',
  rest: 'firstCampaignTurn',
  plunder: 'firstCampaignTurn',
  oracle: 'season',
  invasion: 'season',
  storms: 'season',
  unrest: 'season',
  betrayal: 'season',
  siegeBetrayal: 'season',
};

export const endOfEffect = ({ does }: EffectState): EffectEnd => ENDS[does];

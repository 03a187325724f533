/** R 22-29: the scenarios, in the order of the rulebook. */
import type { ScenarioFact } from '../shape/scenario.js';
import { fourPlayerCampaign, threePlayerCampaign } from './allied-campaigns.js';
import { archidamianWar } from './archidamian-war.js';
import { argiveLeague } from './argive-league.js';
import { campaign } from './campaign.js';
import { athenianFantasy, spartanFantasy } from './fantasies.js';
import { ionianWar } from './ionian-war.js';

export const scenarios: readonly ScenarioFact[] = [
  argiveLeague,
  campaign,
  threePlayerCampaign,
  fourPlayerCampaign,
  archidamianWar,
  ionianWar,
  spartanFantasy,
  athenianFantasy,
];

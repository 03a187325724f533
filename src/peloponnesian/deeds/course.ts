/** R 3, 14: years, seasons and Campaign Turns pass, and markers go that last no longer. */
import type { GameRun } from '../types.js';
import { FORAGING, RAIDING } from '../table/situation.js';
import { SEASONS } from '../vocabulary.js';
import { setCards } from './cards.js';
import { endEffectsOf } from './effects.js';
import { subdueHelots } from './helots.js';
import { beginSeasonOfPeace } from './peace.js';
import { pacifyCities } from './revolts.js';
import { takeShelter } from './shelter.js';
import { returnToSicily } from './sicily.js';

/** The Campaign Turn at whose end foraging units are free to move again (R 9.7.2, ruling Q54), with which some cards end (R C), and in which those leave Sicily who are to (R 19.2). */
const FIRST_CAMPAIGN_TURN = 1;

/** R C: what cards do until the season ends is over, and cards may be played anew that are played once in a season. */
function endSeasonOfCards(run: GameRun): void {
  const { cards } = run.state;
  endEffectsOf(run, 'campaignTurn', 'firstCampaignTurn', 'season');
  if (cards !== undefined && cards.played.length > 0) setCards(run, { played: [] });
}

/** Turns to the next season; years before Christ count down. */
export function turnSeason(run: GameRun): void {
  const { state } = run;
  endSeasonOfCards(run);
  const next = SEASONS[SEASONS.indexOf(state.season) + 1];
  state.set({
    turn: state.turn + 1,
    campaignTurn: 0,
    season: next ?? SEASONS[0],
    year: next === undefined ? state.year - 1 : state.year,
  });
}

/** R 15.2: removes the "Raided" markers from the map. */
export function removeRaided(run: GameRun): void {
  const areas = Object.keys(run.state.raided);
  if (areas.length === 0) return;
  run.state.set({ raided: {} });
  run.emit({ type: 'raidMarkersRemoved', rule: 'R 15.2', areas });
}

/** R 3.2: a Seasonal Turn begins: nothing has been built in it (R 7.5), and areas lower Militance anew when they are raided (R 15.4). */
export function beginSeason(run: GameRun): void {
  const { year, season } = run.state;
  run.state.set({ raidedThisSeason: [], built: [] });
  run.emit({ type: 'seasonBegan', rule: 'R 3.2', year, season });
  subdueHelots(run);
  pacifyCities(run);
  beginSeasonOfPeace(run);
}

/** A Campaign Turn begins; who has destroyed a city since the last one is free to move (R 11.1.3, ruling Q70). */
export function beginCampaignTurn(run: GameRun): void {
  const { campaignTurn, year, season } = run.state;
  const number = campaignTurn + 1;
  run.state.set({ campaignTurn: number });
  for (const { code } of run.state.roster.units) run.state.setBit(code, RAIDING, false);
  run.emit({ type: 'campaignTurnBegan', rule: 'R 14.1', number, year, season });
}

/** Removes the raiding markers (R 15.1), and after the first Campaign Turn those of foragers (ruling Q54); who has been outside goes in. */
export function endCampaignTurn(run: GameRun): void {
  const { state } = run;
  for (const { code } of state.roster.units) {
    state.setBit(code, RAIDING, false);
    if (state.campaignTurn === FIRST_CAMPAIGN_TURN) state.setBit(code, FORAGING, false);
  }
  takeShelter(run);
  if (state.campaignTurn !== FIRST_CAMPAIGN_TURN) return endEffectsOf(run, 'campaignTurn');
  returnToSicily(run);
  endEffectsOf(run, 'campaignTurn', 'firstCampaignTurn');
}

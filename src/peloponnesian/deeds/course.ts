/** Advances years, seasons and Campaign Turns, and removes expired markers (R 3, 14). */
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

/**
 * The Campaign Turn in which pieces leave Sicily (R 19.2), and at whose end foraging units are free to move again
 * (R 9.7.2, ruling Q54) and some cards end (R C).
 */
const FIRST_CAMPAIGN_TURN = 1;

/**
 * Ends the effects that last until the end of the season, and allows cards that are played once in a season again
 * (R C).
 */
function endSeasonOfCards(run: GameRun): void {
  const { cards } = run.state;
  endEffectsOf(run, 'campaignTurn', 'firstCampaignTurn', 'season');
  if (cards !== undefined && cards.played.length > 0) setCards(run, { played: [] });
}

/** Advances to the next season. Years before Christ count down. */
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

/** Removes the "Raided" markers from the map (R 15.2). */
export function removeRaided(run: GameRun): void {
  const areas = Object.keys(run.state.raided);
  if (areas.length === 0) return;
  run.state.set({ raided: {} });
  run.emit({ type: 'raidMarkersRemoved', rule: 'R 15.2', areas });
}

/**
 * Begins a Seasonal Turn: no unit has been built in it (R 7.5), and raids lower the Militance of areas again (R 15.4).
 */
export function beginSeason(run: GameRun): void {
  const { year, season } = run.state;
  run.state.set({ raidedThisSeason: [], built: [] });
  run.emit({ type: 'seasonBegan', rule: 'R 3.2', year, season });
  subdueHelots(run);
  pacifyCities(run);
  beginSeasonOfPeace(run);
}

/** Begins a Campaign Turn. Units that destroyed a city in the last one are free to move (R 11.1.3, ruling Q70). */
export function beginCampaignTurn(run: GameRun): void {
  const { campaignTurn, year, season } = run.state;
  const number = campaignTurn + 1;
  run.state.set({ campaignTurn: number });
  for (const { code } of run.state.roster.units) run.state.setBit(code, RAIDING, false);
  run.emit({ type: 'campaignTurnBegan', rule: 'R 14.1', number, year, season });
}

/**
 * Removes the raiding markers (R 15.1), and after the first Campaign Turn the foraging markers (ruling Q54). Units
 * outside a friendly place go in.
 */
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

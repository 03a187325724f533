/** Begins and ends peace (R 20). */
import { embassies } from '../query/embassies.js';
import { campOf, holdsRegion } from '../query/owners.js';
import { isTruce, trespassers, trespassingLeaders } from '../query/peace.js';
import { besiegedHexes, defenderOf } from '../query/sieges.js';
import { endByPeace } from '../query/victory.js';
import type { GameRun } from '../types.js';
import { REGIONS, type CardId, type HexId, type PlayerId } from '../vocabulary.js';
import { endCard } from './cards.js';
import { endGame } from './end.js';
import { sendLeaderHome } from './leaders.js';
import { adjust } from './levels.js';
import { noteTrespassers } from './offences.js';
import { endSiege } from './sieges.js';
import { moveUnit } from './units.js';

/** Ends all sieges, without a victory for either side (R 20.2). */
function endSieges(run: GameRun): void {
  const { state } = run;
  for (const hex of besiegedHexes(state)) {
    const defender = defenderOf(state, hex) ?? null;
    endSiege(run, hex);
    run.emit({ type: 'siegeEnded', rule: 'R 20.2', hex: state.places.ids[hex] as HexId, defender });
  }
}

/**
 * Signs a peace, by a card or by agreement (`null`). It ends the game if there is a winner; otherwise it is a truce,
 * and the game goes on (R 20.2, 23.3, ruling Q92).
 */
export function signPeace(run: GameRun, card: CardId | null): void {
  const { state } = run;
  const { year, season } = state;
  run.emit({ type: 'peaceSigned', rule: 'R 20.1', card, year, season });
  const ended = endByPeace(state);
  if (ended !== undefined) return endGame(run, ended);
  state.set({ peace: { year, card, offences: { now: {}, before: {} } } });
  endSieges(run);
}

/**
 * Moves all units in enemy regions to their Build Pools without a loss of levels, and leaders to the Force Pools of
 * their home regions (R 20.2, rulings Q93, Q186).
 */
function clearEnemyRegions(run: GameRun): void {
  const { state } = run;
  const { buildPool } = state.places.trays;
  const leaders = trespassingLeaders(state);
  for (const { code } of trespassers(state)) moveUnit(run, code, buildPool, 'R 20.2');
  for (const leader of leaders) sendLeaderHome(run, leader, 'R 20.2');
}

/** Begins a season of peace (R 20.2, 20.3). */
export function beginSeasonOfPeace(run: GameRun): void {
  const { state } = run;
  const { peace } = state;
  if (peace === undefined) return;
  state.set({ peace: { ...peace, offences: { now: {}, before: peace.offences.now } } });
  if (isTruce(state)) clearEnemyRegions(run);
  else noteTrespassers(run);
}

/**
 * Ends a peace: the Militance of the complaining player's regions rises, and the embassies leave the board (R 20.3,
 * ruling Q180).
 */
export function endPeace(run: GameRun, by: PlayerId): void {
  const { state } = run;
  const camp = campOf(by);
  run.emit({ type: 'peaceEnded', rule: 'R 20.3', by });
  state.set({ peace: undefined });
  for (const region of REGIONS) if (holdsRegion(state, camp, region)) adjust(run, region, 'grievance', camp, 'R 20.3');
  for (const { card } of embassies(state)) endCard(run, card.id);
}

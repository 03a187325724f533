/** Moves pieces out of Sicily, and applies the resolution of the expedition (R 19, C). */
import { campOf, holderOfRegion, unitsFrom } from '../query/owners.js';
import { findLeader, findUnit } from '../query/pieces.js';
import { leadersAt, unitsAt } from '../query/presence.js';
import { escalationsIn, fleetsAtHome, leadersInSicily, unitsInSicily, winnerInSicily } from '../query/sicily.js';
import type { SicilianOutcome } from '../data/shape/cards.js';
import type { SicilyState } from '../state.js';
import type { UnitInfo } from '../table/roster.js';
import { isOnMap } from '../table/places.js';
import type { GameRun } from '../types.js';
import { REGIONS, type Camp, type PieceId } from '../vocabulary.js';
import { endCard } from './cards.js';
import { loseLeaderOfStack, loseUnit } from './casualties.js';
import { moveLeader } from './leaders.js';
import { changeLevels } from './levels.js';
import { moveUnit, removeUnit } from './units.js';

const NOTHING_YET: SicilyState = { since: null, winner: null, tribute: 0, fleets: 0 };

/** Changes the state of the expedition. */
export const setSicily = ({ state }: GameRun, parts: Partial<SicilyState>): void =>
  state.set({ sicily: { ...(state.sicily ?? NOTHING_YET), ...parts } });

/** Moves a piece to the box of those leaving Sicily (R 19.2). */
export function leaveSicily(run: GameRun, piece: PieceId): void {
  const { trays } = run.state.places;
  const [unit, leader] = [findUnit(run.state, piece), findLeader(run.state, piece)];
  if (unit !== undefined) moveUnit(run, unit.code, trays.leavingSicily, 'R 19.2');
  if (leader !== undefined) moveLeader(run, leader.code, trays.leavingSicily, 'R 19.2');
}

/** Returns pieces that have not gone to sea by the end of the first Campaign Turn to Sicily (R 19.2, ruling Q89). */
export function returnToSicily(run: GameRun): void {
  const { state } = run;
  const { inSicily, leavingSicily } = state.places.trays;
  for (const { code } of unitsAt(state, leavingSicily)) moveUnit(run, code, inSicily, 'ruling Q89');
  for (const { code } of leadersAt(state, leavingSicily)) moveLeader(run, code, inSicily, 'ruling Q89');
}

/** Moves a waiting Sicilian fleet to Sicily (R C). */
export const callFleet = (run: GameRun, { code }: UnitInfo): void =>
  moveUnit(run, code, run.state.places.trays.inSicily, 'R C');

/** Eliminates units of a camp in Sicily, and its leaders there if no unit is left (R C, ruling Q176). */
export function loseInSicily(run: GameRun, camp: Camp, lost: readonly UnitInfo[]): void {
  if (lost.length === 0) return;
  for (const unit of lost) loseUnit(run, unit, 'R C');
  if (unitsInSicily(run.state, camp).length > 0) return;
  for (const { code } of leadersInSicily(run.state, camp)) loseLeaderOfStack(run, code, 'R 7.8.6');
}

/**
 * Changes the Allegiance of all regions for each Escalation: of those of the Empire as given, and of those of the
 * League in the opposite direction (R C, ruling R25).
 */
function adjustRegions(run: GameRun, { allegiance }: SicilianOutcome, escalations: number): void {
  const change = Math.sign(allegiance) * Math.ceil(Math.abs(allegiance) * escalations);
  for (const region of REGIONS) {
    const holder = holderOfRegion(run.state, region);
    if (holder === null) continue;
    const by = campOf(holder) === 'empire' ? change : -change;
    changeLevels(run, region, { allegiance: by, militance: 0 }, 'sicilianExpedition', 'R C');
  }
}

/**
 * Ends the expedition: Sicily serves the Empire, or its fleets join the League, and Escalations leave the game (R C).
 */
export function concludeExpedition(run: GameRun, outcome: SicilianOutcome): void {
  const cards = escalationsIn(run.state);
  const escalations = cards.length;
  const { winner } = outcome;
  setSicily(run, {
    winner,
    tribute: winner === 'empire' ? escalations : 0,
    fleets: winner === 'league' ? escalations : 0,
  });
  adjustRegions(run, outcome, escalations);
  if (winner === 'empire') for (const fleet of fleetsAtHome(run.state).slice(0, escalations)) callFleet(run, fleet);
  for (const { card } of cards) endCard(run, card.id, 'removed');
}

/**
 * Applies the attack of Carthage: it reduces the remaining tribute, or removes all Sicilian fleets from the game (R C).
 */
export function weakenVictor(run: GameRun, part: number): void {
  const { state } = run;
  const winner = winnerInSicily(state);
  const before = state.sicily?.tribute ?? 0;
  // R C, ruling Q178: fractions of the rest are rounded up.
  const tribute = Math.ceil(before * part);
  const fleets = winner === 'league' ? unitsFrom(state, 'sicily').filter(({ code }) => isInPlay(run, code)) : [];
  setSicily(run, { tribute, fleets: 0 });
  if (winner !== null)
    run.emit({ type: 'sicilyWeakened', rule: 'R C', winner, before, tribute, fleets: fleets.map(({ id }) => id) });
  for (const { code } of fleets) removeUnit(run, code, 'R C');
}

/** Returns whether a unit has been called, or can still be. */
function isInPlay({ state }: GameRun, unit: number): boolean {
  const place = state.placeOfUnit(unit);
  const { forcePool, inSicily, leavingSicily } = state.places.trays;
  return isOnMap(state.places, place) || [forcePool, inSicily, leavingSicily].includes(place);
}

/** Victory Points (R 4.33, 7.4). They are counted from the board and stored nowhere. */
import { LORD_OF_ASIA_PROVINCES, VICTORY_POINTS } from '../data/tables.js';
import type { Situation } from '../state.js';
import type { PlayerId, ProvinceId } from '../vocabulary.js';
import { provinceController } from './control.js';
import { largestFleetOwner } from './fleets.js';
import { geometryOf } from './geometry.js';

/** One thing that brings a player Victory Points. */
export type VictoryPointSource =
  | { readonly kind: 'province'; readonly province: ProvinceId; readonly points: number }
  | { readonly kind: 'largestFleet' | 'hellespont' | 'lordOfAsia'; readonly points: number };

/** A player's Victory Points (R 7.4). */
export function victoryPoints(situation: Situation, player: PlayerId): number {
  let points = 0;
  for (const { id, victoryPoints: worth } of geometryOf(situation).board.provinces) {
    if (worth > 0 && provinceController(situation, id) === player) points += worth;
  }
  if (largestFleetOwner(situation) === player) points += VICTORY_POINTS.largestFleet;
  if (holdsHellespont(situation, player)) points += VICTORY_POINTS.hellespont;
  if (isLordOfAsia(situation, player)) points += VICTORY_POINTS.lordOfAsia;
  return points;
}

/** Where a player's Victory Points come from, in the order of the rule (R 7.4). */
export function victoryPointSources(situation: Situation, player: PlayerId): readonly VictoryPointSource[] {
  const sources: VictoryPointSource[] = geometryOf(situation)
    .board.provinces.filter(({ id }) => provinceController(situation, id) === player)
    .map(({ id, victoryPoints: points }) => ({ kind: 'province', province: id, points }));
  if (largestFleetOwner(situation) === player)
    sources.push({ kind: 'largestFleet', points: VICTORY_POINTS.largestFleet });
  if (holdsHellespont(situation, player)) sources.push({ kind: 'hellespont', points: VICTORY_POINTS.hellespont });
  if (isLordOfAsia(situation, player)) sources.push({ kind: 'lordOfAsia', points: VICTORY_POINTS.lordOfAsia });
  return sources;
}

/** Victory Points of all players at once: one look at each province. */
export function allVictoryPoints(situation: Situation, players: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  const totals = new Map<PlayerId, number>(players.map((player) => [player, 0]));
  const add = (player: PlayerId, points: number) => totals.set(player, (totals.get(player) ?? 0) + points);
  for (const { id, victoryPoints: worth } of geometryOf(situation).board.provinces) {
    const holder = provinceController(situation, id);
    if (holder !== undefined && holder !== 'independent') add(holder, worth);
  }
  const admiral = largestFleetOwner(situation);
  if (admiral !== undefined) add(admiral, VICTORY_POINTS.largestFleet);
  for (const player of players) {
    if (holdsHellespont(situation, player)) add(player, VICTORY_POINTS.hellespont);
    if (isLordOfAsia(situation, player)) add(player, VICTORY_POINTS.lordOfAsia);
  }
  return totals;
}

/** All spaces on the Hellespont (R 7.4). */
function holdsHellespont(situation: Situation, player: PlayerId): boolean {
  const { hellespont } = geometryOf(situation);
  return hellespont.length > 0 && hellespont.every((space) => situation.control[space] === player);
}

/** Babylonia, Phrygia and Syria (R 7.4). */
const isLordOfAsia = (situation: Situation, player: PlayerId): boolean =>
  LORD_OF_ASIA_PROVINCES.every((province) => provinceController(situation, province) === player);

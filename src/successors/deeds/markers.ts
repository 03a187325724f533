/** R 3.2, 13.2: control markers, and Siege Points against their spaces. */
import type { RuleRef } from '../../core/index.js';
import { isolatedMarkers } from '../query/isolation.js';
import { markersOf, mayPlaceMarkers } from '../query/markers.js';
import type { Siege } from '../state.js';
import type { GameRun } from '../types.js';
import type { Faction, PlayerId, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** Places a control marker, instead of any other one there (R 3.2). */
export function placeMarker(run: GameRun, space: SpaceId, faction: Faction, rule: RuleRef): void {
  const table = tableOf(run);
  const previous = table.controller(space) ?? null;
  if (previous === faction) return;
  table.setController(space, faction);
  clearSiege(run, space);
  run.emit({ type: 'markerPlaced', rule, space, faction, previous });
}

/** Removes a control marker (R 3.2). */
export function removeMarker(run: GameRun, space: SpaceId, rule: RuleRef): void {
  const table = tableOf(run);
  const faction = table.controller(space);
  if (faction === undefined) return;
  table.setController(space, undefined);
  clearSiege(run, space);
  run.emit({ type: 'markerRemoved', rule, space, faction });
}

/** Sets the Siege Points against a city, without an event. */
export function setSiege(run: GameRun, space: SpaceId, siege: Siege): void {
  tableOf(run).setSiege(space, siege);
}

/** Removes Siege Points without an event. */
export function clearSiege(run: GameRun, space: SpaceId): void {
  const table = tableOf(run);
  if (table.hasSiege(table.spaceCode(space))) table.setSiege(space, undefined);
}

/** Lets a player place this number of markers. Does nothing if there is no space for one. */
export function pushPlaceMarkers(
  run: GameRun,
  player: PlayerId,
  count: number,
  bases: readonly SpaceId[] = markersOf(run.state, player),
): void {
  if (mayPlaceMarkers(run.state, player, bases))
    run.push({ kind: 'placeMarkers', player, left: count, bases: [...bases] });
}

/** Removes a player's Isolated markers (R 6.7). */
export function removeIsolated(run: GameRun, player: PlayerId): void {
  for (const space of isolatedMarkers(run.state, player)) removeMarker(run, space, 'R 6.7');
}

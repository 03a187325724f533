/** R 3.2, 13.2: control markers, and the Siege Points that lie before them. */
import type { RuleRef } from '../../core/index.js';
import { isolatedMarkers } from '../query/isolation.js';
import { markersOf, mayPlaceMarkers } from '../query/markers.js';
import type { Siege } from '../state.js';
import type { GameRun } from '../types.js';
import type { Faction, PlayerId, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** A control marker is placed, in the stead of any that stood there (R 3.2). */
export function placeMarker(run: GameRun, space: SpaceId, faction: Faction, rule: RuleRef): void {
  const table = tableOf(run);
  const previous = table.controller(space) ?? null;
  if (previous === faction) return;
  table.setController(space, faction);
  clearSiege(run, space);
  run.emit({ type: 'markerPlaced', rule, space, faction, previous });
}

/** A control marker is taken away (R 3.2). */
export function removeMarker(run: GameRun, space: SpaceId, rule: RuleRef): void {
  const table = tableOf(run);
  const faction = table.controller(space);
  if (faction === undefined) return;
  table.setController(space, undefined);
  clearSiege(run, space);
  run.emit({ type: 'markerRemoved', rule, space, faction });
}

/** Siege Points lie before a city in silence: so many in all. */
export function setSiege(run: GameRun, space: SpaceId, siege: Siege): void {
  tableOf(run).setSiege(space, siege);
}

/** Siege Points are taken away in silence. */
export function clearSiege(run: GameRun, space: SpaceId): void {
  const table = tableOf(run);
  if (table.isBeset(table.spaceCode(space))) table.setSiege(space, undefined);
}

/** A player may place so many markers; nothing happens where there is no room for one. */
export function pushPlaceMarkers(
  run: GameRun,
  player: PlayerId,
  count: number,
  bases: readonly SpaceId[] = markersOf(run.state, player),
): void {
  if (mayPlaceMarkers(run.state, player, bases))
    run.push({ kind: 'placeMarkers', player, left: count, bases: [...bases] });
}

/** A player's Isolated markers are removed (R 6.7). */
export function removeIsolated(run: GameRun, player: PlayerId): void {
  for (const space of isolatedMarkers(run.state, player)) removeMarker(run, space, 'R 6.7');
}

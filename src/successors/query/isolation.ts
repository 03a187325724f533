/** Isolation of control markers (R 6.7). */
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { postsWithUnits, spacesWithEnemyUnits } from './presence.js';

/**
 * The control markers of a player that are Isolated: those outside Major Cities without a path to one of his CUs or
 * Major Cities (R 6.7). `among`: only these spaces are asked about (card 59). In the order of the board.
 */
export function isolatedMarkers(
  situation: Situation,
  player: PlayerId,
  among?: readonly SpaceId[],
): readonly SpaceId[] {
  const reached = supplied(situation, player);
  const { board } = situation.geometry;
  const isolated: SpaceId[] = [];
  for (const { id, kind } of board.spaces) {
    if (situation.controller(id) !== player || kind === 'majorCity' || reached.has(id)) continue;
    if (among === undefined || among.includes(id)) isolated.push(id);
  }
  return isolated;
}

/**
 * Every space from which a path leads to a CU or a Major City of the player, found from there outwards. A path may use
 * any way, through his own spaces whoever stands there, and through uncontrolled ones without enemy CUs. Through enemy
 * spaces it goes only where he has a CU, and there it has already arrived.
 */
function supplied(situation: Situation, player: PlayerId): ReadonlySet<SpaceId> {
  const { spaces, landWays, seaWays, board } = situation.geometry;
  const enemies = spacesWithEnemyUnits(situation, player);
  const reached = new Set<SpaceId>();
  for (const { space } of postsWithUnits(situation, player)) reached.add(space);
  for (const { id, kind } of board.spaces) {
    if (kind === 'majorCity' && situation.controller(id) === player) reached.add(id);
  }
  const isOpen = (space: SpaceId): boolean => {
    const holder = situation.controller(space);
    return holder === player || (holder === undefined && !enemies.has(space) && spaces.has(space));
  };
  const frontier = [...reached];
  for (let space = frontier.pop(); space !== undefined; space = frontier.pop()) {
    for (const ways of [landWays.get(space), seaWays.get(space)]) {
      for (const { to } of ways ?? []) {
        if (reached.has(to) || !isOpen(to)) continue;
        reached.add(to);
        frontier.push(to);
      }
    }
  }
  return reached;
}

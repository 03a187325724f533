/** R 4.22, 6.7: who controls what, and which markers are cut off. */
import type { GameState } from '../../src/successors/state.js';
import type { Faction, PlayerId, ProvinceId, SpaceId } from '../../src/successors/vocabulary.js';
import { AT_SEA, boardOf, ON_LAND, space, spacesIn, ways } from './board.js';
import { enemiesAnywhere, piecesOf, playersOf, type Pieces } from './pieces.js';

/** R 4.27: whose marker stands on a space. */
export const holder = ({ control }: Pick<GameState, 'control'>, at: SpaceId): Faction | undefined => control[at];

/**
 * R 4.22: more than half of the spaces of a Province, Transit Points apart, and its Major City, if it has one. R 4.13:
 * the Independents may have one, too.
 */
export function provinceHolder(state: GameState, id: ProvinceId): Faction | undefined {
  const spaces = spacesIn(boardOf(state), id);
  const factions: readonly Faction[] = [...playersOf(state), 'independent'];
  return factions.find((faction) => {
    const held = spaces.filter((one) => holder(state, one.id) === faction);
    const city = spaces.find(({ kind }) => kind === 'majorCity');
    return held.length * 2 > spaces.length && (city === undefined || held.includes(city));
  });
}

/** R 6.7: the markers of a player that are Isolated; those in Major Cities never are. */
export function isolated(state: GameState, player: PlayerId): readonly SpaceId[] {
  const board = boardOf(state);
  const pieces = piecesOf(state);
  return board.spaces
    .filter(({ id, kind }) => holder(state, id) === player && kind !== 'majorCity')
    .map(({ id }) => id)
    .filter((id) => !isConnected(state, pieces, player, id));
}

/**
 * Returns whether a path leads from a marker to a CU or a Major City of its player's, over paths of whatever kind
 * (R 6.7).
 */
function isConnected(state: GameState, pieces: Pieces, player: PlayerId, from: SpaceId): boolean {
  const board = boardOf(state);
  const seen: SpaceId[] = [from];
  for (let next = 0; next < seen.length; next++) {
    const at = seen[next] ?? from;
    const own = pieces.stacks.some((one) => one.player === player && one.space === at);
    const city = space(board, at).kind === 'majorCity' && holder(state, at) === player;
    if (own || city) return true;
    const through =
      holder(state, at) === player || (holder(state, at) === undefined && !enemiesAnywhere(pieces, player, at));
    if (!through) continue;
    for (const { to } of ways(board, at, [...ON_LAND, ...AT_SEA])) if (!seen.includes(to)) seen.push(to);
  }
  return false;
}

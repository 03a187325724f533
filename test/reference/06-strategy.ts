/** R 6.6: what a player may do in the Segments of his turn. */
import type { SurrenderFrame } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { mayAttempt } from './13-siege.js';
import { AT_SEA, boardOf, ON_LAND, space, ways } from './board.js';
import { commanderAt, count, enemiesAnywhere, piecesOf, unitsAt } from './pieces.js';
import { pathCost } from './08-movement.js';

/** Where a player has a CU, in either zone. */
function present(state: GameState, player: PlayerId): readonly SpaceId[] {
  const found = piecesOf(state).stacks.filter((one) => one.player === player);
  return [...new Set(found.map((one) => one.space))];
}

/** R 6.6.2, first step, and R 4.28: other players' Minor Cities, and Strongholds held like them. */
export const removable = (state: GameState, { player, handled }: SurrenderFrame): readonly SpaceId[] =>
  present(state, player).filter((at) => {
    const by = holder(state, at);
    const { kind } = space(boardOf(state), at);
    return by !== undefined && by !== player && by !== 'independent' && kind !== 'majorCity' && !handled.includes(at);
  });

/** R 6.6.2, second step: uncontrolled spaces of whatever kind, Transit Points apart. */
export const claimable = (state: GameState, { player, handled }: SurrenderFrame): readonly SpaceId[] =>
  present(state, player).filter(
    (at) => holder(state, at) === undefined && space(boardOf(state), at).kind !== 'transit' && !handled.includes(at),
  );

/** R 6.6.2, third step: one attempt of each Army of three CUs at least. */
export const besiegeable = (state: GameState, { player, handled }: SurrenderFrame): readonly SpaceId[] => {
  const pieces = piecesOf(state);
  return present(state, player).filter((at) => {
    const zone = { player, space: at, inside: false };
    const commander = commanderAt(state, pieces, zone);
    if (commander === undefined || count(unitsAt(pieces, zone)) < 3 || handled.includes(at)) return false;
    return mayAttempt(state, player, at, commander);
  });
};

/** R 6.6.3.2: uncontrolled spaces without enemy CUs within two Movement Points of a marker, past no enemies. */
export function placeable(state: GameState, player: PlayerId, bases: readonly SpaceId[]): readonly SpaceId[] {
  const board = boardOf(state);
  const pieces = piecesOf(state);
  const free = (at: SpaceId): boolean => {
    const by = holder(state, at);
    return (by === undefined || by === player) && !enemiesAnywhere(pieces, player, at);
  };
  const near = new Set<SpaceId>();
  const kinds = [...ON_LAND, ...AT_SEA.filter((kind) => kind !== 'transMediterranean')];
  for (const base of bases) {
    if (holder(state, base) !== player) continue;
    for (const first of ways(board, base, kinds)) {
      const cost = pathCost(first.kind, false);
      near.add(first.to);
      if (cost > 1 || !free(first.to)) continue;
      for (const second of ways(board, first.to, kinds)) if (pathCost(second.kind, false) === 1) near.add(second.to);
    }
  }
  return [...near].filter(
    (at) =>
      holder(state, at) === undefined && space(board, at).kind !== 'transit' && !enemiesAnywhere(pieces, player, at),
  );
}

/** R 4.9, 6.6.5: Armies of a player in excess of the Forage Limit, with how many CUs they have. */
export const hungry = (state: GameState, player: PlayerId): readonly string[] =>
  piecesOf(state)
    .stacks.filter((one) => one.player === player)
    .filter(({ space: at, units }) => count(units) > (space(boardOf(state), at).kind === 'transit' ? 3 : 8))
    .map(({ space: at, units }) => `${at} ${count(units)}`);

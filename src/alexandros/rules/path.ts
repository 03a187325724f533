/**
 * R Moving Alexander: the shortest path, side by side; each side that has no wall gets one, on coast and edge too
 * (ruling A2).
 */
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import { latticeOf, sideId } from '../geometry/index.js';
import { distance, nextPoints } from '../query/moves.js';
import { wallColour } from '../query/walls.js';
import type { Situation } from '../state.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, PointId, SideId } from '../vocabulary.js';

export const path: RulesOf<'path'> = {
  rule: 'R Moving Alexander',
  actor: (_, { player }) => player,
  actions: (situation, { player, to }) =>
    nextPoints(situation, to).map((point): Action => ({ type: 'step', player, to: point })),

  refuse(situation, frame, action) {
    if (action.type !== 'step') return undefined;
    const { alexander } = situation;
    if (!latticeOf(situation).pointNumber.has(action.to))
      return refusal('pointUnknown', 'R Moving Alexander', { point: action.to });
    const leads =
      distance(situation, alexander, action.to) === 1 &&
      distance(situation, action.to, frame.to) === distance(situation, alexander, frame.to) - 1;
    if (!leads)
      return refusal('notOnShortestPath', 'R Moving Alexander', {
        from: alexander,
        to: action.to,
        destination: frame.to,
      });
    return nextPoints(situation, frame.to).includes(action.to)
      ? undefined
      : refusal('wallsShort', 'R Special Situations', { to: action.to });
  },

  apply(run, frame, action) {
    if (action.type !== 'step') return;
    const { player } = frame;
    const from = run.state.alexander;
    run.state.moveAlexander(action.to);
    run.emit({ type: 'alexanderStepped', rule: 'R Moving Alexander', player, from, to: action.to });
    placeWall(run, player, sideBetween(run.state, from, action.to));
    if (action.to === frame.to) run.finish();
  },
};

/** Returns the side between two neighbouring points. */
export function sideBetween(situation: Pick<Situation, 'board'>, a: PointId, b: PointId): SideId {
  const { pointNumber } = latticeOf(situation);
  return (pointNumber.get(a) ?? 0) < (pointNumber.get(b) ?? 0) ? sideId(a, b) : sideId(b, a);
}

/**
 * Places a wall unless there is one. The first red wall, not the last black one, makes this turn the last (ruling A12).
 */
function placeWall(run: GameRun, player: PlayerId, side: SideId): void {
  const { fence, walls } = run.state;
  if (fence.has(side)) return;
  const colour = wallColour(walls.length);
  run.state.placeWall(side);
  run.state.idleTurns = 0;
  run.emit({ type: 'wallPlaced', rule: 'R Moving Alexander', player, side, colour });
  if (colour === 'black') return;
  const turn = run.frame('turn');
  if (turn === undefined || turn.last !== null) return;
  turn.last = 'wallsExhausted';
  run.emit({ type: 'blackWallsExhausted', rule: 'R End of the Game', player });
}

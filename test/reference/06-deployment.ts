/** R 6.4.2, 6.4.3: where CUs may be deployed; R 8.3.1: who may be activated. */
import type { DeployFrame } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { isBesieged } from './13-siege.js';
import { boardOf, isPort, space } from './board.js';
import {
  count,
  enemiesOutside,
  independentsAt,
  leadersAt,
  minorsAt,
  piecesOf,
  unitsAt,
  type Pieces,
  type Zone,
} from './pieces.js';

/** R 6.4.2, 6.4.3: how many CUs a space takes yet, of so many. */
export function room(state: GameState, pieces: Pieces, frame: DeployFrame, at: SpaceId): number {
  const { player } = frame;
  const outside = { player, space: at, inside: false };
  const own = holder(state, at) === player;
  const { kind } = space(boardOf(state), at);
  const strangers =
    independentsAt(pieces, at).length > 0 ||
    [...pieces.stacks, ...pieces.leaders].some((one) => one.player !== player && one.space === at);
  const open = (own && !strangers) || frame.bases.includes(at);
  // Ruling apart-at-rest; R 6.4.3 shuts a Besieged city, before which enemy CUs stand as well.
  if (!open || enemiesOutside(pieces, player, at)) return 0;
  const most = count(frame.units);
  if ((own && kind === 'majorCity') || leadersAt(pieces, outside).length > 0) return most;
  return Math.min(most, 2 - (frame.placed[at] ?? 0));
}

/** R 3.3.3.1: the fewest CUs that can be placed at once: one, or the Silver Shields together where nothing else is left. */
export const fewest = ({ units }: DeployFrame): number =>
  units.silverShields > 0 && count(units) === units.silverShields ? units.silverShields : 1;

/**
 * Returns whether a General without CUs is shut up in a besieged city away from the sea, where he can do nothing
 * (R 13.2.6).
 */
function isShutUp(state: GameState, { player, space: at, inside }: Zone): boolean {
  const pieces = piecesOf(state);
  const alone = inside && count(unitsAt(pieces, { player, space: at, inside })) === 0;
  return alone && isBesieged(state, at) && !isPort(boardOf(state), at);
}

/** R 8.3.1: Generals who have not moved in this Segment, and can do something; a Minor General with CUs that have not. */
export function activatable(state: GameState, player: PlayerId): readonly string[] {
  const pieces = piecesOf(state);
  const found: string[] = [];
  for (const one of pieces.leaders)
    if (one.player === player && !state.moved.generals.includes(one.general) && !isShutUp(state, one))
      found.push(`${one.general} ${one.space} ${one.inside}`);
  for (const stack of pieces.stacks) {
    const key = `${player}:${stack.space}${stack.inside ? ':inside' : ''}`;
    if (stack.player !== player) continue;
    const rested = minorsAt(pieces, stack) > (state.moved.minorGenerals[key] ?? 0);
    const fresh = count(stack.units) > count(state.moved.forces[key] ?? {});
    if (rested && fresh) found.push(`minor ${stack.space} ${stack.inside}`);
  }
  return found;
}

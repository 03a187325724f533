/** Views, as opposed to states. */
import { SPECTATOR } from './frame.js';
import type { GuidedTypes } from './guide.js';

/** Everything that one player, or a spectator, may know. Rules, guides and text functions accept it like a state. */
export type ViewOf<G extends GuidedTypes> = G['view'] & G['shown'];

/**
 * Returns the viewer if they are one of these players or the spectator, and throws a `RangeError` otherwise: a view for
 * an unknown viewer could reveal secrets.
 */
export function viewerAmong<Player extends string>(
  players: readonly Player[],
  viewer: Player | typeof SPECTATOR,
): Player | typeof SPECTATOR {
  if (viewer === SPECTATOR || players.includes(viewer)) return viewer;
  throw new RangeError(`${String(viewer)} does not play, and is no ${SPECTATOR}`);
}

/** Returns whether something shown is a view and not a whole state. */
export const isView = <G extends GuidedTypes>(shown: G['shown']): shown is ViewOf<G> => 'viewer' in shown;

/** Views among whatever is shown. */
import { SPECTATOR } from './frame.js';
import type { GuidedTypes } from './guide.js';

/** What one player, or a spectator, may know: rules, guides and words are asked of it as of a state. */
export type ViewOf<G extends GuidedTypes> = G['view'] & G['shown'];

/**
 * A viewer of a game with these players: one of them, or the spectator. Anything else is a fault of the caller, who gets a
 * `RangeError`: a view for nobody in particular would show what somebody hides.
 */
export function viewerAmong<Player extends string>(
  players: readonly Player[],
  viewer: Player | typeof SPECTATOR,
): Player | typeof SPECTATOR {
  if (viewer === SPECTATOR || players.includes(viewer)) return viewer;
  throw new RangeError(`${String(viewer)} does not play, and is no ${SPECTATOR}`);
}

/** Whether what is shown is somebody's view, and no whole state. */
export const isView = <G extends GuidedTypes>(shown: G['shown']): shown is ViewOf<G> => 'viewer' in shown;

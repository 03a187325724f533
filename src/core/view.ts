/** Views among whatever is shown. */
import type { GuidedTypes } from './guide.js';

/** What one player, or a spectator, may know: rules, guides and words are asked of it as of a state. */
export type ViewOf<G extends GuidedTypes> = G['view'] & G['shown'];

/** Whether what is shown is somebody's view, and no whole state. */
export const isView = <G extends GuidedTypes>(shown: G['shown']): shown is ViewOf<G> => 'viewer' in shown;

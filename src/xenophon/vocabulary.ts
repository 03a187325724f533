/** The words of the game beside those of the family. */
import type { Ending, SideId } from '../conquest/vocabulary.js';

/** R X7.3: what makes an Outflank box impassable, or restricts who enters it. */
export const OBSTACLES = ['river', 'mountain', 'hill'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** R X7.3: a flank of the battlefield: the left one is that of the rebels, and the right one of the royal army that faces it (ruling X7.3). */
export const FLANKS = ['left', 'right'] as const;
export type Flank = (typeof FLANKS)[number];

/** The sides (R X1.1): who rebels, and the King's. */
export const REBEL = 'rebel';
export const ROYAL = 'royal';

/** Who plays, in the order of the components. */
export const XENOPHON_SIDES = [REBEL, ROYAL] as const satisfies readonly SideId[];

/** R X9: how a game can end. */
export const XENOPHON_ENDINGS = ['kingLost', 'homecoming', 'victoryPoints'] as const satisfies readonly Ending[];
export type XenophonEnding = (typeof XENOPHON_ENDINGS)[number];

/** The words of the game beside those of the family. */
import { xenophonWords } from '../words/xenophon.js';

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
export const XENOPHON_SIDES = xenophonWords.sides;

/** R X9: how a game can end. */
export const XENOPHON_ENDINGS = xenophonWords.endings;
export type XenophonEnding = (typeof XENOPHON_ENDINGS)[number];

/** Phases of a turn; some of them are each side's own. */
export const PHASES = xenophonWords.phases;

/** What dice are rolled for. */
export const ROLL_PURPOSES = xenophonWords.rollPurposes;
export type XenophonRollPurpose = (typeof ROLL_PURPOSES)[number];

/** What rules refer back to, with the turn on which it first happened. */
export const MILESTONES = xenophonWords.milestones;

/** How what armies take along is lost. */
export const BAGGAGE_LOSSES = xenophonWords.baggageLosses;

/** How decisively a game was won; a draw is nobody's. */
export const MARGINS = xenophonWords.margins;

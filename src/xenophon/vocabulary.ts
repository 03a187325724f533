/** The words of the game in addition to those of the family. */
import { xenophonWords } from '../words/xenophon.js';

/** R X7.3: obstacles, which block an Outflank box or restrict entry to it. */
export const OBSTACLES = ['river', 'mountain', 'hill'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/**
 * R X7.3: a flank of the battlefield: the left one is that of the rebels, and the right one of the royal army that
 * faces it (ruling X7.3).
 */
export const FLANKS = ['left', 'right'] as const;
export type Flank = (typeof FLANKS)[number];

/** The sides (R X1.1): the rebels and the King's side. */
export const REBEL = 'rebel';
export const ROYAL = 'royal';

/** The sides that have a player, in the order of the components. */
export const XENOPHON_SIDES = xenophonWords.sides;

/** R X9: how a game can end. */
export const XENOPHON_ENDINGS = xenophonWords.endings;
export type XenophonEnding = (typeof XENOPHON_ENDINGS)[number];

/** The phases of a turn; each side has some of them for itself. */
export const PHASES = xenophonWords.phases;

/** What dice are rolled for. */
export const ROLL_PURPOSES = xenophonWords.rollPurposes;
export type XenophonRollPurpose = (typeof ROLL_PURPOSES)[number];

/** Milestones: events that rules refer back to, with the turn in which they first happened. */
export const MILESTONES = xenophonWords.milestones;

/** The ways in which a marker is lost. */
export const BAGGAGE_LOSSES = xenophonWords.baggageLosses;

/** The margins of a victory; a draw has no winner. */
export const MARGINS = xenophonWords.margins;

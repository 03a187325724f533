/**
 * The fixed words of the games of the family, each as a union over all games: the types of words that do not depend on
 * the components in use. A new variant adds its own words in a file of this folder, and a line here.
 */
import type { clashWords } from './clash.js';
import type { conquestWords } from './conquest.js';
import type { xenophonWords } from './xenophon.js';

type Known = typeof conquestWords | typeof clashWords | typeof xenophonWords;

/** A side of a game, played or not. */
export type SideId = Known['sides'][number];
/** A phase of a turn. */
export type Phase = Known['phases'][number];
/** The purposes of dice. */
export type RollPurpose = Known['rollPurposes'][number];
/** Things that rules refer back to, with the turn on which they first happened. */
export type MilestoneId = Known['milestones'][number];
/** How baggage is lost. */
export type BaggageLoss = Known['baggageLosses'][number];
/** How a game can end. */
export type Ending = Known['endings'][number];
/** The degree of a victory. */
export type Margin = Known['margins'][number];
/** Where a counter lies off the map, in games whose components name it. */
export type FurtherTray = Known['trays'][number];

/** The fixed words of one game. */
export interface ClosedWords {
  readonly sides: readonly SideId[];
  readonly phases: readonly Phase[];
  readonly rollPurposes: readonly RollPurpose[];
  readonly milestones: readonly MilestoneId[];
  readonly baggageLosses: readonly BaggageLoss[];
  readonly endings: readonly Ending[];
  readonly margins: readonly Margin[];
  readonly trays: readonly FurtherTray[];
}

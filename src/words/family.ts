/**
 * The closed words of the games of the family, each as a union over all of them: what types say of a word that the components in use
 * do not settle. A new variant adds its own words in a file of this folder, and its line here.
 */
import type { clashWords } from './clash.js';
import type { conquestWords } from './conquest.js';
import type { xenophonWords } from './xenophon.js';

type Known = typeof conquestWords | typeof clashWords | typeof xenophonWords;

/** Who is in a game: who plays, or is nobody's to play. */
export type SideId = Known['sides'][number];
/** A phase of a turn. */
export type Phase = Known['phases'][number];
/** What dice are rolled for. */
export type RollPurpose = Known['rollPurposes'][number];
/** What rules refer back to, with the turn on which it first happened. */
export type MilestoneId = Known['milestones'][number];
/** How what armies take along is lost. */
export type BaggageLoss = Known['baggageLosses'][number];
/** How a game can end. */
export type Ending = Known['endings'][number];
/** How decisively it was won. */
export type Margin = Known['margins'][number];
/** Where a counter lies off the map in games alone whose components name it. */
export type FurtherTray = Known['trays'][number];

/** The closed words of one game. */
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

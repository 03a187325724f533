/** A game as the page sees it: texts, pictures and keys of actions, whatever its types. */
import type { Link, Locale, Phrase, RuleRef, Subject } from 'diadochi/core';
import type { About, Standing } from '../../../src/hosts/page/about.js';
import type { Thinker } from './bots.js';
import type { Deciding } from './deciding.js';
import type { Reasons } from './reasons.js';
import type { Writing } from './written.js';
import type { BoardPart, CardRow, Look, Spot, Thing } from '../../../src/hosts/page/table.js';

/** An action that can be chosen. */
export interface Choice {
  /** The key of the action. */
  readonly key: string;
  readonly label: Phrase;
  readonly about: Subject;
}

/** A destination. */
export interface Goal {
  readonly space: string;
  readonly place: string;
  readonly pieces: readonly string[];
  /** The choice with which the move begins, if a piece must be chosen first. */
  readonly begins: Choice | undefined;
  /** The keys of the actions that lead there. */
  readonly way: readonly string[];
  readonly cost: number;
  /** Whether neither dice nor other players can interrupt the move. */
  readonly free: boolean;
}

/** A line of the chronicle. */
export interface Line {
  readonly said: Phrase;
  readonly rule: RuleRef;
  readonly dice: readonly number[];
}

/** One situation as one viewer may see it. Texts are cached; pictures are large and drawn again. */
export interface Scene {
  readonly viewer: string;
  /** The player whom the game waits for, if any. */
  readonly asked: string | undefined;
  question(look: Look): Phrase | undefined;
  /** Returns the actions of the viewer. */
  choices(look: Look): readonly Choice[];
  /**
   * Returns where the viewer, or one of their pieces, can go. If many pieces can set out, only the destinations of one
   * piece are found.
   */
  goals(look: Look, piece?: string): readonly Goal[];
  cards(look: Look): readonly CardRow[];
  /** Returns the events of the last step. */
  lines(look: Look): readonly Line[];
  /** Whether a battle is fought on a display of its own. */
  readonly hasDisplay: boolean;
  /** Returns the board, with the events since an earlier step. */
  board(look: Look, since: number, part: BoardPart): string;
  standings(look: Look): string;
  /** Returns the points of the players, and what they win. */
  standing(look: Look): Standing;
  /** Returns the clause that governs the question; `undefined` if nothing is asked. */
  rule(): RuleRef | undefined;
  thingsAt(spot: Spot): readonly Thing[];
}

/** How a game ended. */
export interface Ending {
  readonly winners: readonly string[];
  readonly how: string;
  readonly rule: RuleRef;
}

/** A game being played. It is immutable. */
export interface Session extends Deciding, Writing {
  readonly game: string;
  readonly title: string;
  about(locale: Locale): About;
  /** Returns the thing on the board that a link stands for. */
  thingOf(link: Link): Thing | undefined;
  readonly players: readonly string[];
  /** The number of the last step: each decision is a step, and the deal is step 0. */
  readonly last: number;
  readonly ending: Ending | undefined;
  nameOf(player: string, look: Look): string;
  endingText(look: Look): string;
  /** Returns the situation after a step. */
  scene(step: number, viewer: string): Scene;
  /** Returns who decided a step; `undefined` for the deal. */
  decidedBy(step: number): string | undefined;
  /**
   * Returns why a bot took a step; `undefined` if no player decided it. Its choices can reveal its hand, so they are only
   * among the reasons if there is a function that rates them.
   */
  reasons(step: number, rate: Thinker['rate'] | undefined, look: Look): Promise<Reasons | undefined>;
  /** Whether undoing a step is fair: no die was rolled in it, and nothing hidden was revealed. */
  mayTakeBack(step: number): boolean;
  play(key: string): Session;
  /** Returns the session after an earlier step. */
  backTo(step: number): Session;
  /** Whether the game pauses for answers of other players. */
  readonly pausing: boolean;
  /** Whether players have hands that are hidden from the others. */
  readonly hasHands: boolean;
  /** Whether the game has cards. */
  readonly hasCards: boolean;
}

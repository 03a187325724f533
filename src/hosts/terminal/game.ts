/** What a game must provide to be played, told and explained in a terminal. */
import type { Game, Locale, Phrase, Question, PlayRefusal, WholeGameTypes } from '../../core/index.js';
import type { Domains } from './domains.js';
import type { TextLine } from './flow.js';

/** The words of a game: those of its `text` entry point. */
export interface GameWords<G extends WholeGameTypes> {
  action(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  question(shown: G['shown'], locale: Locale): Question<G> | undefined;
  refusal(violation: PlayRefusal<G>, locale: Locale): Phrase;
  player(player: G['player'], locale: Locale): string;
  /** Returns the lines about one step, each with its rule. Lines that repeat others are left out. */
  tell(events: readonly G['event'][], shown: G['shown'], locale: Locale): readonly string[];
  /** Returns how the game ended, in a sentence. Called only for a game that is over. */
  ending(shown: G['shown'], locale: Locale): string;
}

/** The pictures of a game in characters, for one viewer. */
export interface GamePictures<G extends WholeGameTypes> {
  /** Returns the legend of the board. */
  legend(view: G['view'], locale: Locale): readonly TextLine[];
  /**
   * Returns the board or, if `part` is not empty, a more detailed picture of the parts whose names contain its words.
   *
   * @param columns - the number of columns of the screen, for drawings, which cannot be broken between words
   */
  board(view: G['view'], locale: Locale, part: string, columns: number): readonly TextLine[];
  /** Returns the standings of the players, and what wins. */
  standings(view: G['view'], locale: Locale): readonly TextLine[];
  /** Returns what a player holds, below a heading of the game: a hand, or the pieces that are not on the board yet. */
  hand(view: G['view'], player: G['player'], locale: Locale): readonly TextLine[];
  /**
   * Returns what a player should know about a choice in addition to its name, such as where a march leads; empty:
   * nothing.
   */
  note(action: G['action'], view: G['view'], locale: Locale): string;
  /** Returns the current moment in a line: the turn, and the part of it. */
  moment(view: G['view'], locale: Locale): string;
  /** Returns a text that changes when the board should be printed again. */
  chapter(view: G['view']): string;
}

/** A game at the terminal. */
export interface TerminalGame<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly words: GameWords<G>;
  readonly pictures: GamePictures<G>;
  /** Returns everything that a player might want to do in such a game, so that it can be named in words. */
  domains(shown: G['shown']): Domains<G>;
}

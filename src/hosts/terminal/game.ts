/** What a game must bring to be played, told and explained in a terminal. */
import type { ChanceSource, Game, Locale, Phrase, Question, PlayRefusal, WholeGameTypes } from '../../core/index.js';
import type { Domains } from './domains.js';

/** The words of a game: those of its `text` entry. */
export interface GameWords<G extends WholeGameTypes> {
  action(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  question(shown: G['shown'], locale: Locale): Question<G> | undefined;
  refusal(violation: PlayRefusal<G>, locale: Locale): Phrase;
  player(player: G['player'], locale: Locale): string;
  /** What happened in one step, line by line, each with its rule; what other lines say already is left out. */
  tell(events: readonly G['event'][], shown: G['shown'], locale: Locale): readonly string[];
  /** How the game ended, in a sentence; of one that goes on nothing is asked. */
  ending(shown: G['shown'], locale: Locale): string;
}

/** The pictures of a game in characters, all of what one viewer may know. */
export interface GamePictures<G extends WholeGameTypes> {
  /** What the signs of the board mean. */
  legend(view: G['view'], locale: Locale): readonly string[];
  /** The board. With words given, that part of it whose names have them, more closely. */
  board(view: G['view'], locale: Locale, part: string): readonly string[];
  /** How the players stand. */
  standings(view: G['view'], locale: Locale): readonly string[];
  /** What a player holds and others do not see. */
  hand(view: G['view'], player: G['player'], locale: Locale): readonly string[];
  /** What is worth knowing of a choice beside its name, as where a march leads; empty: nothing. */
  note(action: G['action'], view: G['view'], locale: Locale): string;
  /** Where play is, in a line: the turn, and what part of it. */
  moment(view: G['view'], locale: Locale): string;
  /** A word that changes when the board is worth being shown again. */
  chapter(view: G['view']): string;
}

/** One game at the terminal. */
export interface TerminalGame<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly words: GameWords<G>;
  readonly pictures: GamePictures<G>;
  /** How good a situation is for a player, to a modest bot that compares situations. */
  worth(shown: G['shown'], player: G['player']): number;
  /** The game's own bot: one of the listed actions. Without it the modest bot tries them out, which takes long where there are many. */
  choose?(view: G['view'], actions: readonly G['action'][], chance: ChanceSource): G['action'];
  /** All that a player might think of doing in such a game, so that it can be named in words. */
  domains(shown: G['shown']): Domains<G>;
}

/** What the terminal itself says: the names of what a language has to give. The games have their own words. */
import type { CommandName } from '../commands.js';

export interface TerminalWords {
  /** What is played, by how many, and from which seed. */
  opening(game: string, players: number, seed: string): string;
  /** Whose seats people have, and whose the bots. */
  seats(people: readonly string[], bots: readonly string[]): string;
  /** How to answer, in a line. */
  readonly hint: string;
  /** So many lines of what has happened are left out. */
  earlier(count: number): string;
  readonly hand: string;
  readonly chosen: string;
  readonly noSuchNumber: string;
  /** Nothing that can be chosen has these words. */
  nothingLike(typed: string): string;
  /** Several have. */
  several(typed: string): string;
  /** Whose turn it is to look at the screen. */
  handOver(player: string): string;
  saved(file: string): string;
  readonly whereToSave: string;
  takenBack(decisions: number): string;
  readonly nothingToTakeBack: string;
  readonly inputEnded: string;
  readonly goodbye: string;
  /** An action may be carried out. */
  allowed(action: string): string;
  /** It may not; the refusal follows. */
  refused(action: string): string;
  /** The code of a refusal. */
  code(code: string): string;
  /** What a clause is about. */
  about(clause: string, subject: string): string;
  readonly whyWhat: string;
  /** No action of the game is called like this. */
  noSuchAction(typed: string): string;
  /** So many further actions are called like this. */
  furtherActions(count: number): string;
  /** A record that holds what it promises. */
  verified(actions: number): string;
  readonly unfinished: string;
  /** What each command does. */
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly commandsFollow: string;
}

/** The texts of the terminal that a language has to provide. The games have their own. */
import type { CommandName } from '../commands.js';

export interface TerminalWords {
  /** The game, the number of players, and the seed. */
  opening(game: string, players: number, seed: string): string;
  /** The seats of people and of bots. */
  seats(people: readonly string[], bots: readonly string[]): string;
  /** How to answer, in one line. */
  readonly hint: string;
  /** The number of lines of news that are left out. */
  earlier(count: number): string;
  readonly chosen: string;
  readonly noSuchNumber: string;
  /** No choice contains these words. */
  nothingLike(typed: string): string;
  /** Several choices do. */
  several(typed: string): string;
  /** Asks the next player to the screen. */
  handOver(player: string): string;
  saved(file: string): string;
  readonly whereToSave: string;
  takenBack(decisions: number): string;
  readonly nothingToTakeBack: string;
  readonly inputEnded: string;
  readonly goodbye: string;
  /** An action is legal. */
  allowed(action: string): string;
  /** An action is not legal, and neither are some others; the refusal follows. */
  refused(action: string, others: number): string;
  /** A clause and its title. */
  about(clause: string, title: string): string;
  readonly whyWhat: string;
  /** No action of the game has this name. */
  noSuchAction(typed: string): string;
  /** The number of further actions with this name. */
  furtherActions(count: number): string;
  /** A record that has been verified. */
  verified(actions: number): string;
  readonly unfinished: string;
  /** What each command does. */
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly commandsFollow: string;
}

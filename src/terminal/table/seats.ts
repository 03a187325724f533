/** A session at the terminal, without its match. */
import type { Locale, WholeGameTypes } from '../../core/index.js';
import type { Asker } from '../ask/asker.js';
import type { Bot } from '../../bots/index.js';
import type { TerminalGame } from '../../hosts/terminal/game.js';
import type { Screen } from '../screen.js';

export interface Table<G extends WholeGameTypes> {
  readonly terminal: TerminalGame<G>;
  readonly screen: Screen;
  readonly asker: Asker;
  readonly locale: Locale;
  /** The seats of people. Bots have the others. */
  readonly people: readonly G['player'][];
  readonly bot: Bot<G>;
  /** The file that the game is saved to; `null`: none. */
  readonly file: string | null;
}

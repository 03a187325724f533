/** Everything about one evening at the table but the match itself. */
import type { Locale, WholeGameTypes } from '../../core/index.js';
import type { Asker } from '../ask/asker.js';
import type { Bot } from '../bot.js';
import type { TerminalGame } from '../../hosts/terminal/game.js';
import type { Screen } from '../screen.js';

export interface Table<G extends WholeGameTypes> {
  readonly terminal: TerminalGame<G>;
  readonly screen: Screen;
  readonly asker: Asker;
  readonly locale: Locale;
  /** The seats that people have; bots have the others. */
  readonly people: readonly G['player'][];
  readonly bot: Bot;
  /** Where the game is kept; `null`: nowhere. */
  readonly file: string | null;
}

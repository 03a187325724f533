/** The games at the terminal; only the one that is asked for is loaded. */
import type { WholeGameTypes } from '../../core/index.js';
import type { TerminalGame } from '../game.js';
import type { GameName } from '../../games.js';

/** Does something with a game, whatever its types are. */
export type UseOfGame<R> = <G extends WholeGameTypes>(terminal: TerminalGame<G>) => R;

/** Does something with the game of a name. */
export async function withGame<R>(name: GameName, use: UseOfGame<R>): Promise<R> {
  switch (name) {
    case 'successors':
      return use((await import('./successors/index.js')).successorsAtTheTerminal);
    case 'alexandros':
      return use((await import('./alexandros/index.js')).alexandrosAtTheTerminal);
    case 'conquest':
      return use((await import('./conquest/index.js')).conquestAtTheTerminal);
    case 'xenophon':
      return use((await import('./xenophon/index.js')).xenophonAtTheTerminal);
    case 'clash':
      return use((await import('./clash/index.js')).clashAtTheTerminal);
  }
}

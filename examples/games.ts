/** The games that the commands of this folder know, by name. */
import type { WholeGameTypes } from '../src/core/index.js';
import type { GameName } from '../src/games.js';
import type { Storyteller } from './teller.js';

/** Runs something with the storyteller of a game, whatever its types are. */
export async function withTeller<R>(
  name: GameName,
  use: <G extends WholeGameTypes>(teller: Storyteller<G>) => R,
): Promise<R> {
  switch (name) {
    case 'successors':
      return use((await import('./successors/teller.js')).successorsTeller);
    case 'alexandros':
      return use((await import('./alexandros/teller.js')).alexandrosTeller);
    case 'conquest':
      return use((await import('./conquest/teller.js')).conquestTeller);
    case 'xenophon':
      return use((await import('./xenophon/teller.js')).xenophonTeller);
    case 'clash':
      return use((await import('./clash/teller.js')).clashTeller);
  }
}

/** The games that can be soaked, by name. */
import type { WholeGameTypes } from '../src/core/index.js';
import type { GameName } from '../src/games.js';
import type { SoakKit } from './kit.js';

/** Does something with the kit of a game, whatever its types are. */
export async function withKit<R>(name: GameName, use: <G extends WholeGameTypes>(kit: SoakKit<G>) => R): Promise<R> {
  switch (name) {
    case 'successors':
      return use((await import('../test/successors/kit.js')).successorsKit);
    case 'alexandros':
      return use((await import('../test/alexandros/kit.js')).alexandrosKit);
    case 'conquest':
      return use((await import('../test/conquest/kit.js')).conquestKit);
    case 'xenophon':
      return use((await import('../test/xenophon/kit.js')).xenophonKit);
    case 'clash':
      return use((await import('../test/clash/kit.js')).clashKit);
  }
}

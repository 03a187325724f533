/** The registry: the only list of the games of the library, in the order in which documents list them. */
import { alexandros } from './alexandros/manifest.js';
import { clash } from './clash/manifest.js';
import { conquest } from './conquest/manifest.js';
import type { WholeGameTypes } from './core/index.js';
import type { AnyGame, Manifest } from './hosts/manifest.js';
import { peloponnesian } from './peloponnesian/manifest.js';
import { successors } from './successors/manifest.js';
import { xenophon } from './xenophon/manifest.js';

/** Makes a registry of games by their names, and what everybody asks of it. */
export function registryOf<Name extends string>(REGISTRY: Readonly<Record<Name, AnyGame>>) {
  /** The names of the games. */
  const GAMES: readonly Name[] = Object.keys(REGISTRY) as Name[];
  return {
    REGISTRY,
    GAMES,
    isGameName: (name: unknown): name is Name => GAMES.some((known) => known === name),
    /** Loads the same of every game, by name: `await ofEachGame((manifest) => manifest.story())`. */
    async ofEachGame<Loaded>(
      load: <G extends WholeGameTypes>(manifest: Manifest<G>) => Promise<Loaded>,
    ): Promise<Readonly<Record<Name, Loaded>>> {
      const rows = await Promise.all(GAMES.map(async (name) => [name, await REGISTRY[name].open(load)] as const));
      return Object.fromEntries(rows) as Record<Name, Loaded>;
    },
  };
}

/** A new game is one folder, and one line here. */
export const { REGISTRY, GAMES, isGameName, ofEachGame } = registryOf({
  successors,
  alexandros,
  conquest,
  xenophon,
  clash,
  peloponnesian,
});

export type GameName = keyof typeof REGISTRY;

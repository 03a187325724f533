/** The registry: the only list of the games of the library, in the order in which documents list them. */
import { alexandros } from './alexandros/manifest.js';
import { clash } from './clash/manifest.js';
import { conquest } from './conquest/manifest.js';
import type { WholeGameTypes } from './core/index.js';
import type { AnyGame, Manifest } from './hosts/manifest.js';
import { successors } from './successors/manifest.js';
import { xenophon } from './xenophon/manifest.js';

/** A new game is one folder, and one line here. */
export const REGISTRY = { successors, alexandros, conquest, xenophon, clash } as const satisfies Readonly<
  Record<string, AnyGame>
>;

export type GameName = keyof typeof REGISTRY;

/** The names of the games. */
export const GAMES = Object.keys(REGISTRY) as readonly GameName[];

export const isGameName = (name: unknown): name is GameName => GAMES.some((known) => known === name);

/**
 * Loads the same of every game, by name.
 *
 * @example
 * const stories = await ofEachGame((manifest) => manifest.story());
 */
export async function ofEachGame<Loaded>(
  load: <G extends WholeGameTypes>(manifest: Manifest<G>) => Promise<Loaded>,
): Promise<Readonly<Record<GameName, Loaded>>> {
  const rows = await Promise.all(GAMES.map(async (name) => [name, await REGISTRY[name].open(load)] as const));
  return Object.fromEntries(rows) as Record<GameName, Loaded>;
}

/** The games of the library, by name, in the order in which they are told; what stands on all of them takes them from here. */
export const GAMES = ['successors', 'alexandros', 'conquest', 'xenophon', 'clash'] as const;
export type GameName = (typeof GAMES)[number];

export const isGameName = (name: unknown): name is GameName => GAMES.some((known) => known === name);

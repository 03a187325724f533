/** The games that the terminal knows, by name. */
export const TERMINAL_GAMES = ['successors', 'alexandros', 'conquest', 'xenophon', 'clash'] as const;
export type TerminalGameName = (typeof TERMINAL_GAMES)[number];

export const isTerminalGame = (name: unknown): name is TerminalGameName =>
  TERMINAL_GAMES.some((known) => known === name);

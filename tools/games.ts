/** The games that the commands know, by name. */
export const GAMES = ['successors', 'alexandros', 'conquest', 'xenophon', 'clash'] as const;

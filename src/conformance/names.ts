/** The names of the games that there are cases of. Written by `npm run conformance:files` from what is in `conformance/`. */
export const CONFORMANCE_GAMES = [
  'successors',
  'alexandros',
  'conquest',
  'xenophon',
  'clash',
  'peloponnesian',
] as const;

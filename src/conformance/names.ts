/** The names of the games with cases. Written by `npm run conformance:files` from the files in `conformance/`. */
export const CONFORMANCE_GAMES = [
  'successors',
  'alexandros',
  'conquest',
  'xenophon',
  'clash',
  'peloponnesian',
] as const;

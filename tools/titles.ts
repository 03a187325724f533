/** What the games are called in documents. */
import type { GameName } from '../src/games.js';

export const TITLES = {
  successors: 'Successors',
  alexandros: 'Alexandros',
  conquest: 'Conquest and Empire',
  xenophon: 'Xenophon',
  clash: 'Clash of the Generals',
} as const satisfies Readonly<Record<GameName, string>>;

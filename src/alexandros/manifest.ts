/** The manifest of Alexandros: everything that code outside this folder needs to know. */
import { defineGame } from '../hosts/manifest.js';
import { PLAYER_COUNTS } from './vocabulary.js';
import type { AlexandrosTypes } from './types.js';

export const alexandros = defineGame<AlexandrosTypes>({
  name: 'alexandros',
  title: 'Alexandros',

  playerCounts: PLAYER_COUNTS,
  usualPlayers: 3,
  hasHands: true,
  amongStrangers: {},
  documents: {
    guide: 'docs/alexandros.md',
    rulings: 'docs/alexandros-rulings.md',
    coverage: 'docs/alexandros-coverage.md',
    reach: 'docs/alexandros-reach.md',
  },

  rulebook: async () => (await import('./rulebook.js')).rulebook,
  germanRulebook: async () => (await import('./rulebook.de.js')).germanRulebook,
  async entry() {
    const { alexandros: game, codecs, query, PLAYERS: players, REFUSAL_CODES: refusals } = await import('./index.js');
    return { game, codecs, query, players, refusals };
  },
  terminal: async () => (await import('./terminal/index.js')).alexandrosAtTheTerminal,
  bots: async () => (await import('./bots/index.js')).heuristics,
  motives: async () => (await import('./page/motives.js')).motives,
  story: async () => (await import('./story/index.js')).alexandrosTeller,
  page: async () => (await import('./page.js')).alexandrosTable,
  conformance: async () => (await import('./conformance.js')).alexandrosEngine,
});

/** The manifest of Successors: everything that code outside this folder needs to know. */
import { defineGame } from '../hosts/manifest.js';
import { PLAYER_COUNTS } from './options.js';
import type { SuccessorsTypes } from './types.js';

export const successors = defineGame<SuccessorsTypes>({
  name: 'successors',
  title: 'Successors',

  playerCounts: PLAYER_COUNTS,
  usualPlayers: 4,
  hasHands: true,
  amongStrangers: { interrupts: 'everyone' },
  documents: {
    guide: 'docs/start.md',
    rulings: 'docs/rulings.md',
    coverage: 'docs/rules-coverage.md',
    reach: 'docs/reach.md',
  },
  questions: { from: ['src/successors/query'], beside: ['units', 'table/places'], signed: false },
  rulebook: async () => (await import('./rulebook.js')).rulebook,
  germanRulebook: async () => (await import('./rulebook.de.js')).germanRulebook,
  async entry() {
    const { successors: game, codecs, query, PLAYERS: players, REFUSAL_CODES: refusals } = await import('./index.js');
    return { game, codecs, query, players, refusals };
  },
  terminal: async () => (await import('./terminal/index.js')).successorsAtTheTerminal,
  bots: async () => (await import('./bots/index.js')).heuristics,
  motives: async () => (await import('./page/motives.js')).motives,
  story: async () => (await import('./story/index.js')).successorsTeller,
  page: async () => (await import('./page.js')).successorsTable,
  conformance: async () => (await import('./conformance.js')).successorsEngine,
});

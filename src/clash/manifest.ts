/** The manifest of Clash of the Generals: everything that code outside this folder needs to know. */
import { defineGame } from '../hosts/manifest.js';
import { PLAYER_COUNTS } from './options.js';
import type { ClashTypes } from './types.js';

export const clash = defineGame<ClashTypes>({
  name: 'clash',
  title: 'Clash of the Generals',
  base: 'conquest',
  playerCounts: PLAYER_COUNTS,
  usualPlayers: 3,
  hasHands: false,
  amongStrangers: {},
  documents: {
    guide: 'docs/clash.md',
    rulings: 'docs/clash-rulings.md',
    coverage: 'docs/clash-coverage.md',
    reach: 'docs/clash-reach.md',
  },
  questions: {
    from: [
      'src/conquest/questions/board.ts',
      'src/conquest/questions/war.ts',
      'src/conquest/extension/questions/fleets.ts',
      'src/clash/questions',
    ],
    beside: [],
    signed: true,
  },
  rulebook: async () => (await import('./rulebook.js')).rulebook,
  germanRulebook: async () => (await import('./rulebook.de.js')).germanRulebook,
  async entry() {
    const { clash: game, codecs, query, PLAYERS: players, REFUSAL_CODES: refusals } = await import('./index.js');
    return { game, codecs, query, players, refusals };
  },
  terminal: async () => (await import('./terminal/index.js')).clashAtTheTerminal,
  bots: async () => (await import('./bots/index.js')).heuristics,
  motives: async () => (await import('./page/motives.js')).motives,
  story: async () => (await import('./story.js')).clashTeller,
  page: async () => (await import('./page.js')).clashTable,
  conformance: async () => (await import('./conformance.js')).clashEngine,
});

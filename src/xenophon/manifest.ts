/** What everything outside this folder needs to know of Xenophon. */
import { defineGame } from '../hosts/manifest.js';
import { PLAYER_COUNTS } from './options.js';
import type { XenophonTypes } from './types.js';

export const xenophon = defineGame<XenophonTypes>({
  name: 'xenophon',
  title: 'Xenophon',
  base: 'conquest',
  playerCounts: PLAYER_COUNTS,
  usualPlayers: 2,
  hasHands: false,
  amongStrangers: {},
  documents: {
    guide: 'docs/xenophon.md',
    rulings: 'docs/xenophon-rulings.md',
    coverage: 'docs/xenophon-coverage.md',
    reach: 'docs/xenophon-reach.md',
  },
  questions: {
    from: [
      'src/conquest/questions/board.ts',
      'src/conquest/questions/war.ts',
      'src/conquest/extension/questions/fleets.ts',
      'src/xenophon/questions',
    ],
    beside: [],
    signed: true,
  },
  rulebook: async () => (await import('./rulebook.js')).rulebook,
  germanRulebook: async () => (await import('./rulebook.de.js')).germanRulebook,
  async entry() {
    const { xenophon: game, codecs, query, PLAYERS: players, REFUSAL_CODES: refusals } = await import('./index.js');
    return { game, codecs, query, players, refusals };
  },
  terminal: async () => (await import('./terminal/index.js')).xenophonAtTheTerminal,
  bots: async () => (await import('./bots/index.js')).heuristics,
  motives: async () => (await import('./page/motives.js')).motives,
  story: async () => (await import('./story.js')).xenophonTeller,
  page: async () => (await import('./page.js')).xenophonTable,
  conformance: async () => (await import('./conformance.js')).xenophonEngine,
});

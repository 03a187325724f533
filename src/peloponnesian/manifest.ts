/** What other folders need of *The Epic of the Peloponnesian War*. */
import { defineGame } from '../hosts/manifest.js';
import { PLAYER_COUNTS } from './options.js';
import type { PeloponnesianTypes } from './types.js';

export const peloponnesian = defineGame<PeloponnesianTypes>({
  name: 'peloponnesian',
  title: 'The Epic of the Peloponnesian War',
  playerCounts: PLAYER_COUNTS,
  usualPlayers: 2,
  hasHands: true,
  amongStrangers: {},
  documents: {
    guide: 'docs/peloponnesian.md',
    rulings: 'docs/peloponnesian-rulings.md',
    coverage: 'docs/peloponnesian-coverage.md',
    reach: 'docs/peloponnesian-reach.md',
  },
  questions: { from: ['src/peloponnesian/questions'], beside: [], signed: true, viewsToo: true },
  rulebook: async () => (await import('./rulebook.js')).rulebook,
  germanRulebook: async () => (await import('./rulebook.de.js')).germanRulebook,
  async entry() {
    const {
      peloponnesian: game,
      codecs,
      query,
      PLAYERS: players,
      REFUSAL_CODES: refusals,
    } = await import('./index.js');
    return { game, codecs, query, players, refusals };
  },
  terminal: async () => (await import('./terminal/index.js')).peloponnesianAtTheTerminal,
  bots: async () => (await import('./bots/index.js')).heuristics,
  motives: async () => (await import('./page/motives.js')).motives,
  story: async () => (await import('./story/index.js')).peloponnesianTeller,
  page: async () => (await import('./page.js')).peloponnesianTable,
  conformance: async () => (await import('./conformance.js')).peloponnesianEngine,
});

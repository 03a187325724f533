/** The manifest of Conquest and Empire: everything that code outside this folder needs to know. */
import { defineGame } from '../hosts/manifest.js';
import { PLAYER_COUNTS } from './options.js';
import type { ConquestTypes } from './types.js';

export const conquest = defineGame<ConquestTypes>({
  name: 'conquest',
  title: 'Conquest and Empire',

  playerCounts: PLAYER_COUNTS,
  usualPlayers: 2,
  hasHands: false,
  amongStrangers: {},
  documents: {
    guide: 'docs/conquest.md',
    rulings: 'docs/conquest-rulings.md',
    coverage: 'docs/conquest-coverage.md',
    reach: 'docs/conquest-reach.md',
  },
  questions: {
    from: ['src/conquest/questions/board.ts', 'src/conquest/questions/war.ts', 'src/conquest/questions/objectives.ts'],
    beside: [],
    signed: true,
  },
  rulebook: async () => (await import('./rulebook.js')).rulebook,
  germanRulebook: async () => (await import('./rulebook.de.js')).germanRulebook,
  async entry() {
    const { conquest: game, codecs, query, PLAYERS: players, REFUSAL_CODES: refusals } = await import('./index.js');
    return { game, codecs, query, players, refusals };
  },
  terminal: async () => (await import('./terminal/index.js')).conquestAtTheTerminal,
  bots: async () => (await import('./bots/index.js')).heuristics,
  motives: async () => (await import('./page/motives.js')).motives,
  story: async () => (await import('./story/index.js')).conquestTeller,
  page: async () => (await import('./page/index.js')).conquestTable,
  conformance: async () => (await import('./conformance/index.js')).conquestEngine,
});

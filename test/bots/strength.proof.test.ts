/** The greedy bot of every game beats a random one in at least 90 % of the games between two players. */
import { expect, it } from 'vitest';
import { greedyBot, playMatch, randomBot } from '../../src/bots/index.js';
import { GAMES, REGISTRY } from '../../src/games.js';
import { orThrow } from '../../src/core/index.js';

const PAIRS = 10;
const ENOUGH = 0.9;

it.each(GAMES)('%s', { timeout: 600_000 }, async (name) => {
  const share = await REGISTRY[name].open(async (manifest) => {
    const heuristics = await manifest.bots();
    const { options } = await manifest.story();
    const greedy = greedyBot(heuristics);
    let won = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      for (const seat of [0, 1] as const) {
        const bots = seat === 0 ? [greedy, randomBot()] : [randomBot(), greedy];
        const { state, returns } = orThrow(
          playMatch(heuristics.game, { bots, options: options(2), seed: `strength ${pair}` }),
        );
        const player = heuristics.game.players(state)[seat];
        if (player !== undefined) won += returns[player];
      }
    }
    return won / (2 * PAIRS);
  });
  expect(share).toBeGreaterThanOrEqual(ENOUGH);
});

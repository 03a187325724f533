/** What the bots of each game go by, in words: a sentence for every decision in which they have a preference. */
import { describe, expect, it } from 'vitest';
import { greedyBot, turnOf } from '../../src/bots/index.js';
import { CHANCE, LOCALES, matches, orThrow, seededChance, type WholeGameTypes } from '../../src/core/index.js';
import { GAMES, ofEachGame, REGISTRY } from '../../src/games.js';
import type { Manifest } from '../../src/hosts/manifest.js';

const MOTIVES = await ofEachGame((manifest) => manifest.motives());

/** The number of decisions that are looked at. */
const DECISIONS = 400;

/** Returns the types of actions that bots preferred to others in a game, although no motive says why. */
async function unexplained<G extends WholeGameTypes>(manifest: Manifest<G>, players: number): Promise<Set<string>> {
  const [heuristics, page, { of }] = await Promise.all([manifest.bots(), manifest.page(), manifest.motives()]);
  const { game, scores, tolerance } = heuristics;
  const host = matches(game);
  const bot = greedyBot(heuristics);
  const found = new Set<string>();
  let match = orThrow(host.createMatch({ ...orThrow(game.decode.options(page.options(players, {}))), seed: 'issus' }));
  for (let decision = 0; decision < DECISIONS; decision++) {
    const [actor] = game.actors(match.state);
    if (actor === undefined || actor === CHANCE) break;
    const turn = turnOf(game, match.state, actor, seededChance(`issus ${decision}`));
    const all = scores(turn.view, turn.actions, seededChance('a bot'));
    const action = bot.choose(turn);
    const isPreferred = Math.max(...all) - Math.min(...all) > 2 * tolerance;
    const type: G['action']['type'] = action.type;
    if (isPreferred && of[type] === null) found.add(type);
    match = orThrow(host.play(match, action)).match;
  }
  return found;
}

describe.each(GAMES)('%s', (game) => {
  const { of, texts } = MOTIVES[game];
  const used = [...new Set(Object.values(of).filter((motive) => motive !== null))].sort();

  it.each(LOCALES)('says what bots go by, and nothing that no action needs (%s)', (locale) => {
    expect(Object.keys(texts[locale]).sort()).toEqual(used);
    const sentences = Object.values(texts[locale]);
    expect(sentences.filter((text) => !/^[A-ZÄÖÜ].*\.$/u.test(text) || text.length > 220)).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('bots with a preference have a motive', () => {
  it.each(GAMES)('%s', async (game) => {
    const found = await REGISTRY[game].open((manifest) => unexplained(manifest, manifest.usualPlayers));
    expect([...found]).toEqual([]);
  });
});

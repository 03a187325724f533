/** The bots of the page, in a worker and beside it. */
import { greedyBot, turnOf } from 'diadochi/bots';
import { actionKey, CHANCE, matches, orThrow, seededChance } from 'diadochi/core';
import { describe, expect, it } from 'vitest';
import { think, type BotTurn, type Think } from '../../../examples/web/games/bots.js';
import { openGame } from '../../../examples/web/games/index.js';
import { thinkingIn } from '../../../examples/web/games/thinker.js';
import { GAMES, REGISTRY } from '../../../src/games.js';

describe.each(GAMES)('bots of %s', (name) => {
  it('choose from a copy of the view what the library chooses in the state', async () => {
    const chosen = await REGISTRY[name].open(async ({ usualPlayers, page, bots }) => {
      const [{ game, options }, heuristics] = [await page(), await bots()];
      const host = matches(game);
      const bot = greedyBot(heuristics);
      let match = orThrow(
        host.createMatch({ ...orThrow(game.decode.options(options(usualPlayers, {}))), seed: 'arbela' }),
      );
      return Array.from({ length: 30 }, (_, step) => {
        const [actor] = game.actors(match.state);
        if (actor === undefined || actor === CHANCE) throw new Error('nobody decides');
        const action = bot.choose(turnOf(game, match.state, actor, seededChance(`arbela ${step + 1}`)));
        match = orThrow(host.play(match, action)).match;
        return actionKey(action);
      });
    });

    const opened = await openGame(name);
    let session = orThrow(opened.begin(REGISTRY[name].usualPlayers, {}, 'arbela'));
    for (const key of chosen) {
      // A worker gets a copy.
      expect(await think(structuredClone(session.botTurn()) ?? NOBODY)).toBe(key);
      session = session.play(key);
    }
  });
});

const NOBODY: BotTurn = { game: 'successors', player: 'red', view: {}, seed: '' };

describe('when the worker fails', () => {
  const inPage: Think = (turn) => Promise.resolve(`page ${turn.seed}`);
  const inWorker: Think = (turn) =>
    turn.seed === '2' ? Promise.reject(new Error('out of breath')) : Promise.resolve(`worker ${turn.seed}`);
  const asked = (seed: string): BotTurn => ({ ...NOBODY, seed });

  it('the page says so once, and thinks from then on', async () => {
    const reasons: string[] = [];
    const thinking = thinkingIn(
      () => Promise.resolve(inWorker),
      inPage,
      (reason) => reasons.push(reason),
    );
    const answers: string[] = [];
    for (const seed of ['1', '2', '3']) answers.push(await thinking(asked(seed)));
    expect(answers).toEqual(['worker 1', 'page 2', 'page 3']);
    expect(reasons).toEqual(['out of breath']);
  });

  it('it need not have started, and may fail while several turns are under way', async () => {
    const reasons: string[] = [];
    const thinking = thinkingIn(
      () => Promise.reject(new TypeError('no workers here')),
      inPage,
      (reason) => reasons.push(reason),
    );
    expect(await Promise.all([thinking(asked('1')), thinking(asked('2'))])).toEqual(['page 1', 'page 2']);
    expect(reasons).toEqual(['no workers here']);
  });

  it('a worker is started once', async () => {
    let started = 0;
    const start = (): Promise<Think> => {
      started++;
      return Promise.resolve(inWorker);
    };
    const thinking = thinkingIn(start, inPage, () => undefined);
    await Promise.all([thinking(asked('1')), thinking(asked('3'))]);
    expect(started).toBe(1);
  });

  it('a turn of a game that does not exist is refused', async () => {
    await expect(think({ ...NOBODY, game: 'chess' })).rejects.toThrow('there is no game chess');
  });
});

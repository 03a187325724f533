/** The bots of the page, in a worker and beside it. */
import { greedyBot, turnOf } from 'diadochi/bots';
import { actionKey, CHANCE, LOCALES, matches, orThrow, seededChance } from 'diadochi/core';
import { describe, expect, it } from 'vitest';
import { thinkerHere, type BotTurn, type Thinker } from '../../../examples/web/games/bots.js';
import { openGame } from '../../../examples/web/games/index.js';
import { thinkingIn } from '../../../examples/web/games/thinker.js';
import { GAMES, REGISTRY } from '../../../src/games.js';
import type { Look } from '../../../src/hosts/page/table.js';

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
      const turn = structuredClone(session.botTurn()) ?? NOBODY;
      expect(await thinkerHere.choose(turn)).toBe(key);
      const ratings = await thinkerHere.rate(turn);
      expect(ratings[0]?.key).toBe(key);
      expect(ratings.every(({ key: rated }) => session.lists(rated))).toBe(true);
      session = session.play(key);
    }
  });
});

describe.each(GAMES)('the reasons of a bot of %s', (name) => {
  const looks = LOCALES.map((locale): Look => ({ locale, theme: 'light' }));

  it('say what it went by, and compare the chosen action with all others', async () => {
    const opened = await openGame(name);
    let session = orThrow(opened.begin(REGISTRY[name].usualPlayers, {}, 'gaza'));
    for (let step = 1; step <= 30; step++) {
      const choices = session.scene(session.last, session.asked ?? '').choices({ locale: 'en', theme: 'light' });
      session = session.play(await thinkerHere.choose(session.botTurn() ?? NOBODY));
      for (const look of looks) {
        const reasons = await session.reasons(step, thinkerHere.rate, look);
        expect(reasons?.motive).not.toBe('');
        const [first, ...others] = reasons?.choices ?? [];
        expect(first?.isChosen).toBe(true);
        expect(others.every(({ isChosen, score }) => !isChosen && score <= (first?.score ?? 0))).toBe(true);
        if (look.locale === 'en')
          expect(reasons?.choices?.map(({ label }) => label).sort()).toEqual(
            choices.map(({ label }) => label.text).sort(),
          );
      }
    }
  });

  it('leave out its choices if nobody rates them, and there are none for the deal', async () => {
    const opened = await openGame(name);
    const dealt = orThrow(opened.begin(REGISTRY[name].usualPlayers, {}, 'gaza'));
    const session = dealt.play(await thinkerHere.choose(dealt.botTurn() ?? NOBODY));
    const [look = { locale: 'en', theme: 'light' }] = looks;
    expect(await session.reasons(1, undefined, look)).toMatchObject({ choices: undefined });
    expect(await session.reasons(0, thinkerHere.rate, look)).toBeUndefined();
  });
});

const NOBODY: BotTurn = { game: 'successors', player: 'red', view: {}, seed: '' };

/** A thinker that says where it thinks. */
const thinkerAt = (place: string): Thinker => ({
  choose: ({ seed }) => Promise.resolve(`${place} ${seed}`),
  rate: ({ seed }) => Promise.resolve([{ key: `${place} ${seed}`, score: 0 }]),
});

describe('when the worker fails', () => {
  const inPage = thinkerAt('page');
  const inWorker: Thinker = {
    ...thinkerAt('worker'),
    choose: (turn) =>
      turn.seed === '2' ? Promise.reject(new Error('out of breath')) : thinkerAt('worker').choose(turn),
  };
  const asked = (seed: string): BotTurn => ({ ...NOBODY, seed });

  it('the page says so once, and thinks from then on', async () => {
    const reasons: string[] = [];
    const thinker = thinkingIn(
      () => Promise.resolve(inWorker),
      inPage,
      (reason) => reasons.push(reason),
    );
    const rated = async (seed: string): Promise<unknown> => (await thinker.rate(asked(seed)))[0]?.key;
    expect([await rated('0'), await thinker.choose(asked('1'))]).toEqual(['worker 0', 'worker 1']);
    expect(await thinker.choose(asked('2'))).toBe('page 2');
    expect([await thinker.choose(asked('3')), await rated('4')]).toEqual(['page 3', 'page 4']);
    expect(reasons).toEqual(['out of breath']);
  });

  it('it need not have started, and may fail while several turns are under way', async () => {
    const reasons: string[] = [];
    const thinker = thinkingIn(
      () => Promise.reject(new TypeError('no workers here')),
      inPage,
      (reason) => reasons.push(reason),
    );
    const turns = ['1', '2'].map((seed) => thinker.choose(asked(seed)));
    expect(await Promise.all(turns)).toEqual(['page 1', 'page 2']);
    expect(reasons).toEqual(['no workers here']);
  });

  it('a worker is started once', async () => {
    let started = 0;
    const start = (): Promise<Thinker> => {
      started++;
      return Promise.resolve(inWorker);
    };
    const thinker = thinkingIn(start, inPage, () => undefined);
    await Promise.all([thinker.choose(asked('1')), thinker.rate(asked('3'))]);
    expect(started).toBe(1);
  });

  it('a turn of a game that does not exist is refused', async () => {
    await expect(thinkerHere.choose({ ...NOBODY, game: 'chess' })).rejects.toThrow('there is no game chess');
  });
});

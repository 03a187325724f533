/** The server deals each his own, believes nobody, and plays nothing twice. */
import { describe, expect, it } from 'vitest';
import { beginMatch, playOn, type Accepted } from '../../../examples/server/bots.js';
import { alexandros } from '../../../src/alexandros/index.js';
import { PROBLEMS } from '../../../examples/server/problem.js';
import {
  digest,
  matches,
  orThrow,
  records,
  seededChance,
  type Game,
  type Outcome,
  type WholeGameTypes,
} from '../../../src/core/index.js';
import { GAMES as NAMES, ofEachGame } from '../../../src/games.js';
import { serving, TABLES } from './serving.js';

const { server, send } = await serving();

/** What is published when a match is over. */
interface Published {
  readonly record: { readonly actions: readonly { readonly player: string }[] };
  readonly save: { readonly seed: string };
}

/** A match of four, and what its first player sees. */
async function fresh(game = 'successors', options: object = { players: 4 }) {
  const match = await beginMatch(send, game, options);
  const path = `/matches/${match.id}`;
  const spectator = await send({ method: 'GET', path, token: match.tokens['spectator'] });
  const [player = ''] = (spectator.body as { waitsFor: readonly string[] }).waitsFor;
  const [other = ''] = Object.keys(match.tokens).filter((name) => name !== player && name !== 'spectator');
  const listed = await send({ method: 'GET', path: `${path}/actions`, token: match.tokens[player] });
  const { actions, step } = listed.body as { actions: readonly object[]; step: number };
  const act = (body: unknown, as = player, at: number | undefined = step) =>
    send({ method: 'POST', path: `${path}/actions`, token: match.tokens[as], step: at, body });
  return { match, path, player, other, actions, act };
}

const refusedAs = (code: keyof typeof PROBLEMS, more: object = {}) => ({
  status: PROBLEMS[code][0],
  body: expect.objectContaining({
    type: `urn:diadochi:problem:${code}`,
    code,
    status: PROBLEMS[code][0],
    title: PROBLEMS[code][1],
    ...more,
  }),
});

describe('a match', () => {
  it('is begun with a token for each seat and one for who watches, and the digest of its seed', async () => {
    const { status, body } = await send({
      method: 'POST',
      path: '/matches',
      body: { game: 'alexandros', options: { players: 3 } },
    });
    expect(status).toBe(201);
    const { tokens, commitment } = body as { tokens: { viewer: string; token: string }[]; commitment: string };
    expect(tokens.map(({ viewer }) => viewer)).toEqual([
      ...alexandros.players(orThrow(alexandros.createGame({ players: 3 }))),
      'spectator',
    ]);
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(4);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('of Successors asks everybody whether he interrupts, unless it is told otherwise', async () => {
    const optionsOf = async (options: object) => {
      const { path, match } = await fresh('successors', options);
      const { body } = await send({ method: 'GET', path, token: match.tokens['red'] });
      return (body as { view: { options: object } }).view.options;
    };
    expect(await optionsOf({ players: 2 })).toMatchObject({ interrupts: 'everyone' });
    expect(await optionsOf({ players: 2, interrupts: 'holders' })).toMatchObject({ interrupts: 'holders' });
  });

  it.each([
    [{ game: 'chess' }, '$.game'],
    [{ game: 'successors', options: { players: 9 } }, '$.options.players'],
    [{ game: 'successors', options: { players: 3, seed: 'mine' } }, '$.options.seed'],
    [{ game: 'alexandros', options: null }, '$.options'],
    [{ game: 'alexandros', seed: 'mine' }, '$.seed'],
    [{ game: 'alexandros', position: { players: 2 } }, '$.position.seats'],
    [{ game: 'alexandros', position: {}, options: { players: 2 } }, '$.options'],
    [null, '$'],
    ['successors', '$'],
  ])('%j is no beginning', async (body, path) => {
    expect(await send({ method: 'POST', path: '/matches', body })).toEqual(
      refusedAs('invalidInput', { faults: expect.arrayContaining([expect.objectContaining({ path })]) }),
    );
  });

  it('shows each player his own hand and nobody else’s', async () => {
    const { match, path, player, actions, act } = await fresh('alexandros', { players: 2 });
    expect((await act(actions[0])).status).toBe(200);
    const seen = async (viewer: string) => {
      const { body } = await send({ method: 'GET', path, token: match.tokens[viewer] });
      return (body as { view: { viewer: string; seats: { player: string; hand: { secret: object } }[] } }).view;
    };
    for (const viewer of Object.keys(match.tokens)) {
      const view = await seen(viewer);
      expect(view.viewer).toBe(viewer);
      for (const { player: owner, hand } of view.seats) expect('hidden' in hand.secret).toBe(owner !== viewer);
    }
    expect(player).not.toBe('spectator');
  });

  it('lists what a player may do to him alone, and to all what is asked', async () => {
    const { match, path, player, other, actions } = await fresh();
    expect(actions.length).toBeGreaterThan(0);
    for (const viewer of [other, 'spectator']) {
      const { body } = await send({ method: 'GET', path: `${path}/actions`, token: match.tokens[viewer] });
      expect(body).toEqual({
        step: 0,
        waitsFor: [player],
        about: expect.objectContaining({ kind: expect.any(String) }),
        actions: [],
      });
    }
  });
});

describe('the server refuses', () => {
  it('who has no token, or one of another match', async () => {
    const { path } = await fresh();
    const elsewhere = await fresh();
    const tokens = [undefined, '', 'x'.repeat(43), elsewhere.match.tokens[elsewhere.player]];
    for (const token of tokens) {
      for (const below of ['', '/actions', '/events', '/record']) {
        expect(await send({ method: 'GET', path: `${path}${below}`, token })).toEqual(refusedAs('unauthorized'));
      }
      expect(await send({ method: 'POST', path: `${path}/actions`, token, step: 0, body: {} })).toEqual(
        refusedAs('unauthorized'),
      );
    }
  });

  it.each(['{"type":', `{"type":"${'x'.repeat(1_000)}"}`])(
    'a stranger first, whatever he has sent: %j',
    async (payload) => {
      const { path } = await fresh();
      const headers = { 'content-type': 'application/json' };
      const answer = await server.inject({ method: 'POST', url: `${path}/actions`, headers, payload });
      expect({ status: answer.statusCode, body: answer.json() }).toEqual(refusedAs('unauthorized'));
    },
  );

  it('a match and a path that are not there', async () => {
    expect(await send({ method: 'GET', path: '/matches/nowhere' })).toEqual(refusedAs('noSuchMatch'));
    expect(await send({ method: 'GET', path: '/' })).toEqual(refusedAs('noSuchPath'));
    expect(await send({ method: 'GET', path: '/matches/%zz' })).toEqual(refusedAs('badRequest'));
  });

  it('an action of somebody else, without a word about it', async () => {
    const { other, actions, act } = await fresh();
    const refusal = expect.objectContaining({ code: 'notYourAction' });
    for (const as of [other, 'spectator']) {
      expect(await act(actions[0], as)).toEqual(refusedAs('notYours', { refusal }));
    }
    expect(await act({ type: 'pass', player: other })).toEqual(refusedAs('notYours', { refusal }));
    expect(await act({ type: 'roll', player: 'chance', die: 6 })).toEqual(refusedAs('notYours', { refusal }));
  });

  it('what the rules refuse, with code and clause', async () => {
    const { player, act } = await fresh();
    const refusal = expect.objectContaining({ code: expect.any(String), rule: expect.stringMatching(/^R /) });
    expect(await act({ type: 'rollMovement', player })).toEqual(refusedAs('refused', { refusal }));
  });

  it('what is no action, with every fault', async () => {
    const { player, act } = await fresh();
    const faults = expect.arrayContaining([expect.objectContaining({ path: '$.space' })]);
    expect(await act({ type: 'march', player, space: 'pella' })).toEqual(refusedAs('invalidInput', { faults }));
    for (const body of [null, [], 7, 'pass', {}, { type: '__proto__', player }]) {
      expect(await act(body)).toEqual(refusedAs('invalidInput'));
    }
  });

  it.each([
    ['malformedJson', '{"type":', 'application/json'],
    ['malformedJson', '', 'application/json'],
    ['malformedJson', '{"__proto__":{"type":"pass"}}', 'application/json'],
    ['tooLarge', `{"type":"${'x'.repeat(1_000)}"}`, 'application/json'],
    ['notJson', 'type=pass', 'application/x-www-form-urlencoded'],
    ['notJson', '{"type":"pass"}', 'text/plain'],
    ['notJson', '{"type":"pass"}', 'text/plain;charset=utf-8'],
  ] as const)('as %s: %j', async (code, payload, type) => {
    const { match, path, player } = await fresh();
    const headers = { authorization: `Bearer ${match.tokens[player] ?? ''}`, 'content-type': type, 'if-match': '"0"' };
    const answer = await server.inject({ method: 'POST', url: `${path}/actions`, headers, payload });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual(refusedAs(code));
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('options that are larger than any board', async () => {
    const body = { game: 'alexandros', options: { board: 'x'.repeat(256_000) } };
    expect(await send({ method: 'POST', path: '/matches', body })).toEqual(refusedAs('tooLarge'));
  });

  it('whoever asks too often', async () => {
    const busy = await serving({ perMinute: 3 });
    const ask = () => busy.send({ method: 'GET', path: '/matches/nowhere' });
    for (let time = 0; time < 3; time++) expect(await ask()).toEqual(refusedAs('noSuchMatch'));
    expect(await ask()).toEqual(refusedAs('tooManyRequests'));
  });
});

describe('an action', () => {
  it('says which step it follows', async () => {
    const { match, path, player, actions, act } = await fresh();
    const [body] = actions;
    const unsaid = { method: 'POST', path: `${path}/actions`, token: match.tokens[player], body } as const;
    expect(await send(unsaid)).toEqual(refusedAs('stepMissing'));
    expect(await act(body, player, 1)).toEqual(refusedAs('stale', { step: 0 }));
    expect((await act(body)).status).toBe(200);
  });

  it('sent again is not played again: the answer is what came of it', async () => {
    const { match, path, actions, other, act } = await fresh();
    const first = await act(actions[0]);
    expect(first).toMatchObject({ status: 200, body: { step: 1 } });
    expect(await act(actions[0])).toEqual(first);
    expect(await act(actions[1] ?? { type: 'pass' })).toEqual(refusedAs('stale', { step: 1 }));
    expect(await act(actions[0], other)).toEqual(refusedAs('stale', { step: 1 }));
    const { body } = await send({ method: 'GET', path, token: match.tokens[other] });
    expect(body).toMatchObject({ step: 1 });
  });

  it('sent many times at once is played once', async () => {
    const { match, path, other, actions, act } = await fresh();
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(actions[0])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { step: 1 } });
    const { body } = await send({ method: 'GET', path, token: match.tokens[other] });
    expect(body).toMatchObject({ step: 1 });
  });

  it('of two that follow the same step, one is played', async () => {
    const { actions, act } = await fresh();
    const answers = await Promise.all([act(actions[0]), act(actions[1] ?? actions[0])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 412]);
  });
});

/** Reads what is published of a game, and plays it again: how it ended. */
const proving =
  <G extends WholeGameTypes>(game: Game<G>) =>
  ({ record, save }: Published): Outcome | undefined => {
    const { state } = orThrow(matches(game).load(save));
    expect(orThrow(records(game).replay(record)).outcome).toEqual(game.outcome(state));
    return game.outcome(state);
  };

const PROVING = await ofEachGame(async (manifest) => proving((await manifest.entry()).game));

describe('a match that begins at a position', () => {
  it('goes on from there, out of memory too, and its record and its save begin there', async () => {
    const position = {
      format: 'diadochi-position',
      game: 'alexandros',
      version: 1,
      seats: [{ player: 'red', score: 31 }, { player: 'yellow' }],
      faceUp: ['horse', 'lyre'],
      turn: 9,
      toMove: 'yellow',
    };
    const small = await serving({ memory: { most: 1, perOwner: 1 }, spacing: 7 });
    const opened = await small.send({ method: 'POST', path: '/matches', body: { game: 'alexandros', position } });
    expect(opened.status).toBe(201);
    const { id, tokens } = opened.body as { id: string; tokens: { viewer: string; token: string }[] };
    const match = { id, tokens: Object.fromEntries(tokens.map(({ viewer, token }) => [viewer, token])) };
    const shown = await small.send({ method: 'GET', path: `/matches/${id}`, token: match.tokens['red'] });
    expect(shown.body).toMatchObject({ waitsFor: ['yellow'], view: { turn: 9, seats: [{ score: 31 }, { score: 0 }] } });
    await playOn(small.send, match, seededChance('first'), () => false);
    await beginMatch(small.send, 'alexandros', { players: 2 });
    expect(await playOn(small.send, match, seededChance('then'), () => true)).toBe(true);
    const record = { method: 'GET', path: `/matches/${id}/record`, token: match.tokens['spectator'] } as const;
    const published = (await small.send(record)).body as Published;
    expect(published.record).toMatchObject({ version: 2, start: position, options: { players: 2 } });
    expect(PROVING.alexandros(published)).toBeDefined();
  });
});

describe.each(NAMES)('a game of %s', (name) => {
  it('is played to its end; its record replays, and its save proves the dice to which the server was bound', async () => {
    const match = await beginMatch(send, name, { players: 2 });
    const token = match.tokens['spectator'];
    const record = { method: 'GET', path: `/matches/${match.id}/record`, token } as const;
    expect(await send(record)).toEqual(refusedAs('stillPlaying'));

    const accepted: Accepted[] = [];
    const over = await playOn(send, match, seededChance(`the server: ${name}`), (one) => accepted.push(one) > 0);
    expect(over).toBe(true);
    expect(accepted.map(({ step }) => step)).toEqual(accepted.map((_, index) => index + 1));

    const published = (await send(record)).body as Published;
    const decisions = published.record.actions.filter(({ player }) => player !== 'chance');
    expect(decisions).toEqual(accepted.map(({ action }) => action));

    const shown = await send({ method: 'GET', path: `/matches/${match.id}`, token });
    const { outcome, commitment } = shown.body as { outcome?: object; commitment: string };
    expect(PROVING[name](published)).toEqual(outcome);
    expect(outcome).toMatchObject({ winners: expect.any(Array), rule: expect.stringMatching(/^R /) });
    expect(digest(published.save.seed)).toBe(commitment);
  });

  it('goes on as it stood when it has left the memory', async () => {
    const small = await serving({ memory: { most: 1, perOwner: 1 }, spacing: 7 });
    const two = [await beginMatch(small.send, name, TABLES[name]), await beginMatch(small.send, name, TABLES[name])];
    const played = await Promise.all(
      two.map(async (match, index) => {
        const accepted: Accepted[] = [];
        await playOn(small.send, match, seededChance(`${name} ${index}`), (one) => accepted.push(one) < 40);
        return accepted;
      }),
    );
    expect(played.map((accepted) => accepted.map(({ step }) => step))).toEqual(
      [1, 2].map(() => Array.from({ length: 40 }, (_, index) => index + 1)),
    );
  });
});

/** The engine: its document, the errors of the protocol, and games over it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.js';
import { engine, type Engine } from '../../src/terminal/engine/server.js';
import { at } from './at.js';

/** Sends a message and returns the response. */
const ask = async (respond: Engine, message: unknown): Promise<unknown> => {
  const line = await respond(JSON.stringify(message));
  return line === undefined ? undefined : JSON.parse(line);
};

/** Calls a method and returns its result. */
async function call<Result>(respond: Engine, method: string, params: unknown = {}): Promise<Result> {
  const response = await ask(respond, { jsonrpc: '2.0', id: 'call', method, params });
  expect(response).toHaveProperty('result');
  return (response as { readonly result: Result }).result;
}

/** The error of a call. */
async function errorOf(respond: Engine, method: string, params?: unknown): Promise<unknown> {
  return (await ask(respond, { jsonrpc: '2.0', id: 1, method, params })) as unknown;
}

interface Status {
  readonly id: string;
  readonly actors: readonly string[];
  readonly outcome: unknown;
}

describe('the transcript of the document', () => {
  const document = readFileSync('docs/engine.md', 'utf8');
  const [, transcript = ''] = /```transcript\n([^]*?)```/.exec(document) ?? [];
  const lines = transcript.trim().split('\n');

  it('is what the engine responds', async () => {
    expect(lines.length).toBeGreaterThan(10);
    const respond = engine();
    for (let index = 0; index < lines.length; index += 2) {
      const [sent = '', expected = ''] = lines.slice(index, index + 2);
      expect(sent).toMatch(/^→ /);
      const parts = expected.slice('← '.length).split('…');
      const response = (await respond(sent.slice('→ '.length))) ?? '';
      const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
      expect(response).toMatch(new RegExp(`^${pattern}$`));
    }
  });

  it('stands in a document that lists every method', async () => {
    const listed = [...document.matchAll(/^\| `([\w.]+)` \| (?!meaning)/gm)].map(([, name]) => name ?? '');
    const respond = engine();
    for (const name of listed)
      expect(await errorOf(respond, name, { nothing: 1 })).toMatchObject({ error: { code: -32602 } });
    expect(listed).toHaveLength(18);
  });
});

describe('what is no call', () => {
  it.each([
    ['nonsense', -32700],
    ['{"jsonrpc":"2.0","id":1', -32700],
    ['null', -32600],
    ['0', -32600],
    ['"games"', -32600],
    ['[]', -32600],
    ['{}', -32600],
    ['{"jsonrpc":"1.0","id":null,"method":"games"}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":7}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"games","params":7}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"games"}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"__proto__"}', -32601],
    ['{"jsonrpc":"2.0","id":null,"method":"chess"}', -32601],
    ['{"jsonrpc":"2.0","id":null,"method":"new"}', -32602],
    ['{"jsonrpc":"2.0","id":null,"method":"new","params":["alexandros"]}', -32602],
    ['{"jsonrpc":"2.0","id":null,"method":"state","params":{"id":"__proto__"}}', -32602],
  ])('%s', async (line, code) => {
    const respond = engine();
    const response: unknown = JSON.parse((await respond(line)) ?? '');
    expect(response).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } });
    expect(await call(respond, 'games')).toHaveProperty('games');
  });

  it('a notification has no response, even if it is wrong', async () => {
    const respond = engine();
    expect(await ask(respond, { jsonrpc: '2.0', method: 'games' })).toBeUndefined();
    expect(await ask(respond, { jsonrpc: '2.0', method: 'chess' })).toBeUndefined();
    expect(await ask(respond, [{ jsonrpc: '2.0', method: 'games' }])).toBeUndefined();
  });

  it('a batch has a list of responses, even of one', async () => {
    const respond = engine();
    const batch = [1, { jsonrpc: '2.0', id: 'x', method: 'chess' }, { jsonrpc: '2.0', method: 'games' }];
    expect(await ask(respond, batch)).toMatchObject([
      { id: null, error: { code: -32600 } },
      { id: 'x', error: { code: -32601 } },
    ]);
    expect(await ask(respond, [1])).toMatchObject([{ error: { code: -32600 } }]);
  });
});

describe('faults of parameters', () => {
  it.each([
    ['new', { game: 'alexandros', options: { players: 9 } }, '$.options.players'],
    ['new', { game: 'alexandros', options: {}, position: {} }, '$.options'],
    ['new', { game: 'alexandros', position: { format: 'chess' } }, '$.position'],
    ['view', { id: 'g1', player: 'green' }, '$.player'],
    ['apply', { id: 'g1', action: { type: 'castle' } }, '$.action.type'],
    ['botMove', { id: 'g1', bot: 'deep blue' }, '$.bot'],
    ['env.step', { id: 'e1', action: 100_000 }, '$.action'],
    ['env.observe', { id: 'e1', agent: 'green' }, '$.agent'],
    ['env.informationState', { id: 'e1', agent: 'red' }, '$.id'],
    ['state', { id: 'e1' }, '$.id'],
  ])('%s %j', async (method, params, path) => {
    const respond = engine();
    await call(respond, 'new', { game: 'alexandros', seed: 'susa' });
    await call(respond, 'env.new', { game: 'alexandros', history: false });
    const response = await errorOf(respond, method, params);
    expect(response).toMatchObject({ error: { code: -32602 } });
    expect(JSON.stringify(response)).toContain(`{"path":"${path}`);
  });
});

describe('games', () => {
  it('are played side by side, each by its bots, to their ends, and their records can be read', async () => {
    const respond = engine();
    const begin = (seed: string) => call<Status>(respond, 'new', { game: 'alexandros', options: { players: 2 }, seed });
    const [one, two, again] = [await begin('susa'), await begin('pella'), await begin('susa')];
    const playedOn = async ({ id }: Status): Promise<void> => {
      for (let over = false; !over;) {
        const action = await call(respond, 'botMove', { id, bot: 'random' });
        over = (await call<Status>(respond, 'apply', { id, action })).outcome !== null;
      }
    };
    for (const each of [one, two, again]) await playedOn(each);
    const recordOf = ({ id }: Status) => call<{ readonly format: string }>(respond, 'record', { id });
    expect((await recordOf(one)).format).toBe('diadochi-record');
    expect(await recordOf(again)).toEqual(await recordOf(one));
    expect(await recordOf(two)).not.toEqual(await recordOf(one));
    expect(await call(respond, 'outcome', { id: one.id })).toMatchObject({
      outcome: { winners: [expect.any(String)] },
    });
    expect(await errorOf(respond, 'botMove', { id: one.id, bot: 'random' })).toMatchObject({ error: { code: -32602 } });
  });

  it('refuse the actions of others', async () => {
    const respond = engine();
    const { id, actors } = await call<Status>(respond, 'new', { game: 'successors', seed: 'babylon' });
    const [action] = await call<readonly unknown[]>(respond, 'legalActions', { id });
    const other = ['red', 'blue', 'yellow', 'white', 'black'].find((name) => !actors.includes(name));
    expect(await errorOf(respond, 'apply', { id, action, player: other })).toMatchObject({
      error: { code: 1, data: { code: 'notYourAction' } },
    });
    expect(await call(respond, 'status', { id })).toMatchObject({ actors });
  });

  it('hide the hands of others, and sample what they could be', async () => {
    const respond = engine();
    const { id } = await call<Status>(respond, 'new', { game: 'successors', seed: 'babylon' });
    const seen: { readonly type: string; readonly card?: unknown }[] = [];
    for (let move = 0; move < 80; move++) {
      const action = await call(respond, 'botMove', { id, bot: 'random' });
      const { events } = await call<{ readonly events: typeof seen }>(respond, 'apply', {
        ...{ id, action, viewer: 'spectator' },
      });
      seen.push(...events);
    }
    const drawn = seen.filter(({ type }) => type === 'cardDrawn').map(({ card }) => card);
    expect(new Set(drawn)).toEqual(new Set(['hidden']));
    expect(await call(respond, 'view', { id, player: 'red' })).toMatchObject({
      hands: { red: expect.arrayContaining([expect.any(Number)]), blue: expect.arrayContaining(['hidden']) },
    });
    const sampled = (seed: string) => call(respond, 'sample', { id, player: 'red', seed });
    expect(await sampled('a')).toEqual(await sampled('a'));
    expect(await sampled('a')).not.toEqual(await sampled('b'));
  });

  it.each(GAMES)('%s begins without options, and its environment takes a step', async (game) => {
    const respond = engine();
    const { id, actors } = await call<Status>(respond, 'new', { game });
    expect(await call(respond, 'legalActions', { id, player: actors[0] })).not.toEqual([]);
    const env = await call<{ readonly id: string; readonly observationSize: number }>(respond, 'env.new', { game });
    const begun = await call<{ readonly agent: string; readonly legal: readonly number[] }>(respond, 'env.reset', {
      id: env.id,
      seed: '1',
    });
    await call(respond, 'env.step', { id: env.id, action: begun.legal[0] });
    expect(await call(respond, 'env.observe', { id: env.id, agent: begun.agent })).toHaveLength(env.observationSize);
    expect(await call(respond, 'env.informationState', { id: env.id, agent: begun.agent })).toEqual(expect.any(String));
  });
});

it('the command responds line by line, in ASCII, and ends with its input', async () => {
  const { status, out, complaints } = await at(
    ['engine'],
    ['', 'no JSON', '{"jsonrpc":"2.0","id":"ᾰ","method":"chess"}', '{"jsonrpc":"2.0","id":2,"method":"games"}'],
  );
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines[1]).toContain('"id":"\\u1fb0"');
  expect(lines.map((line) => (JSON.parse(line) as { readonly id: unknown }).id)).toEqual([null, 'ᾰ', 2]);
});

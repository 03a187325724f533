/** What one client can take of the server: requests, time, memory and streams are bounded, over real sockets. */
import { once } from 'node:events';
import { createServer as httpServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { beginMatch, playOn } from '../../../examples/server/bots.js';
import { gameNamed } from '../../../examples/server/games.js';
import type { NumberedStep } from '../../../examples/server/store.js';
import { openStore } from '../../../examples/server/store.js';
import { openStreams } from '../../../examples/server/stream.js';
import { openTables, type Table } from '../../../examples/server/tables.js';
import { seededChance } from '../../../src/core/index.js';
import { newDatabase, serving, type Server } from './serving.js';

const listening = async (server: Server) => {
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, port: Number(new URL(origin).port) };
};

describe('the rate of requests', () => {
  const perMinute = 20;
  /** So many requests by one client, and how many of them were answered otherwise than by 429. */
  async function answered(ask: (origin: string, id: string) => Promise<Response>): Promise<number> {
    const { server, send } = await serving({ perMinute });
    const { origin } = await listening(server);
    const { id } = await beginMatch(send, 'alexandros', { players: 2 });
    const statuses: number[] = [];
    for (let time = 0; time < 2 * perMinute; time++) {
      const answer = await ask(origin, id);
      await answer.text();
      statuses.push(answer.status);
    }
    return statuses.filter((status) => status !== 429).length;
  }
  const json = { 'content-type': 'application/json' };
  const wrong = { authorization: `Bearer ${'x'.repeat(43)}` };

  it.each<[string, (origin: string, id: string) => Promise<Response>]>([
    [
      'actions with a wrong token',
      (origin, id) =>
        fetch(`${origin}/matches/${id}/actions`, { method: 'POST', headers: { ...json, ...wrong }, body: '{}' }),
    ],
    [
      'actions without one',
      (origin, id) => fetch(`${origin}/matches/${id}/actions`, { method: 'POST', headers: json, body: '{}' }),
    ],
    ['views with a wrong token', (origin, id) => fetch(`${origin}/matches/${id}`, { headers: wrong })],
    ['streams with a wrong token', (origin, id) => fetch(`${origin}/matches/${id}/events`, { headers: wrong })],
    [
      'matches that are not there',
      (origin) => fetch(`${origin}/matches/nowhere/actions`, { method: 'POST', headers: json, body: '{}' }),
    ],
    ['paths that are not there', (origin) => fetch(`${origin}/nothing`)],
    ['bodies that are no JSON', (origin) => fetch(`${origin}/matches`, { method: 'POST', headers: json, body: '{' })],
    ['bodies of another type', (origin) => fetch(`${origin}/matches`, { method: 'POST', body: 'text' })],
  ])('counts %s', async (_, ask) => {
    // One request is spent: the match was begun from the same address.
    expect(await answered(ask)).toBe(perMinute - 1);
  });
});

/** Everything that a socket is told until the server closes it, and after how many milliseconds that is. */
async function untilClosed(socket: Socket): Promise<{ readonly text: string; readonly after: number }> {
  const start = performance.now();
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return { text, after: performance.now() - start };
}

describe('a request that does not come to its end', () => {
  const slowestRequestMs = 1_000;

  it.each([
    ['says nothing', '', ''],
    ['goes on and on with its head', 'GET /matches/x HTTP/1.1\r\nhost: a\r\n', 'x-more: 1\r\n'],
    [
      'goes on and on with its body',
      'POST /matches HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
      ' ',
    ],
    [
      'follows one that did',
      'GET /nothing HTTP/1.1\r\nhost: a\r\n\r\nGET /matches/x HTTP/1.1\r\nhost: a\r\n',
      'x-more: 1\r\n',
    ],
  ])('and %s is closed in time', async (name, head, more) => {
    const { server } = await serving({ slowestRequestMs });
    const { port } = await listening(server);
    const socket = connect(port, '127.0.0.1');
    const closed = untilClosed(socket);
    await once(socket, 'connect');
    socket.write(head);
    const dripping = setInterval(() => socket.writable && more !== '' && socket.write(more), 100);
    const { text, after } = await closed;
    clearInterval(dripping);
    expect(after).toBeGreaterThan(slowestRequestMs / 2);
    expect(after).toBeLessThan(3 * slowestRequestMs);
    if (name !== 'says nothing') expect(text).toContain('"code":"tooSlow"');
  });

  it('is closed after ten seconds, unless the server is told otherwise', async () => {
    const { server } = await serving();
    const { requestTimeout, headersTimeout } = server.server;
    expect([requestTimeout, headersTimeout]).toEqual([10_000, 10_000]);
  });

  it('and bytes that are no request are answered as a problem', async () => {
    const { server } = await serving();
    const { port } = await listening(server);
    const socket = connect(port, '127.0.0.1');
    const closed = untilClosed(socket);
    socket.write('nonsense\r\n\r\n');
    expect((await closed).text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json/);
  });
});

describe('streams', () => {
  const game = gameNamed('conquest');
  if (game === undefined) throw new Error('no such game');
  /** A match of many steps, each of a hundred kilobytes: more than the buffers between two sockets take. */
  const step = (number: number): NumberedStep => ({ number, actions: [], events: ['x'.repeat(100_000)] });
  const STEPS = 1_000;
  const steps = {
    stepsAfter: (_: string, after: number, most = STEPS) =>
      Array.from({ length: Math.min(most, Math.max(0, STEPS - after - 1)) }, (__, index) => step(after + 1 + index)),
  };
  const table = {
    id: 'a',
    game: { ...game, heard: (_: string, events: readonly unknown[]) => events },
  } as Partial<Table> as Table;

  /** Streams over loopback; each client says what it is in its path, and never reads. */
  async function deaf(heartbeatMs: number) {
    const streams = openStreams(steps, heartbeatMs);
    let most = 0;
    const server = httpServer((request, response) => {
      const [, viewer = '', address = '', after = ''] = (request.url ?? '').split('/');
      void streams.listen(table, { viewer, address, after: Number(after) }, response);
      most = Math.max(most, streams.open);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets: Socket[] = [];
    const open = async (path: string): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      sockets.push(socket);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
      await setTimeout(20);
      return socket;
    };
    const close = () => {
      sockets.forEach((socket) => socket.destroy());
      streams.close();
      server.closeAllConnections();
      server.close();
    };
    return { streams, open, close, most: () => most };
  }
  const until = async (holds: () => boolean): Promise<void> => {
    for (let wait = 0; wait < 500 && !holds(); wait++) await setTimeout(10);
  };

  it('that never read are closed', async () => {
    const { streams, open, close, most } = await deaf(1_000);
    await Promise.all([open('/red/x/-1'), open('/blue/x/-1'), open('/red/y/-1')]);
    await until(() => most() === 3 && streams.open === 0);
    expect(most()).toBe(3);
    expect(streams.open).toBe(0);
    close();
  });

  it('that never read are counted: of a seat four are open', async () => {
    const { streams, open, close } = await deaf(60_000);
    for (let time = 0; time < 12; time++) await open('/red/x/-1');
    await until(() => streams.open === 4);
    expect(streams.open).toBe(4);
    close();
  });

  it('of one address are sixty-four at most, whatever seats they are of', async () => {
    const { streams, open, close } = await deaf(60_000);
    for (let seat = 0; seat < 70; seat++) await open(`/${seat}/x/${STEPS}`);
    await open(`/other/y/${STEPS}`);
    await until(() => streams.open === 65);
    expect(streams.open).toBe(65);
    close();
  });

  it('that read slowly and those with nothing to hear stay open', async () => {
    const { streams, open, close } = await deaf(2_000);
    const idle = await open(`/red/x/${STEPS}`);
    const slow = await open('/blue/x/-1');
    let taken = 0;
    const reading = setInterval(() => (taken += (slow.read() as Buffer | null)?.length ?? 0), 5);
    await setTimeout(5_000);
    clearInterval(reading);
    expect(streams.open).toBe(2);
    expect(taken).toBeGreaterThan(100_000);
    expect(idle.destroyed).toBe(false);
    close();
  });
});

describe('matches in memory', () => {
  it('of one address leave room for those of others', async () => {
    const store = openStore(newDatabase());
    afterAll(() => store.close());
    const first = await openTables(store, { memory: { most: 1e9, perOwner: 1e9 }, spacing: 32 }, () => undefined).open(
      'alexandros',
      { options: { players: 2 } },
      'x',
    );
    const { size } = first.table;
    let read = 0;
    const counting = { ...store, checkpointOf: (id: string) => ((read += 1), store.checkpointOf(id)) };
    const tables = openTables(
      counting,
      { memory: { most: 10 * size, perOwner: 3 * size }, spacing: 32 },
      () => undefined,
    );
    const { table: other } = await tables.open('alexandros', { options: { players: 2 } }, 'y');
    for (let match = 0; match < 20; match++) await tables.open('alexandros', { options: { players: 2 } }, 'x');
    tables.at(other.id, 'y');
    expect(read).toBe(0);
    tables.at(first.table.id, 'x');
    expect(read).toBe(1);
  });

  it('grow by what is played, and are read back with the same size', async () => {
    const database = newDatabase();
    const { server, send } = await serving({ database });
    await listening(server);
    const match = await beginMatch(send, 'alexandros', { players: 2 });
    let played = 0;
    await playOn(send, match, seededChance('size'), () => (played += 1) < 20);
    const store = openStore(database);
    const tables = openTables(store, { memory: { most: 0, perOwner: 0 }, spacing: 32 }, () => undefined);
    const { size } = tables.at(match.id, 'x');
    const fresh = await tables.open('alexandros', { options: { players: 2 } }, 'x');
    expect(size).toBeGreaterThan(fresh.table.size);
    store.close();
  });
});

describe('a match of another version of the rules', () => {
  it('is refused with both versions, to its players alone, and nothing of it is lost', async () => {
    const database = newDatabase();
    const { server, send } = await serving({ database });
    const match = await beginMatch(send, 'conquest', { players: 2 });
    await playOn(send, match, seededChance('older'), () => false);
    await server.close();

    const store = openStore(database);
    const before = store.stepsAfter(match.id, -1);
    const kept = store.beginningOf(match.id);
    if (kept === undefined) throw new Error('nothing is kept');
    store.close();
    const game = gameNamed('conquest');
    if (game === undefined) throw new Error('no such game');
    const raised = { ...game, version: game.version + 1 };

    const later = openStore(database);
    const tables = openTables(
      later,
      { memory: { most: 1e6, perOwner: 1e6 }, spacing: 32 },
      () => undefined,
      (name) => (name === 'conquest' ? raised : gameNamed(name)),
    );
    expect(tables.seatsOf(match.id)).toHaveLength(3);
    for (let time = 0; time < 2; time++) {
      expect(() => tables.at(match.id, 'x')).toThrow(
        expect.objectContaining({
          code: 'otherVersion',
          status: 409,
          more: { game: 'conquest', written: game.version, plays: game.version + 1 },
        }),
      );
    }
    expect(later.stepsAfter(match.id, -1)).toEqual(before);
    expect(later.beginningOf(match.id)).toEqual(kept);
    // A match that is begun now has the version of now.
    const { table } = await tables.open('conquest', { options: { players: 2 } }, 'x');
    expect(later.beginningOf(table.id)?.version).toBe(game.version + 1);
    later.close();

    // Under its own rules it goes on.
    const again = await serving({ database });
    expect(await playOn(again.send, match, seededChance('again'), () => false)).toBe(false);
  });

  it('that was kept before versions were is taken to be of the first', async () => {
    const store = openStore(newDatabase());
    const step = { number: 0, actions: [], events: [] };
    const beginning = { id: 'a', game: 'conquest', version: 1, options: {}, seed: 's', seats: [] };
    await store.append({ match: 'a', step, beginning });
    expect(store.beginningOf('a')?.version).toBe(1);
    store.close();
  });
});

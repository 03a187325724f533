/** A server for tests, in this process, and what speaks to it without a network. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createServer, type ServerSettings } from '../../../examples/server/app.js';
import { headersOf, type Send } from '../../../examples/server/client.js';
import { ofEachGame } from '../../../src/games.js';
import { dealing } from '../dealing.js';

export type Server = Awaited<ReturnType<typeof createServer>>;

/** A file for a store that nobody has used. */
export const newDatabase = (): string => join(mkdtempSync(join(tmpdir(), 'diadochi-server-')), 'games.db');

/** A server that is closed after the tests. */
export async function serving(settings: Partial<ServerSettings> = {}): Promise<{ server: Server; send: Send }> {
  const server = await createServer({ database: newDatabase(), perMinute: 1_000_000, ...settings });
  afterAll(() => server.close());
  return { server, send: injecting(server) };
}

/** Sends without a network. */
export const injecting =
  (server: Server): Send =>
  async (asked) => {
    const { method, path: url, body } = asked;
    const headers = headersOf(asked);
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const answer = await server.inject({ method, url, headers, ...payload });
    return { status: answer.statusCode, body: answer.json() };
  };

/** A table of each game: three players, where so many can play it, with cards in hand, where the game has any. */
export const TABLES = await ofEachGame(({ name, playerCounts }) => {
  const players = playerCounts.includes(3) ? 3 : 2;
  return Promise.resolve({ players, ...dealing(name, players) });
});

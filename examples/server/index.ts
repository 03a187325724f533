/**
 * A server for games among strangers.
 *
 *     npm run server -- --port 8080 --database games.db
 */
import { once } from 'node:events';
import { command, wholeNumber } from '../../tools/command.js';
import { createServer } from './app.js';

const USAGE = `usage: npm run server [-- [--port N] [--host ADDRESS] [--database FILE] [--per-minute N] [--memory MB] [--proxy ADDRESS]]

Serves matches of all games of the library, each to its players and nobody else.

  --port        where it listens (8080; 0: any that is free)
  --host        at which address (127.0.0.1)
  --database    the file in which matches are kept (diadochi.db)
  --per-minute  requests that one address may make in a minute (600)
  --memory      megabytes of matches that are kept in memory, a quarter of them for one address (200)
  --proxy       the address of a proxy in front, whose X-Forwarded-For is believed`;

const { values } = command(USAGE, {
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    database: { type: 'string', default: 'diadochi.db' },
    'per-minute': { type: 'string', default: '600' },
    memory: { type: 'string', default: '200' },
    proxy: { type: 'string' },
  },
});
const port = wholeNumber(USAGE, 'port', values.port, 0, 65_535);
const perMinute = wholeNumber(USAGE, 'per-minute', values['per-minute'], 1, 1_000_000_000);

const most = 1e6 * wholeNumber(USAGE, 'memory', values.memory, 0, 1_000_000);
const { database, proxy } = values;

const server = await createServer({
  database,
  perMinute,
  memory: { most, perOwner: most / 4 },
  ...(proxy === undefined ? {} : { proxy }),
});
console.log(`listening on ${await server.listen({ port, host: values.host })}`);
await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await server.close();

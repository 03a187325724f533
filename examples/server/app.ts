/** The server: its routes and their responses. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as t from 'io-ts';
import { closed, decodeWith, isLeft, oneOf } from '../../src/core/index.js';
import { countedAddress } from './address.js';
import { GAMES } from './games.js';
import { bodyOf, Problem, problemOf } from './problem.js';
import type { Bounds } from './recent.js';
import { openStore } from './store.js';
import { heardBy, openStreams, type Streams } from './stream.js';
import { openTables, type Table, type Tables } from './tables.js';
import { bearerOf, viewerOf } from './tokens.js';

export interface ServerSettings {
  /** The file of the store. */
  readonly database: string;
  /** Requests that one address may make in a minute. */
  readonly perMinute: number;
  /** Bytes of matches kept in memory; the others are read from the disk when they are requested. */
  readonly memory?: Bounds;
  /** The interval between heartbeats of event streams, in milliseconds. */
  readonly heartbeatMs?: number;
  /** The time in which a whole request must arrive, in milliseconds. */
  readonly slowestRequestMs?: number;
  /** The address of a proxy in front, which passes the addresses of clients in `X-Forwarded-For`. */
  readonly proxy?: string;
  /** Steps from one checkpoint to the next. */
  readonly spacing?: number;
}

/** No action needs more. */
const LONGEST_ACTION = 1_000;
/** Options may bring a board and a deck of their own. */
const LONGEST_OPTIONS = 256_000;
/** Matches of one address take at most a quarter of it. */
const MEMORY = 200_000_000;
const HEARTBEAT_MS = 15_000;
const SLOWEST_REQUEST_MS = 10_000;

interface Path {
  readonly Params: { readonly id: string };
}

/** Returns a server without routes: its limits, and its responses to faulty requests. */
async function openApp({ perMinute, slowestRequestMs = SLOWEST_REQUEST_MS, proxy }: ServerSettings) {
  const app = fastify({
    bodyLimit: LONGEST_OPTIONS,
    requestTimeout: slowestRequestMs,
    // Node uses the longer of the two timeouts for the whole request, and checks it every 30 seconds by default.
    http: {
      requestTimeout: slowestRequestMs,
      headersTimeout: slowestRequestMs,
      connectionsCheckingInterval: slowestRequestMs / 10,
    },
    forceCloseConnections: true,
    trustProxy: proxy ?? false,
    frameworkErrors: (_error, _request, reply) => void tell(reply, new Problem('badRequest')),
    clientErrorHandler,
  });

  // Only JSON is read: without this, plain text would be read as an invalid action.
  app.removeContentTypeParser('text/plain');
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => countedAddress(ip),
    errorResponseBuilder: (_, { ttl }) => new Problem('tooManyRequests', { retryAfterMs: ttl }),
  });
  app.setErrorHandler((error, _, reply) => tell(reply, problemOf(error)));
  // Before every other hook: a request counts, whatever is wrong with it.
  app.addHook('onRequest', app.rateLimit());
  app.setNotFoundHandler((_, reply) => tell(reply, new Problem('noSuchPath')));
  return app;
}

/** Returns the server, ready to listen. Closing it closes the store. */
export async function createServer(settings: ServerSettings) {
  const { database, memory = { most: MEMORY, perOwner: MEMORY / 4 }, spacing = 32 } = settings;
  const store = openStore(database);
  const streams = openStreams(store, settings.heartbeatMs ?? HEARTBEAT_MS);
  const tables = openTables(store, { memory, spacing }, streams.tell);
  const app = await openApp(settings);
  app.addHook('preClose', () => streams.close());
  app.addHook('onClose', () => store.close());

  openMatches(app, tables.open);
  openPlay(app, tables);
  openNews(app, tables, streams);
  return app;
}

/** What a request is about. */
interface Asked {
  readonly table: Table;
  readonly viewer: string;
  readonly address: string;
}

/** Returns the match of a request and the viewer to whom its token belongs. */
function askedOf(tables: Tables, { params: { id }, headers, ip }: FastifyRequest<Path>): Asked {
  const seats = tables.seatsOf(id);
  const token = bearerOf(headers.authorization);
  const viewer = token === undefined ? undefined : viewerOf(token, seats);
  if (viewer === undefined) throw new Problem('unauthorized');
  const address = countedAddress(ip);
  return { table: tables.at(id, address), viewer, address };
}

/** Adds the routes of play: the view of a match, its legal actions, and an action. */
function openPlay(app: FastifyInstance, tables: Tables): void {
  app.get<Path>('/matches/:id', (request, reply) => {
    const { table, viewer } = askedOf(tables, request);
    const { match, number, commitment } = table;
    void reply.header('etag', `"${number}"`).header('cache-control', 'no-store');
    return { game: table.game.name, commitment, step: number, ...match.question, view: match.view(viewer) };
  });

  app.get<Path>('/matches/:id/actions', (request, reply) => {
    const { table, viewer } = askedOf(tables, request);
    const { match, number } = table;
    void reply.header('etag', `"${number}"`).header('cache-control', 'no-store');
    return { step: number, ...match.question, actions: match.actions(viewer) };
  });

  /** Checked before the body is read, so that a stranger learns nothing about its faults. */
  const known = (request: FastifyRequest<Path>, _: FastifyReply, done: () => void): void => {
    askedOf(tables, request);
    done();
  };
  app.post<Path>('/matches/:id/actions', { bodyLimit: LONGEST_ACTION, onRequest: known }, async (request) => {
    const { table, viewer, address } = askedOf(tables, request);
    const step = await tables.act(table, viewer, expectedStep(request), request.body, address);
    return { ...heardBy(table, viewer, step), ...tables.at(table.id, address).match.question };
  });
}

/** Adds the routes of what has happened: the stream of events, and the record of a finished match. */
function openNews(app: FastifyInstance, tables: Tables, streams: Streams): void {
  app.get<Path>('/matches/:id/events', (request, reply) => {
    const { table, viewer, address } = askedOf(tables, request);
    const after = wholeIn(/^(\d{1,9})$/, request.headers['last-event-id']) ?? -1;
    reply.hijack();
    return streams.listen(table, { viewer, address, after }, reply.raw);
  });

  app.get<Path>('/matches/:id/record', (request) => {
    const { match } = askedOf(tables, request).table;
    if (match.question.outcome === undefined) throw new Problem('stillPlaying');
    return match.published();
  });
}

/**
 * The body of a request that begins a match: the game, and its options or a position, which the game itself decodes.
 */
const beginning = closed(
  { game: oneOf(Object.keys(GAMES)) },
  { options: t.unknown, position: t.unknown },
  'a game and its options, or a position',
);

/** Adds the route that begins a match. */
function openMatches(app: FastifyInstance, open: Tables['open']): void {
  app.post('/matches', async ({ body, ip }, reply) => {
    const read = decodeWith(beginning, body);
    if (isLeft(read)) throw new Problem('invalidInput', { faults: read.left.faults });
    const { game, options = {}, position } = read.right;
    if (Object.hasOwn(read.right, 'options') && position !== undefined)
      throw new Problem('invalidInput', { faults: [{ path: '$.options', message: 'the position tells them' }] });
    const { table, tokens } = await open(game, position === undefined ? { options } : { position }, countedAddress(ip));
    void reply.code(201).header('location', `/matches/${table.id}`).header('cache-control', 'no-store');
    return { id: table.id, game, commitment: table.commitment, tokens };
  });
}

/** The response to bytes that are no HTTP request, and to a request that does not end. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  const problem = new Problem(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'tooSlow' : 'badRequest');
  const body = JSON.stringify(bodyOf(problem));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

const tell = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').send(bodyOf(problem));

/** Returns a whole number in a header, if the header matches the pattern. */
function wholeIn(pattern: RegExp, header: unknown): number | undefined {
  const digits = typeof header === 'string' ? pattern.exec(header)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the step that an action follows, from the entity tag that the client has seen. */
function expectedStep({ headers }: FastifyRequest): number {
  const number = wholeIn(/^"(\d{1,9})"$/, headers['if-match']);
  if (number === undefined) throw new Problem('stepMissing');
  return number;
}

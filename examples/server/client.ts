/** A client of the server. */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** A request: its token, and the step that its action follows. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string | undefined;
  readonly step?: number | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to the server: over HTTP, or a substitute. */
export type Send = (asked: Asked) => Promise<Answer>;

/** The headers of a request. */
export const headersOf = ({ token, step, body }: Asked): Readonly<Record<string, string>> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(step === undefined ? {} : { 'if-match': `"${step}"` }),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

/** Returns a function that sends requests over HTTP on persistent connections. */
export function overHttp(origin: string, agent = new Agent({ keepAlive: true })): Send {
  return async (asked) => {
    const outgoing = request(new URL(asked.path, origin), { method: asked.method, headers: headersOf(asked), agent });
    outgoing.end(asked.body === undefined ? undefined : JSON.stringify(asked.body));
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: incoming.statusCode ?? 0, body: JSON.parse(await text(incoming)) };
  };
}

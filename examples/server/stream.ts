/** What players hear while they wait: server-sent events, each with the number of its step, so that a stream can be resumed. */
import type { ServerResponse } from 'node:http';
import type { NumberedStep, Store } from './store.js';
import type { Table } from './tables.js';

/** Whoever has this much waiting to be sent is no longer listening; he resumes where he was. */
const MOST_WAITING = 1_000_000;
const HEARTBEAT_MS = 15_000;
/** Steps read from the disk at once. */
const AT_ONCE = 64;
/** Streams that one seat may have open of a match: some devices of a player. */
const MOST_STREAMS = 4;

interface Listener {
  readonly viewer: string;
  readonly response: ServerResponse;
  /** The number of the step that he has heard last. */
  heard: number;
}

export interface Streams {
  /** Tells everybody who listens to a match of a step. */
  tell(table: Table, step: NumberedStep): void;
  /** Sends all steps after one, and each new one, until the client goes away. */
  listen(table: Table, viewer: string, after: number, response: ServerResponse): Promise<void>;
  close(): void;
}

/** What one viewer hears of a step: its events as he may hear them. */
export const heardBy = ({ game }: Table, viewer: string, { number, events }: NumberedStep) => ({
  step: number,
  events: game.heard(viewer, events),
});

export function openStreams(store: Store): Streams {
  const listeners = new Map<string, Set<Listener>>();
  const everybody = () => [...listeners.values()].flatMap((at) => [...at]);
  const heartbeat = setInterval(() => {
    for (const { response } of everybody()) response.write(':\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /** From now on the listener is told of each step; of his older streams the oldest ends, if he has too many. */
  function join(id: string, listener: Listener): void {
    const at = listeners.get(id) ?? new Set();
    const his = [...at].filter(({ viewer }) => viewer === listener.viewer);
    if (his.length >= MOST_STREAMS) his[0]?.response.end();
    listeners.set(id, at.add(listener));
    listener.response.on('close', () => {
      at.delete(listener);
      if (at.size === 0 && listeners.get(id) === at) listeners.delete(id);
    });
  }

  async function listen(table: Table, viewer: string, after: number, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    const listener = { viewer, response, heard: after };
    while (!response.destroyed) {
      const steps = store.stepsAfter(table.id, listener.heard, AT_ONCE);
      if (steps.length === 0) return join(table.id, listener);
      for (const step of steps) send(table, listener, step);
      if (response.writableNeedDrain) await drained(response);
    }
  }

  return {
    tell(table, step) {
      for (const listener of listeners.get(table.id) ?? []) {
        send(table, listener, step);
        if (listener.response.writableLength > MOST_WAITING) listener.response.destroy();
      }
    },
    listen,
    close() {
      clearInterval(heartbeat);
      for (const { response } of everybody()) response.end();
    },
  };
}

function send(table: Table, listener: Listener, step: NumberedStep): void {
  const { response, viewer } = listener;
  if (step.number <= listener.heard) return;
  listener.heard = step.number;
  response.write(`id: ${step.number}\nevent: step\ndata: ${JSON.stringify(heardBy(table, viewer, step))}\n\n`);
}

/** When the client has taken what was sent, or has gone away. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('drain', resolve);
    response.once('close', resolve);
  });

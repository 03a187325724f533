/** What players hear while they wait: server-sent events, each with the number of its step, so that a stream can be resumed. */
import type { ServerResponse } from 'node:http';
import type { NumberedStep, Store } from './store.js';
import type { Table } from './tables.js';

/** A client for which this much waits to be sent is no longer listening; it resumes where it was. */
const MOST_WAITING = 1_000_000;
/** Steps read from the disk at once. */
const AT_ONCE = 64;
/** Streams that one seat may have open of a match: some devices of a player. */
const MOST_OF_A_SEAT = 4;
/** Streams that one address may have open: a household, or a school behind one router. */
const MOST_OF_AN_ADDRESS = 64;

interface Listener {
  /** The match. */
  readonly id: string;
  readonly viewer: string;
  readonly address: string;
  readonly response: ServerResponse;
  /** The number of the last step that was sent. */
  heard: number;
  /** Whether all earlier steps were sent, so that each new one is sent as it comes. */
  live: boolean;
  /** Whether anything has left for the client since the last heartbeat. */
  moved: boolean;
}

/** Who listens, and from where. */
export interface Hearer {
  readonly viewer: string;
  readonly address: string;
  /** The number of the step after which the stream begins. */
  readonly after: number;
}

export interface Streams {
  /** Tells everybody who listens to a match of a step. */
  tell(table: Table, step: NumberedStep): void;
  /** Sends all steps after one, and each new one, until the client goes away or takes nothing any more. */
  listen(table: Table, hearer: Hearer, response: ServerResponse): Promise<void>;
  /** Streams that are open now. */
  readonly open: number;
  close(): void;
}

/** What one viewer hears of a step: its events as that viewer may hear them. */
export const heardBy = ({ game }: Table, viewer: string, { number, events }: NumberedStep) => ({
  step: number,
  events: game.heard(viewer, events),
});

/** Ends a stream: at once, where what was sent before does not leave. */
function end({ response }: Listener): void {
  if (response.writableLength > 0) response.destroy();
  else response.end();
}

/** @param heartbeatMs - from one heartbeat to the next; a stream from which nothing has left in between is closed */
export function openStreams(store: Pick<Store, 'stepsAfter'>, heartbeatMs: number): Streams {
  /** Every open stream, the oldest first, those that still catch up among them. */
  const listeners = new Set<Listener>();
  const heartbeat = setInterval(() => listeners.forEach(beat), heartbeatMs);
  heartbeat.unref();

  function beat(listener: Listener): void {
    if (!listener.moved) {
      listener.response.destroy();
      return;
    }
    listener.moved = false;
    write(listener, ':\n\n');
  }

  /** Counts a stream from its first moment; the oldest ends where a seat or an address has too many. */
  function join(listener: Listener): void {
    const { id, viewer, address } = listener;
    const ofSeat = [...listeners].filter((other) => other.id === id && other.viewer === viewer);
    const ofAddress = [...listeners].filter((other) => other.address === address);
    const crowded = [
      ...(ofSeat.length >= MOST_OF_A_SEAT ? ofSeat.slice(0, 1) : []),
      ...(ofAddress.length >= MOST_OF_AN_ADDRESS ? ofAddress.slice(0, 1) : []),
    ];
    for (const oldest of crowded) {
      listeners.delete(oldest);
      end(oldest);
    }
    listeners.add(listener);
    listener.response.on('close', () => listeners.delete(listener));
  }

  async function listen(table: Table, hearer: Hearer, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    const { viewer, address, after } = hearer;
    const listener = { id: table.id, viewer, address, response, heard: after, live: false, moved: true };
    join(listener);
    while (!isOver(response)) {
      const steps = store.stepsAfter(table.id, listener.heard, AT_ONCE);
      if (steps.length === 0) {
        listener.live = true;
        return;
      }
      for (const step of steps) {
        send(table, listener, step);
        if (response.writableNeedDrain) await drained(response);
        if (isOver(response)) return;
      }
    }
  }

  return {
    tell(table, step) {
      for (const listener of listeners) {
        if (listener.id !== table.id || !listener.live) continue;
        send(table, listener, step);
        if (listener.response.writableLength > MOST_WAITING) listener.response.destroy();
      }
    },
    listen,
    get open() {
      return listeners.size;
    },
    close() {
      clearInterval(heartbeat);
      listeners.forEach(end);
    },
  };
}

/** Whether a stream has ended, by the client or by the server. */
const isOver = ({ destroyed, writableEnded }: ServerResponse): boolean => destroyed || writableEnded;

const write = (listener: Listener, text: string): boolean =>
  listener.response.write(text, () => (listener.moved = true));

function send(table: Table, listener: Listener, step: NumberedStep): void {
  if (step.number <= listener.heard) return;
  listener.heard = step.number;
  const data = JSON.stringify(heardBy(table, listener.viewer, step));
  write(listener, `id: ${step.number}\nevent: step\ndata: ${data}\n\n`);
}

/** When the client has taken what was sent, or has gone away. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.on('drain', done);
    response.on('close', done);
  });

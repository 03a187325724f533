/**
 * Event streams for waiting players: server-sent events, each with the number of its step, so that a stream can be
 * resumed.
 */
import type { ServerResponse } from 'node:http';
import type { NumberedStep, Store } from './store.js';
import type { Table } from './tables.js';

/** A client with this many unsent bytes is disconnected; it can resume at its last step. */
const MOST_WAITING = 1_000_000;
/** Steps read from the disk at once. */
const AT_ONCE = 64;
/** The streams that one seat may have open: several devices of a player. */
const MOST_OF_A_SEAT = 4;
/** The streams that one address may have open: a household, or a school behind one router. */
const MOST_OF_AN_ADDRESS = 64;

interface Listener {
  /** The match. */
  readonly id: string;
  readonly viewer: string;
  readonly address: string;
  readonly response: ServerResponse;
  /** The number of the last step that was sent. */
  heard: number;
  /** Whether all earlier steps were sent, so that new ones are sent at once. */
  live: boolean;
  /** Whether any data has been sent since the last heartbeat. */
  moved: boolean;
}

/** The viewer of a stream, and its address. */
export interface Hearer {
  readonly viewer: string;
  readonly address: string;
  /** The number of the step after which the stream begins. */
  readonly after: number;
}

export interface Streams {
  /** Sends a step to all streams of a match. */
  tell(table: Table, step: NumberedStep): void;
  /** Sends all steps after one, and each new one, until the client disconnects or stops reading. */
  listen(table: Table, hearer: Hearer, response: ServerResponse): Promise<void>;
  /** The number of open streams. */
  readonly open: number;
  close(): void;
}

/** Returns the events of a step as a viewer may see them. */
export const heardBy = ({ game }: Table, viewer: string, { number, events }: NumberedStep) => ({
  step: number,
  events: game.heard(viewer, events),
});

/** Ends a stream, and destroys it if its data cannot be sent. */
function end({ response }: Listener): void {
  if (response.writableLength > 0) response.destroy();
  else response.end();
}

/** @param heartbeatMs - the interval between heartbeats; a stream that has sent nothing in between is closed */
export function openStreams(store: Pick<Store, 'stepsAfter'>, heartbeatMs: number): Streams {
  /** All open streams, the oldest first, including those that still catch up. */
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

  /** Counts a new stream. If a seat or an address has too many, the oldest one ends. */
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

/** Returns whether a stream has ended, by the client or by the server. */
const isOver = ({ destroyed, writableEnded }: ServerResponse): boolean => destroyed || writableEnded;

const write = (listener: Listener, text: string): boolean =>
  listener.response.write(text, () => (listener.moved = true));

function send(table: Table, listener: Listener, step: NumberedStep): void {
  if (step.number <= listener.heard) return;
  listener.heard = step.number;
  const data = JSON.stringify(heardBy(table, listener.viewer, step));
  write(listener, `id: ${step.number}\nevent: step\ndata: ${data}\n\n`);
}

/** Resolves when the client has received the data, or has disconnected. */
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

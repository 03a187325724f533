/** BullMQ, which only tournaments on many machines need. */
import { messageOf, wrongUse } from '../../complaint.js';

/** The name of the queue in Redis. */
export const QUEUE = 'diadochi-games';

/** Returns BullMQ. Complains plainly if it, or the client of Redis that it uses, is not installed. */
export async function loadBullmq() {
  try {
    const [bullmq] = await Promise.all([import('bullmq'), import('ioredis')]);
    return bullmq;
  } catch (error) {
    throw wrongUse(
      `--queue needs two packages that are not part of diadochi: npm install bullmq ioredis (${messageOf(error)})`,
    );
  }
}

/** Returns a listener for errors of a connection. It reports each once; the client connects again by itself. */
export function troubleTo(report: (message: string) => void): (error: Error) => void {
  const reported = new Set<string>();
  return ({ message }) => {
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };
}

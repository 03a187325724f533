/** The server in a process of its own, for the load test: it tells its address, and what it has used when it is asked. */
import { createServer } from './app.js';

/** What a process has used so far. */
export interface Usage {
  /** Seconds on a core. */
  readonly cpu: number;
  /** Bytes of memory. */
  readonly rss: number;
}

/** What this process has used so far. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() };
}

const [, , database] = process.argv;
if (process.send !== undefined && database !== undefined) {
  const server = await createServer({ database, perMinute: 1_000_000_000, memory: { most: 1e9, perOwner: 1e9 } });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  process.send(origin);
  process.on('message', () => process.send?.(usage()));
}

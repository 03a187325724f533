/** The server in a separate process, for the load test. It sends its address and, on request, its resource usage. */
import { createServer } from './app.js';

/** The resource usage of a process. */
export interface Usage {
  /** CPU time in seconds. */
  readonly cpu: number;
  /** Bytes of memory. */
  readonly rss: number;
}

/** Returns the resource usage of this process. */
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

/** `diadochi engine`: plays games for programs in any language, over standard input and output. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Screen } from '../screen.js';
import { engine } from './server.js';

/** Responds to each line of the input, in order, until the input ends. Empty lines are skipped. */
export async function engineCommand({ input, screen }: { readonly input: Readable; readonly screen: Screen }) {
  const respond = engine();
  for await (const line of createInterface({ input, terminal: false })) {
    if (line.trim() === '') continue;
    const response = await respond(line);
    if (response !== undefined) screen.line(response);
  }
}

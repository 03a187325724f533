/**
 * Replays a record and verifies it: every action legal, the final state the recorded one, the checksum unbroken.
 *
 *     npm run replay -- game.json
 */
import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { records, type WholeGameTypes } from '../src/core/index.js';
import { withTeller } from './games.js';
import type { Storyteller } from './teller.js';

const [file] = process.argv.slice(2);

function verify(input: unknown) {
  return <G extends WholeGameTypes>(teller: Storyteller<G>): void => {
    const replayed = records(teller.game).replay(input);
    if (E.isLeft(replayed)) {
      console.error(`refused: ${replayed.left.message}`);
      process.exitCode = 1;
      return;
    }
    const { state, events } = replayed.right;
    console.log(`verified: ${events.length} events`);
    teller.ending(state).forEach((line) => console.log(line));
  };
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return undefined;
  }
}

if (file === undefined) {
  console.error('usage: npm run replay -- game.json');
  process.exitCode = 2;
} else {
  const input = read(file);
  const name = typeof input === 'object' && input !== null && 'game' in input ? String(input.game) : 'successors';
  if (input !== undefined)
    await withTeller(name, verify(input)).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}

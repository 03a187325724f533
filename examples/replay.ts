/**
 * Replays records and verifies them: every action is legal, the final state is the recorded one, and the checksum
 * matches.
 *
 *     npm run replay -- game.json
 */
import { isLeft, records, type WholeGameTypes } from '../src/core/index.js';
import { readJson } from '../src/terminal/files.js';
import { command, complain, say, wrongUse } from '../tools/command.js';
import { GAMES, isGameName, REGISTRY } from '../src/games.js';
import type { Storyteller } from '../src/hosts/story.js';

const USAGE = `usage: npm run replay -- FILE...

Replays records and verifies them: every action is legal, the final state is the recorded one, and the checksum matches.
The exit status is 1 when one of them does not hold.`;

const { positionals: files } = command(USAGE, { options: {}, allowPositionals: true });
if (files.length === 0) wrongUse(USAGE, 'no file given');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refuse(message: string): void {
  complain(message);
  process.exitCode = 1;
}

function verify(file: string, input: unknown) {
  return <G extends WholeGameTypes>(teller: Storyteller<G>): void => {
    const replayed = records(teller.game).replay(input);
    if (isLeft(replayed)) return refuse(`${file}: refused: ${replayed.left.message}`);
    const { state, events } = replayed.right;
    say(`${file}: verified, ${events.length} events`);
    teller.ending(state).forEach(say);
  };
}

for (const file of files) {
  try {
    const input = readJson(file);
    const named = typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined;
    if (isGameName(named)) await REGISTRY[named].open(async (manifest) => verify(file, input)(await manifest.story()));
    else refuse(`${file}: refused: $.game: expected ${GAMES.join(' or ')}`);
  } catch (error) {
    refuse(messageOf(error));
  }
}

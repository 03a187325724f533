/**
 * Draws the picture of the README: the board after a round of *Successors*, with the ways that were gone in it.
 *
 *     npm run picture
 *     npm run picture -- --check
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { orThrow, replay } from '../../src/successors/index.js';
import { boardSvg } from '../../src/successors/svg/index.js';
import { command } from '../command.js';

const { values } = command(
  `usage: npm run picture [-- --check]

Replays the round on record in tools/picture/round.json and draws the board after it: docs/board.svg.

  --check  only says whether the picture is up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = join(root, 'docs/board.svg');
const round: unknown = JSON.parse(readFileSync(join(root, 'tools/picture/round.json'), 'utf8'));
const { state, events } = orThrow(replay(round));
const picture = `${boardSvg(state, { lastEvents: events })}\n`;

if (existsSync(path) && readFileSync(path, 'utf8') === picture) console.log('The picture is up to date.');
else if (values.check) {
  console.log('docs/board.svg is stale: npm run picture draws it');
  process.exitCode = 1;
} else {
  writeFileSync(path, picture);
  console.log('docs/board.svg is drawn');
}

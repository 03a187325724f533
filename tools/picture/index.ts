/**
 * Draws the picture of the README: the board after a round of *Successors*, with the ways that were gone in it.
 *
 *     npm run picture
 *     npm run picture -- --check
 */
import { readFileSync } from 'node:fs';
import { orThrow, replay } from '../../src/successors/index.js';
import { boardSvg } from '../../src/successors/svg/index.js';
import { command } from '../command.js';
import { keep } from '../written.js';

const { values } = command(
  `usage: npm run picture [-- --check]

Replays the round on record in tools/picture/round.json and draws the board after it: docs/board.svg.

  --check  only says whether the picture is up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

const round: unknown = JSON.parse(readFileSync(new URL('round.json', import.meta.url), 'utf8'));
const { state, events } = orThrow(replay(round));
keep(
  { path: 'docs/board.svg', text: `${boardSvg(state, { lastEvents: events })}\n`, by: 'npm run picture' },
  values.check,
);

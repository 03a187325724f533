/**
 * Draws the picture of the README: the board after a round of *Successors*, with the moves of that round.
 *
 *     npm run picture
 *     npm run picture -- --check
 */
import { command } from '../command.js';
import { keep } from '../written.js';
import { roundPicture } from './round.js';

const { values } = command(
  `usage: npm run picture [-- --check]

Replays the round on record in tools/picture/round.json and draws the board after it: docs/board.svg.

  --check  only says whether the picture is up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

keep({ path: 'docs/board.svg', text: roundPicture(), by: 'npm run picture' }, values.check);

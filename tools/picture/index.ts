/**
 * Draws the picture of the README: the board after a round of *Successors*, with the ways that were gone in it.
 *
 *     npm run picture
 *     npm run picture -- --check
 */
import { readFileSync } from 'node:fs';
import { orThrow } from '../../src/core/index.js';
import { successors, type Action } from '../../src/successors/index.js';
import { boardSvg } from '../../src/successors/svg/index.js';
import { command } from '../command.js';
import { keep } from '../written.js';

const { values } = command(
  `usage: npm run picture [-- --check]

Replays the round on record in tools/picture/round.json and draws the board after it: docs/board.svg.

  --check  only says whether the picture is up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

/** A position and actions, and no record: the picture does not depend on the version of the rules. */
const { start, actions } = JSON.parse(readFileSync(new URL('round.json', import.meta.url), 'utf8')) as {
  readonly start: unknown;
  readonly actions: readonly Action[];
};
const simulation = successors.simulate(orThrow(successors.fromPosition(start)));
const events = actions.flatMap((action) => orThrow(simulation.apply(action)));
const state = simulation.state();
keep(
  { path: 'docs/board.svg', text: `${boardSvg(state, { lastEvents: events })}\n`, by: 'npm run picture' },
  values.check,
);

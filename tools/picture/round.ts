/** The board of *Successors* after a round on record, with arrows for the moves of the round. */
import { readFileSync } from 'node:fs';
import { orThrow } from '../../src/core/index.js';
import { successors, type Action } from '../../src/successors/index.js';
import { boardSvg, type PictureOptions } from '../../src/successors/svg/index.js';

/** A position and actions instead of a record: the picture does not depend on the version of the rules. */
const { start, actions } = JSON.parse(readFileSync(new URL('round.json', import.meta.url), 'utf8')) as {
  readonly start: unknown;
  readonly actions: readonly Action[];
};

/** Returns the picture as SVG. */
export function roundPicture(options: Pick<PictureOptions, 'theme' | 'part'> = {}): string {
  const simulation = successors.simulate(orThrow(successors.fromPosition(start)));
  const events = actions.flatMap((action) => orThrow(simulation.apply(action)));
  return `${boardSvg(simulation.state(), { ...options, lastEvents: events })}\n`;
}

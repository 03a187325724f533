/** Finds Generals or CUs on the map while the Generals are dealt; each General brings his forces (R 5.4). */
import { sameJson, type Finding } from '../../../core/index.js';
import { GENERAL_DEALS } from '../../data/generals.js';
import type { PlayerCount } from '../../options.js';
import type { Setting, Sketch } from './sketch.js';

export function* setupFindings(sketch: Sketch, { players }: Setting): Generator<Finding> {
  const { stack = [], generals } = sketch;
  if (!stack.some(({ kind }) => kind === 'dealGenerals')) return;
  for (const part of ['forces', 'minorGenerals', 'dispersed'] as const) {
    if (sketch[part] !== undefined && !sameJson(sketch[part], {}))
      yield { keys: [part], message: 'R 5.4: nobody has any before the Generals are dealt' };
  }
  for (const general of GENERAL_DEALS[players.length as PlayerCount].dealt) {
    if (generals !== undefined && (generals[general].status !== 'unused' || generals[general].owner !== null))
      yield { keys: ['generals', general], message: `R 5.4: ${general} is still to be dealt` };
  }
}

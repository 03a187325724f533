/** R 19.10: if Elephants must stay outside, none is inside a city or on its way into one. */
import type { Finding, Key } from '../../../core/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import { mayBeInside } from '../../query/garrison.js';
import { marchIn } from './march.js';
import { postOf } from './places.js';
import type { Setting, Sketch } from './sketch.js';

/** Finds the numbers of Elephants that a frame has inside a city, takes into it, or has brought out of it. */
function* elephantsOf(frame: SuccessorsFrame, sketch: Sketch): Generator<readonly [readonly Key[], number]> {
  if (frame.kind === 'march') {
    if (frame.inside) yield [['group', 'units', 'elephant'], frame.group.units.elephant];
  } else if (frame.kind === 'seaMove') {
    if (frame.inside) yield [['inside'], marchIn(sketch)?.march.group.units.elephant ?? 0];
  } else if (frame.kind === 'shelter') {
    yield [['chosen', 'elephant'], frame.chosen.elephant];
  } else if (frame.kind === 'joinBattle') {
    yield [['joined', 'units', 'elephant'], frame.joined.units.elephant];
  } else if (frame.kind === 'landBattle') {
    for (const side of ['attacker', 'defender'] as const)
      yield [[side, 'fromCity', 'units', 'elephant'], frame[side].fromCity?.units.elephant ?? 0];
  } else if (frame.kind === 'interception' || frame.kind === 'arrival') {
    for (const [index, { inside, units }] of frame.declared.entries())
      if (inside) yield [['declared', index, 'units', 'elephant'], units.elephant];
    if (frame.kind === 'interception' && frame.building?.inside === true)
      yield [['building', 'units', 'elephant'], frame.building.units.elephant];
  }
}

/** Finds Elephants inside a city (R 19.10). */
export function* elephantFindings(sketch: Sketch, { words }: Setting): Generator<Finding> {
  const { options, forces, stack } = sketch;
  if (options === undefined || mayBeInside({ options }, 'elephant')) return;
  const message = 'R 19.10 keeps Elephants outside';
  for (const [key, { elephant = 0 }] of Object.entries(forces ?? {}))
    if (elephant > 0 && postOf(key, words)?.inside === true) yield { keys: ['forces', key, 'elephant'], message };
  for (const [index, frame] of (stack ?? []).entries())
    for (const [keys, count] of elephantsOf(frame, sketch))
      if (count > 0) yield { keys: ['stack', index, ...keys], message };
}

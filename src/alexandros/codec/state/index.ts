/** States, as they are written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, isRecord, type Decode, type Finding } from '../../../core/index.js';
import type { GameState } from '../../state.js';
import { endFindings, turnFindings } from './course.js';
import { nameFindings, orderFindings } from './frames.js';
import { momentFindings } from './moment.js';
import { alexanderFindings, cardFindings, guardFindings, seatFindings, sideFindings, wallFindings } from './pieces.js';
import { stateShape } from './shape.js';
import { sketchOf, type Sketch, type SketchCheck } from './sketch.js';

export { momentFindings } from './moment.js';
export { framesIn, type Sketch } from './sketch.js';

const checks: readonly SketchCheck[] = [
  seatFindings,
  alexanderFindings,
  wallFindings,
  guardFindings,
  cardFindings,
  turnFindings,
  endFindings,
  nameFindings,
  orderFindings,
];

/** What the parts of a state say against the rules or each other; where walls stand is asked apart. */
export const sketchFindings = (sketch: Sketch): readonly Finding[] => checks.flatMap((check) => [...check(sketch)]);

function stateFindings(copy: unknown): readonly Finding[] {
  if (!isRecord(copy)) return [];
  const sketch = sketchOf(copy);
  const found = [...sideFindings(sketch), ...sketchFindings(sketch)];
  return found.length === 0 && stateShape.is(copy) ? momentFindings(copy) : found;
}

/**
 * A state at which a game can rest: its shape, pieces and cards as many as there are and each in one place, and frames that agree
 * with players, deck and board. What is accepted can be played to its end.
 */
export const StateCodec: t.Type<GameState> = codecOf('GameState', stateShape, stateFindings);

/** Reads a state of unknown origin; every fault at once. */
export const decodeState: Decode<GameState> = decoderOf(StateCodec);

/** Codecs of states. */
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

/**
 * Finds everything in which parts of a state contradict the rules or each other. Positions of walls are checked
 * separately.
 */
export const sketchFindings = (sketch: Sketch): readonly Finding[] => checks.flatMap((check) => [...check(sketch)]);

function stateFindings(copy: unknown): readonly Finding[] {
  if (!isRecord(copy)) return [];
  const sketch = sketchOf(copy);
  const found = [...sideFindings(sketch), ...sketchFindings(sketch)];
  return found.length === 0 && stateShape.is(copy) ? momentFindings(copy) : found;
}

/**
 * The codec of a state that waits for an action: its shape, the right number of pieces and cards, each in one place,
 * and frames that agree with players, deck and board. An accepted state can be played to its end.
 */
export const StateCodec: t.Type<GameState> = codecOf('GameState', stateShape, stateFindings);

/** Decodes a state, or returns all faults. */
export const decodeState: Decode<GameState> = decoderOf(StateCodec);

/** The codec of states. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, isRecord, loosely, type Decode, type Finding } from '../../../core/index.js';
import type { GameState } from '../../state.js';
import { optionFindings, OptionsCodec } from '../options.js';
import { allianceFindings, closedFindings } from './alliance.js';
import { endFindings, loweredFindings, regionFindings, timeFindings, treasuryFindings } from './course.js';
import { cardFindings } from './deck.js';
import { forceFindings } from './forces.js';
import { effectFindings, sicilyFindings } from './fortune.js';
import { wingFindings } from './lines.js';
import { momentFindings } from './moment.js';
import { namesInFrames, playersOfFrames } from './names-in-frames.js';
import { orderFindings } from './order.js';
import { peaceFindings } from './peace.js';
import { leaderFindings, shelterFindings, unitFindings } from './pieces.js';
import { baseFindings, cityFindings, fortFindings, raidFindings } from './places.js';
import { stateFields, stateShape } from './shape.js';
import { settingOf, type Setting, type Sketch, type StateCheck } from './sketch.js';
import { builtFindings, longWallFindings, wallFindings } from './works.js';

export { momentFindings } from './moment.js';
export type { Sketch } from './sketch.js';

/** The checks of each piece by itself. */
const pieceChecks: readonly StateCheck[] = [unitFindings, leaderFindings];

const checks: readonly StateCheck[] = [
  timeFindings,
  regionFindings,
  loweredFindings,
  treasuryFindings,
  endFindings,
  ...pieceChecks,
  shelterFindings,
  cityFindings,
  fortFindings,
  baseFindings,
  wallFindings,
  longWallFindings,
  builtFindings,
  raidFindings,
  peaceFindings,
  closedFindings,
  allianceFindings,
  namesInFrames,
  playersOfFrames,
  orderFindings,
  forceFindings,
  cardFindings,
  effectFindings,
  sicilyFindings,
  wingFindings,
];

const foundBy = (some: readonly StateCheck[], sketch: Sketch, setting: Setting): readonly Finding[] =>
  some.flatMap((check) => [...check(sketch, setting)]);

/** Returns the rules that the readable parts of a state break. */
export const sketchFindings = (sketch: Sketch, setting: Setting): readonly Finding[] =>
  foundBy(checks, sketch, setting);

/** Returns the rules that single pieces of a state break. */
export const pieceFindings = (sketch: Sketch, setting: Setting): readonly Finding[] =>
  foundBy(pieceChecks, sketch, setting);

/** Returns all faults of the parts of a state. */
function findings(copy: unknown): readonly Finding[] {
  if (!isRecord(copy)) return [];
  const { options } = copy;
  if (!OptionsCodec.is(options))
    return Array.from(optionFindings(options), ({ keys, message }) => ({ keys: ['options', ...keys], message }));
  const sketch = loosely<GameState>(stateFields, copy);
  const found = sketchFindings(sketch, settingOf(options));
  return found.length === 0 && stateShape.is(copy) ? [...momentFindings(copy)] : found;
}

/** The codec of states: their shape, names of the components, and all rules that a state must obey. */
export const StateCodec: t.Type<GameState> = codecOf('GameState', stateShape, findings);

/** Reads a state from outside, and reports all faults at once. */
export const decodeState: Decode<GameState> = decoderOf(StateCodec);

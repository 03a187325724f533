/** States, as they are written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, depending, isRecord, loosely, type Decode, type Finding } from '../../../core/index.js';
import type { GameState } from '../../state.js';
import { optionFindings, OptionsCodec } from '../options.js';
import type { GameOptions } from '../../options.js';
import { endFindings, memoryFindings, turnFindings } from './course.js';
import { momentFindings } from './moment/index.js';
import { orderFindings } from './order.js';
import { cityFindings, landFindings, pieceFindings } from './pieces.js';
import { settingOf, type Setting, type Sketch } from './setting.js';
import { anyStateFields, stateFields, stateOf } from './shape.js';

export { controlFindings, momentFindings } from './moment/index.js';
export { settingOf, type Setting, type Sketch } from './setting.js';

const checks: readonly ((sketch: Sketch, setting: Setting) => Iterable<Finding>)[] = [
  turnFindings,
  endFindings,
  memoryFindings,
  pieceFindings,
  cityFindings,
  landFindings,
  orderFindings,
];

/** What the parts of a state say against the rules or each other. */
export const sketchFindings = (sketch: Sketch, setting: Setting): readonly Finding[] =>
  checks.flatMap((check) => [...check(sketch, setting)]);

/** Shapes already made, by the words of their games. */
const shapes = new WeakMap<Setting['words'], Shape>();

interface Shape {
  readonly fields: ReturnType<typeof stateFields>;
  readonly whole: t.Type<GameState>;
}

export function shapeOf(setting: Setting): Shape {
  let shape = shapes.get(setting.words);
  if (shape === undefined) {
    const fields = stateFields(setting);
    shapes.set(setting.words, (shape = { fields, whole: stateOf(fields) }));
  }
  return shape;
}

/** The options of something that ought to be a state. */
const optionsIn = (u: unknown): GameOptions | undefined =>
  isRecord(u) && OptionsCodec.is(u['options']) ? u['options'] : undefined;

const anyShape = /* @__PURE__ */ stateOf(/* @__PURE__ */ anyStateFields());

/** The shape of a state: its pieces refer to its own components, where its options can be read. */
const shape = depending<GameState>(
  'a state',
  (u) => {
    const options = optionsIn(u);
    return options === undefined ? anyShape : shapeOf(settingOf(options)).whole;
  },
  () => anyShape,
);

function stateFindings(copy: unknown): readonly Finding[] {
  if (!isRecord(copy)) return [];
  const options = optionsIn(copy);
  if (options === undefined)
    return Array.from(optionFindings(copy['options']), ({ keys, message }) => ({
      keys: ['options', ...keys],
      message,
    }));
  const setting = settingOf(options);
  const { fields, whole } = shapeOf(setting);
  const found = sketchFindings(loosely<GameState>(fields, copy), setting);
  return found.length === 0 && whole.is(copy) ? momentFindings(copy) : found;
}

/**
 * A state at which a game can rest: its shape, pieces, walls and steps as many as there are and each in one place, and frames that
 * agree with each other and with the board. What is accepted can be played to its end.
 */
export const StateCodec: t.Type<GameState> = codecOf('GameState', shape, stateFindings);

/** Reads a state of unknown origin; every fault at once. */
export const decodeState: Decode<GameState> = decoderOf(StateCodec);

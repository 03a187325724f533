/** States, as they are written. */
import { derived } from '../../../core/board/index.js';
import type * as t from 'io-ts';
import {
  codecOf,
  decoderOf,
  depending,
  isRecord,
  loosely,
  type Decode,
  type Finding,
  type Props,
} from '../../../core/index.js';
import type { GameState } from '../../state.js';
import type { Edition, Setting, Sketch } from '../edition.js';
import { momentFindings } from './moment/index.js';
import { settingOf } from './setting.js';
import { anyStateFields, stateFields, stateOf } from './shape.js';

export { controlFindings, momentFindings } from './moment/index.js';
export { settingOf } from './setting.js';

/** Finds contradictions between the parts of a state, and between these and the rules. */
export const sketchFindings = (sketch: Sketch, setting: Setting): readonly Finding[] =>
  setting.edition.sketch.flatMap((check) => [...check(sketch, setting)]);

interface Shape {
  readonly fields: Props<GameState>;
  readonly whole: t.Type<GameState>;
}

/** The codecs of the states of a game. */
export interface StateBorder {
  readonly StateCodec: t.Type<GameState>;
  readonly decodeState: Decode<GameState>;
}

/**
 * States at which a game can rest: their shape, pieces, walls and steps as many as there are and each in one place, and
 * frames that agree with each other and with the board. What is accepted can be played to its end.
 */
export function stateBorder(edition: Edition): StateBorder {
  const anyShape = stateOf(anyStateFields(edition));

  const shapeOf = derived((setting: Setting): Shape => {
    const fields = stateFields(setting);
    return { fields, whole: stateOf(fields) };
  });

  /** Returns the options of something that ought to be a state. */
  const optionsIn = (u: unknown): GameState['options'] | undefined =>
    isRecord(u) && edition.options.codec.is(u['options']) ? u['options'] : undefined;

  function findings(copy: unknown): readonly Finding[] {
    if (!isRecord(copy)) return [];
    const options = optionsIn(copy);
    if (options === undefined)
      return Array.from(edition.options.findings(copy['options']), ({ keys, message }) => ({
        keys: ['options', ...keys],
        message,
      }));
    const setting = settingOf(edition, options);
    const { fields, whole } = shapeOf(setting);
    const found = sketchFindings(loosely<GameState>(fields, copy), setting);
    return found.length === 0 && whole.is(copy) ? momentFindings(copy, edition) : found;
  }

  /** The shape of a state: its pieces refer to its own components, where its options can be read. */
  const shape = depending<GameState>(
    'a state',
    (u) => {
      const options = optionsIn(u);
      return options === undefined ? anyShape : shapeOf(settingOf(edition, options)).whole;
    },
    () => anyShape,
  );
  const StateCodec = codecOf('GameState', shape, findings);
  return { StateCodec, decodeState: decoderOf(StateCodec) };
}

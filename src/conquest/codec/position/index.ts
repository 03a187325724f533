/** Positions written and read: whatever differs from the beginning of a game. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import {
  codecOf,
  decoderOf,
  depending,
  freezeJson,
  isRecord,
  ownJson,
  type InvalidInput,
} from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import type { Edition } from '../edition.js';
import { anyWordsOf } from '../words.js';
import { basesOf } from './base.js';
import { readPosition, type ReadPosition } from './reading.js';
import { positionFields, positionOf } from './shape.js';
import { written } from './written.js';

/** The codecs of the positions of a game. */
export interface PositionBorder {
  readonly PositionCodec: t.Type<Position>;
  fromPosition(input: unknown): E.Either<InvalidInput, GameState>;
  toPosition(state: GameState): Position;
}

/**
 * Returns the codec of positions. It checks the shape, and that the situation which a position describes agrees with
 * the rules.
 */
export function positionBorder(edition: Edition): PositionBorder {
  const baseOf = basesOf(edition);
  const anyShape = positionOf(positionFields(edition, anyWordsOf(edition.words)));

  /** Returns the options of something that ought to be a position. */
  function optionsIn(u: unknown): GameState['options'] | undefined {
    if (!isRecord(u) || !Object.hasOwn(u, 'options')) return edition.usual;
    return edition.options.codec.is(u['options']) ? u['options'] : undefined;
  }

  function read(copy: unknown): ReadPosition {
    // The shape has reported it.
    if (!isRecord(copy)) return { findings: [] };
    const options = optionsIn(copy);
    if (options !== undefined) return readPosition(copy, baseOf(options));
    const found = [...edition.options.findings(copy['options'])];
    return { findings: found.map(({ keys, message }) => ({ keys: ['options', ...keys], message })) };
  }

  const shape = depending<Position>(
    'a position',
    (u) => {
      const options = optionsIn(u);
      return options === undefined ? anyShape : baseOf(options).whole;
    },
    () => anyShape,
  );
  return {
    PositionCodec: codecOf('Position', shape, (copy) => read(copy).findings),
    fromPosition(input) {
      // The codec returns the position. The state that its check has built is kept here, so as not to build it twice.
      let described: GameState | undefined;
      const codec = codecOf('Position', shape, (copy) => {
        const { findings, state } = read(copy);
        described = state;
        return findings;
      });
      return E.map((position: Position) => freezeJson(described ?? unreadable(position)))(decoderOf(codec)(input));
    },
    toPosition(given) {
      const state = ownJson(given);
      return written(state, baseOf(state.options));
    },
  };
}

/** A position without findings describes a state. */
function unreadable({ game }: Position): never {
  throw new Error(`a position of ${game} was accepted without a state`);
}

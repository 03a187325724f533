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
  type Finding,
  type InvalidInput,
} from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import type { Edition } from '../edition.js';
import { anyWords } from '../words.js';
import { basesOf } from './base.js';
import { describedBy, inMotion } from './board.js';
import { findingsOf } from './findings.js';
import { positionFields, positionOf } from './shape.js';
import { written } from './written.js';

/** The codecs of the positions of a game. */
export interface PositionBorder {
  readonly PositionCodec: t.Type<Position>;
  fromPosition(input: unknown): E.Either<InvalidInput, GameState>;
  toPosition(state: GameState): Position;
}

/** Positions: their shape, and all that the situation which they describe says against the rules. */
export function positionBorder(edition: Edition): PositionBorder {
  const baseOf = basesOf(edition);
  const anyShape = positionOf(positionFields(edition, anyWords));

  /** The options of something that ought to be a position. */
  function optionsIn(u: unknown): GameState['options'] | undefined {
    if (!isRecord(u) || !Object.hasOwn(u, 'options')) return edition.usual;
    return edition.options.codec.is(u['options']) ? u['options'] : undefined;
  }

  function* findings(copy: unknown): Generator<Finding> {
    if (!isRecord(copy)) return;
    const options = optionsIn(copy);
    if (options !== undefined) yield* findingsOf(copy, baseOf(options));
    else
      for (const { keys, message } of edition.options.findings(copy['options']))
        yield { keys: ['options', ...keys], message };
  }

  const PositionCodec = codecOf(
    'Position',
    depending<Position>(
      'a position',
      (u) => {
        const options = optionsIn(u);
        return options === undefined ? anyShape : baseOf(options).whole;
      },
      () => anyShape,
    ),
    findings,
  );
  const decode = decoderOf(PositionCodec);
  return {
    PositionCodec,
    fromPosition: (input) =>
      E.map((position: Position) => {
        const base = baseOf(position.options ?? edition.usual);
        return freezeJson(inMotion(position, describedBy(position, base), edition));
      })(decode(input)),
    toPosition(given) {
      const state = ownJson(given);
      return written(state, baseOf(state.options));
    },
  };
}

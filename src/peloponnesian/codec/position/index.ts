/** Positions: writing and reading the differences from the start of a scenario. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { codecOf, decoderOf, freezeJson, ownJson, type InvalidInput } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import { readPosition } from './reading.js';
import { positionShape } from './shape.js';
import { written } from './written.js';

/** The codec of positions: their shape, and all rules that the described state breaks. */
export const PositionCodec: t.Type<Position> = codecOf(
  'Position',
  positionShape,
  (copy) => readPosition(copy).findings,
);

/** Returns the position of a state. It shares no object with the state. */
export const toPosition = (state: GameState): Position => written(ownJson(state));

/** Returns the state that a position describes, or all faults at once. A season that begins is started. */
export function fromPosition(input: unknown): E.Either<InvalidInput, GameState> {
  let described: GameState | undefined;
  const codec = codecOf('Position', positionShape, (copy) => {
    const { findings, state } = readPosition(copy);
    described = state;
    return findings;
  });
  return E.map(() => freezeJson(described ?? withoutState()))(decoderOf(codec)(input));
}

/** Throws: a position without faults always describes a state. */
function withoutState(): never {
  throw new Error('a position was accepted without a state');
}

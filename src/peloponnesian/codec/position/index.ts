/** Positions written and read: whatever differs from how a scenario begins. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { codecOf, decoderOf, freezeJson, ownJson, type InvalidInput } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { GameState } from '../../state.js';
import { readPosition } from './reading.js';
import { positionShape } from './shape.js';
import { written } from './written.js';

/** A position: its shape, and all that the state which it describes says against the rules. */
export const PositionCodec: t.Type<Position> = codecOf(
  'Position',
  positionShape,
  (copy) => readPosition(copy).findings,
);

/** Writes a situation down; it shares nothing with a state that may still change. */
export const toPosition = (state: GameState): Position => written(ownJson(state));

/** Returns the state that a position describes, or every fault at once. A season that begins is set in motion. */
export function fromPosition(input: unknown): E.Either<InvalidInput, GameState> {
  let described: GameState | undefined;
  const codec = codecOf('Position', positionShape, (copy) => {
    const { findings, state } = readPosition(copy);
    described = state;
    return findings;
  });
  return E.map(() => freezeJson(described ?? withoutState()))(decoderOf(codec)(input));
}

/** A position without findings describes a state. */
function withoutState(): never {
  throw new Error('a position was accepted without a state');
}

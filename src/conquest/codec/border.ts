/** The border of a game of the family: everything of it that is read and written, made of its edition. */
import type * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { decoderOf, type Decode, type GameRecord, type InvalidInput } from '../../core/index.js';
import type { ConquestTypes, FamilyTypes } from '../types.js';
import type { Edition } from './edition.js';
import { positionBorder } from './position/index.js';
import { recordCodec } from './record.js';
import { stateBorder } from './state/index.js';
import { viewCodec } from './view.js';

export interface Border<G extends FamilyTypes = ConquestTypes> {
  readonly StateCodec: t.Type<G['state']>;
  readonly PositionCodec: t.Type<G['position']>;
  readonly RecordCodec: t.Type<GameRecord<G>>;
  readonly ViewCodec: t.Type<G['view']>;
  /** Reads a state of unknown origin; every fault at once. */
  readonly decodeState: Decode<G['state']>;
  /** Reads a view of unknown origin: its shape; every fault at once. */
  readonly decodeView: Decode<G['view']>;
  /** Reads a position; every fault at once. A turn or a phase that begins is set in motion. */
  fromPosition(input: unknown): E.Either<InvalidInput, G['state']>;
  /** Writes a state as a position. */
  toPosition(state: G['state']): G['position'];
}

/** The border reads every edition as if it were that of the base. The edition itself reads what a variant adds. */
export function borderOf<G extends FamilyTypes>(edition: Edition<G>): Border<G>;
export function borderOf(edition: Edition): Border {
  const states = stateBorder(edition);
  const positions = positionBorder(edition);
  const ViewCodec = viewCodec(edition);
  return {
    ...states,
    ...positions,
    RecordCodec: recordCodec(edition, positions.PositionCodec),
    ViewCodec,
    decodeView: decoderOf(ViewCodec),
  };
}

/** The codec of records of whole games. */
import type * as t from 'io-ts';
import { codecOf, RECORD_LIMITS, recordShape, type GameRecord } from '../../core/index.js';
import type { SuccessorsTypes } from '../types.js';
import { SUCCESSORS_VERSION } from '../version.js';
import { action } from './action/index.js';
import { options } from './options.js';
import { PositionCodec } from './position/codec.js';

/**
 * The codec of a record: its shape, options, position and actions. Whether the game can be replayed, `replay` checks.
 */
export const RecordCodec: t.Type<GameRecord<SuccessorsTypes>> = codecOf(
  'GameRecord',
  recordShape<SuccessorsTypes>({ name: 'successors', version: SUCCESSORS_VERSION }, options, action, PositionCodec),
  () => [],
  RECORD_LIMITS,
);

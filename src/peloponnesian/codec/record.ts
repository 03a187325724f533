/** The codec of records of whole games. */
import type * as t from 'io-ts';
import { codecOf, RECORD_LIMITS, recordShape, type GameRecord } from '../../core/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { PELOPONNESIAN_VERSION } from '../version.js';
import { action } from './action.js';
import { OptionsCodec } from './options.js';
import { PositionCodec } from './position/index.js';

/**
 * The codec of records: their shape, with options, position and actions. `replay` checks whether the game can be played
 * as recorded.
 */
export const RecordCodec: t.Type<GameRecord<PeloponnesianTypes>> = codecOf(
  'GameRecord',
  recordShape<PeloponnesianTypes>(
    { name: 'peloponnesian', version: PELOPONNESIAN_VERSION },
    OptionsCodec,
    action,
    PositionCodec,
  ),
  () => [],
  RECORD_LIMITS,
);

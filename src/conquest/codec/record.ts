/** Records of whole games, as they are written. */
import type * as t from 'io-ts';
import { codecOf, recordShape, type GameRecord } from '../../core/index.js';
import type { ConquestTypes } from '../types.js';
import { CONQUEST_VERSION } from '../version.js';
import { action } from './action.js';
import { OptionsCodec } from './options.js';
import { PositionCodec } from './position/index.js';

/** A record's shape, options, position and actions included. Whether the game can be played so is for `replay` to say. */
export const RecordCodec: t.Type<GameRecord<ConquestTypes>> = codecOf(
  'GameRecord',
  recordShape<ConquestTypes>({ name: 'conquest', version: CONQUEST_VERSION }, OptionsCodec, action, PositionCodec),
);

/** Views, as they are written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, type Decode } from '../../core/index.js';
import type { PlayerView } from '../state.js';
import { viewShape } from './state/shape.js';

/** What one player, or a spectator, may know: its shape. Whether it can come of play is for the server that made it to know. */
export const ViewCodec: t.Type<PlayerView> = codecOf('PlayerView', viewShape);

/** Reads a view of unknown origin: its shape; every fault at once. */
export const decodeView: Decode<PlayerView> = decoderOf(ViewCodec);

/** The codec of views. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, type Decode } from '../../core/index.js';
import type { PlayerView } from '../state.js';
import { viewShape } from './state/shape.js';

/**
 * The codec of views for one player or a spectator. It checks the shape only; whether the view can occur in play is
 * known to the server that made it.
 */
export const ViewCodec: t.Type<PlayerView> = codecOf('PlayerView', viewShape);

/** Reads a view from outside, and reports all faults of its shape at once. */
export const decodeView: Decode<PlayerView> = decoderOf(ViewCodec);

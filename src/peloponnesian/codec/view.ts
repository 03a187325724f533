/** Views, as they are written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, exactly, oneOf, SPECTATOR, type Decode } from '../../core/index.js';
import type { PlayerView } from '../state.js';
import { PLAYERS } from '../vocabulary.js';
import { stateFields } from './state/shape.js';

const shape = exactly<PlayerView>('a view', { ...stateFields, viewer: oneOf([...PLAYERS, SPECTATOR]) });

/** What one player, or a spectator, may know: its shape. Whether it can come of play is for the server that made it to know. */
export const ViewCodec: t.Type<PlayerView> = codecOf('PlayerView', shape);

/** Reads a view of unknown origin: its shape; every fault at once. */
export const decodeView: Decode<PlayerView> = decoderOf(ViewCodec);

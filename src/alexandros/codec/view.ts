/** Codecs of views. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  either,
  exactly,
  oneOf,
  SPECTATOR,
  wholeNumber,
  type Decode,
} from '../../core/index.js';
import { CARDS } from '../data/components.js';
import type { HiddenCards, Pile } from '../data/deck.js';
import type { Hand, PlayerView, Seat } from '../state.js';
import { PLAYERS } from '../vocabulary.js';
import { cardCountsCodec } from './names.js';
import { seatFields, seatsOf, stateFields } from './state/shape.js';

const hidden: t.Type<HiddenCards> = closed({ hidden: wholeNumber(0, CARDS) }, undefined, 'hidden cards');
const pile: t.Type<Pile> = either(cardCountsCodec, hidden);
const hand = exactly<Hand>('a hand', { shown: cardCountsCodec, secret: pile });

const shape: t.Type<PlayerView> = exactly<PlayerView>('a view', {
  ...stateFields,
  seats: seatsOf(exactly<Seat>('a seat', { ...seatFields, hand })),
  supply: hidden,
  viewer: oneOf([...PLAYERS, SPECTATOR]),
});

/**
 * The codec of the shape of a view: what one player or a spectator may know. Whether the view is possible, only its
 * server knows.
 */
export const ViewCodec: t.Type<PlayerView> = codecOf('PlayerView', shape);

/** Decodes a view, or returns all faults of its shape. */
export const decodeView: Decode<PlayerView> = decoderOf(ViewCodec);

/** Codecs of views. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, either, exactly, listOf, mapOf, oneOf, SPECTATOR, type Decode } from '../../core/index.js';
import type { HeldCard, PlayerView } from '../state.js';
import { PLAYERS } from '../vocabulary.js';
import { stateFields } from './state/shape.js';
import { anyWords, only } from './words.js';

/** A list of cards, some of which are face down. */
const held: t.Type<readonly HeldCard[]> = listOf(either(anyWords.card, only('hidden')), 500);

const fields = /* @__PURE__ */ stateFields(anyWords);

const shape: t.Type<PlayerView> = /* @__PURE__ */ exactly<PlayerView>(
  'a view',
  {
    ...fields,
    viewer: oneOf([...PLAYERS, SPECTATOR]),
    hands: mapOf(anyWords.player, held, PLAYERS.length),
    deck: held,
  },
  ['capitals'],
);

/**
 * The codec of the shape of a view: what one player or a spectator may know. Whether the view is possible, only its
 * server knows.
 */
export const ViewCodec: t.Type<PlayerView> = codecOf('PlayerView', shape);

/**
 * Decodes a view, or returns all faults of its shape. For a client that does not trust the sender.
 *
 * @example
 * import { codecs, createMatch, orThrow, viewFor } from 'diadochi';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'tyre' }));
 * codecs.decodeView(viewFor(state, 'red'))._tag; // 'Right'
 * codecs.decodeView(state)._tag; // 'Left': nobody is named whose view it is
 */
export const decodeView: Decode<PlayerView> = decoderOf(ViewCodec);

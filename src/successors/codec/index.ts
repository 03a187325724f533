/**
 * Codecs of all JSON that the library reads and writes. Each decodes a plain copy, checks all of it, and returns all
 * faults at once with their JSON paths. None of them throws, whatever the input.
 */
export { ActionCodec, decodeAction } from './action/index.js';
export { decodeEvent, EventCodec } from './event/index.js';
export { FrameCodec } from './frame/index.js';
export { decodeOptions, OptionsCodec } from './options.js';
export { PositionCodec } from './position/codec.js';
export { RecordCodec } from './record.js';
export { decodeState, StateCodec } from './state/index.js';
export { decodeView, ViewCodec } from './view.js';
export {
  AbilitiesCodec,
  BoardCodec,
  checkDeck,
  DeckCodec,
  decodeAbilities,
  decodeBoard,
  decodeDeck,
} from '../data/codec.js';
export { namesOf } from './names-of.js';

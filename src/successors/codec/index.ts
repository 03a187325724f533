/**
 * Codecs of everything that crosses the border of the library as JSON. Each reads a plain copy, checks all of it,
 * and tells every fault at once with its JSON path; none throws, whatever it is given.
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

/**
 * Codecs of all JSON that the library reads and writes. Each decodes a plain copy, checks all of it, and returns all
 * faults at once with their JSON paths. None of them throws, whatever the input.
 */
export { ActionCodec } from './action.js';
export { BoardCodec } from './board.js';
export { EventCodec } from './event.js';
export { OptionsCodec } from './options.js';
export { PositionCodec } from './position.js';
export { RecordCodec } from './record.js';
export { StateCodec } from './state/index.js';
export { ViewCodec } from './view.js';
export { namesOf } from './names-of.js';

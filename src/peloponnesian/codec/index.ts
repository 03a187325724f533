/**
 * Codecs of all JSON input and output of the library. Each one reads a plain copy, checks all of it, and reports all
 * faults at once with their JSON paths. None of them throws, whatever the input.
 */
export { ComponentsCodec } from '../data/codec/components.js';
export { ActionCodec } from './action.js';
export { EventCodec } from './event.js';
export { OptionsCodec } from './options.js';
export { PositionCodec } from './position/index.js';
export { RecordCodec } from './record.js';
export { StateCodec } from './state/index.js';
export { ViewCodec } from './view.js';
export { namesOf } from './names-of.js';

/**
 * Codecs of everything that crosses the border of the library as JSON. Each reads a plain copy, checks all of it, and tells every
 * fault at once with its JSON path; none throws, whatever it is given.
 */
export { ComponentsCodec } from '../data/codec/components.js';
export { ActionCodec } from './action.js';
export { EventCodec } from './event.js';
export { OptionsCodec } from './options.js';
export { PositionCodec } from './position/index.js';
export { RecordCodec } from './record.js';
export { StateCodec } from './state/index.js';
export { ViewCodec } from './view.js';

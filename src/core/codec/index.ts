/** Codecs for input of unknown origin: closed objects, tagged unions, and every fault at once with its JSON path. */
export * from './plain.js';
export * from './fault.js';
export * from './value.js';
export * from './shape.js';
export * from './decode.js';

/** Codecs for untrusted input: closed objects, tagged unions, and all faults at once with their JSON paths. */
export * from './plain.js';
export * from './fault.js';
export * from './value.js';
export * from './shape.js';
export * from './decode.js';
export * from './names.js';

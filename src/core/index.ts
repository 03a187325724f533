/**
 * The parts that all games of the library are built on: frames and the machine, chance, records, matches, codecs. It
 * depends on no game.
 *
 * @module core
 */
export * from './rule.js';
export type { OtherVersion } from './version.js';
export * from './json.js';
export * from './foreign-text.js';
export * from './chance/index.js';
export * from './frame.js';
export * from './live.js';
export * from './machine.js';
export * from './simulation.js';
export * from './plain-border.js';
export * from './guide.js';
export * from './view.js';
export * from './game.js';
export * from './subjects.js';
export * from './destinations.js';
export * from './standing-orders.js';
export { beginningOf, stateAtStart, type Beginning } from './beginning.js';
export * from './record.js';
export * from './match/index.js';
export * from './bots.js';
export * from './either.js';
export * from './result.js';
export * from './failure.js';
export * from './codec/index.js';
export * from './text/index.js';

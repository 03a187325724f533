/**
 * Environments for reinforcement learning, for every game of the library: numbers for actions, masks, observations as
 * numbers, rewards. It depends on no game.
 *
 * @module env
 */
export { actionIndex, type ActionIndex, type AnyAction, type Block } from './action-index.js';
export { observationSpace, type ObservationSettings, type ObservationSpace } from './observation.js';
export type { Encoding, LeftOut, Slice } from './observe/encoder.js';
export { environment } from './environment.js';
export type { Environment, Flags, Rewards } from './interface.js';
export type { EnvironmentCodecs, EnvironmentSettings, Spaces } from './settings.js';
export { DONE, NO_AGENT, vectorEnvironment, type VectorEnvironment, type VectorSettings } from './vector.js';
export type { Scalar } from './values.js';

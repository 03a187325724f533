/**
 * Codecs of all JSON input and output of the library. Each reads a plain copy, checks all of it, and reports every
 * fault at once with its JSON path; none throws, whatever it is given.
 */
import type * as t from 'io-ts';
import type { GameRecord, Names } from '../../core/index.js';
import type { GameOptions } from '../options.js';
import type { Position } from '../position.js';
import type { GameState, PlayerView } from '../state.js';
import type { ConquestTypes } from '../types.js';
import { conquestLaw } from '../rules/law.js';
import { border } from './base.js';
import { namesUnder } from './names-of.js';
import { baseOptions } from './options.js';

const evaluated = <T>(one: () => T): T => one();

export { ActionCodec } from './action.js';
export { ComponentsCodec } from '../data/codec/components.js';
export { EventCodec } from './event/index.js';
/** The codec of the options of `createGame`: the number of players, and whatever differs from the default. */
export const OptionsCodec: t.Type<GameOptions> = /* @__PURE__ */ evaluated(() => baseOptions.codec);
/**
 * The codec of a position. It checks the shape, and that the situation which the position describes agrees with the
 * rules.
 */
export const PositionCodec: t.Type<Position> = /* @__PURE__ */ evaluated(() => border.PositionCodec);
/**
 * A record's shape, options, position and actions included. Whether the game can be played so is for `replay` to say.
 */
export const RecordCodec: t.Type<GameRecord<ConquestTypes>> = /* @__PURE__ */ evaluated(() => border.RecordCodec);
/**
 * The codec of a state at which a game can wait. It checks the shape, that pieces, walls and steps exist in the right
 * number and in one place each, and that frames agree with each other and with the board. A game can be played to its
 * end from every state that is accepted.
 */
export const StateCodec: t.Type<GameState> = /* @__PURE__ */ evaluated(() => border.StateCodec);
/**
 * The codec of a view of one side or a spectator. It checks only the shape: whether a view can result from play is
 * known to the server that made it.
 */
export const ViewCodec: t.Type<PlayerView> = /* @__PURE__ */ evaluated(() => border.ViewCodec);
/** Returns the names in games with these options: those of places, pieces and forces. */
export const namesOf: (options: GameOptions) => Names = /* @__PURE__ */ namesUnder(conquestLaw);

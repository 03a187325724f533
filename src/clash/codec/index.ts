/**
 * Codecs of all JSON input and output of the library. Each reads a plain copy, checks all of it, and reports every
 * fault at once with its JSON path; none throws, whatever it is given.
 */
import type * as t from 'io-ts';
import type { GameRecord, Names } from '../../core/index.js';
import type { GameOptions } from '../options.js';
import type { Position } from '../position.js';
import type { GameState, PlayerView } from '../state.js';
import type { ClashTypes } from '../types.js';
import { namesUnder } from '../../conquest/codec/names-of.js';
import { clashLaw } from '../rules/law.js';
import { border } from './edition.js';
import { clashOptions } from './options.js';

const taken = <T>(one: () => T): T => one();

export { ActionCodec } from './action.js';
export { ComponentsCodec } from '../data/codec/components.js';
export { EventCodec } from './event.js';
/** What `createGame` takes: the number of players, and whatever is not as usual. */
export const OptionsCodec: t.Type<GameOptions> = /* @__PURE__ */ taken(() => clashOptions.codec);
/** A position: its shape, and all that the situation which it describes says against the rules. */
export const PositionCodec: t.Type<Position> = /* @__PURE__ */ taken(() => border.PositionCodec);
/**
 * A record's shape, options, position and actions included. Whether the game can be played so is for `replay` to say.
 */
export const RecordCodec: t.Type<GameRecord<ClashTypes>> = /* @__PURE__ */ taken(() => border.RecordCodec);
/**
 * A state at which a game can rest: its shape, pieces, walls and steps as many as there are and each in one place, and
 * frames that agree with each other and with the board. What is accepted can be played to its end.
 */
export const StateCodec: t.Type<GameState> = /* @__PURE__ */ taken(() => border.StateCodec);
/**
 * What one side, or a spectator, may know: its shape. Whether it can come of play is for the server that made it to
 * know.
 */
export const ViewCodec: t.Type<PlayerView> = /* @__PURE__ */ taken(() => border.ViewCodec);
/** Returns the names in games with these options: those of places, pieces and forces. */
export const namesOf: (options: GameOptions) => Names = /* @__PURE__ */ namesUnder(clashLaw);

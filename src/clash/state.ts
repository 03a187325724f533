/** What a situation consists of: as in the base, with the options and frames of this variant. */
import type { GameState as StateOf, PlayerView as ViewOf } from '../conquest/state.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';

export type GameState = StateOf<GameFrame, GameOptions>;
/** What one side, or a spectator, may know: everything. */
export type PlayerView = ViewOf<GameFrame, GameOptions>;

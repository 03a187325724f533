/** R 2, 22-29: the game of a position, and its initial state. */
import type { GameOptions } from '../../options.js';
import { initialState } from '../../rules/02-setup.js';
import type { GameState } from '../../state.js';
import { settingOf, type Setting } from '../state/sketch.js';

export interface Base {
  readonly setting: Setting;
  /** The state before the first stage. */
  readonly state: GameState;
}

/** Returns the setting and the initial state for some options. */
export const baseOf = (options: GameOptions): Base => ({ setting: settingOf(options), state: initialState(options) });

/** R 2, 22-29: the game that a position belongs to, and how that begins. */
import type { GameOptions } from '../../options.js';
import { initialState } from '../../rules/02-setup.js';
import type { GameState } from '../../state.js';
import { settingOf, type Setting } from '../state/sketch.js';

export interface Base {
  readonly setting: Setting;
  /** Before the first stage. */
  readonly state: GameState;
}

/** Returns the game of some options. */
export const baseOf = (options: GameOptions): Base => ({ setting: settingOf(options), state: initialState(options) });

/** Positions: as in the base, with the options, frames and memory of this variant. */
import type { Position as PositionOf } from '../conquest/position.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { Remembered } from './state.js';
import type { CLASH_POSITION_VERSION } from './version.js';

/** A situation written down. It has one of `begins`, `stack` and `ended` at most; with none of them the turn begins. */
export interface Position extends Omit<PositionOf, 'game' | 'version' | 'options' | 'stack'> {
  readonly game: 'clash';
  readonly version: typeof CLASH_POSITION_VERSION;
  /** Left out: two players, no optional rule, the default components. */
  readonly options?: GameOptions;
  readonly stack?: readonly GameFrame[];
  /** Left out: nothing is remembered. */
  readonly memory?: Remembered;
}

export type { Beginning, PieceTerm } from '../conquest/position.js';

/** Positions: those of the base, with the options and frames of this variant, and what it remembers. */
import type { Position as PositionOf } from '../conquest/position.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { Remembered } from './state.js';
import type { XENOPHON_POSITION_VERSION } from './version.js';

export type { Beginning, PieceTerm } from '../conquest/position.js';

/** A situation written down. It has one of `begins`, `stack` and `ended` at most; with none of them the turn begins. */
export interface Position extends Omit<PositionOf, 'game' | 'version' | 'options' | 'stack' | 'defiant' | 'hated'> {
  readonly game: 'xenophon';
  readonly version: typeof XENOPHON_POSITION_VERSION;
  /** Left out: no optional rule, the default components. */
  readonly options?: GameOptions;
  /** The memory of the variant. Omitted: empty. */
  readonly memory?: Remembered;
  /** Any other moment: what is being resolved. */
  readonly stack?: readonly GameFrame[];
}

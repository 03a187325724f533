/** What a situation consists of: as in the base, with the options and frames of this variant, and what it remembers. */
import type { GameState as StateOf, PlayerView as ViewOf } from '../conquest/state.js';
import type { UnitId } from '../conquest/vocabulary.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';

/** What is remembered of the course of the game. */
export type Remembered = {
  /** The Greeks who were left when the pretender fell (R X9.2). */
  readonly remnant?: readonly UnitId[];
};

/** What this variant has beside the base; absent while there is nothing to remember. */
interface WithMemory {
  readonly memory?: Remembered;
}

export interface GameState extends StateOf<GameFrame, GameOptions>, WithMemory {}
/** What one side, or a spectator, may know: everything. */
export interface PlayerView extends ViewOf<GameFrame, GameOptions>, WithMemory {}

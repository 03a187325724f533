/** The state of the game: that of the base, with the options, frames and memory of this variant. */
import type { GameState as StateOf, PlayerView as ViewOf } from '../conquest/state.js';
import type { UnitId } from '../conquest/vocabulary.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';

/** The memory of the variant. */
export type Remembered = {
  /** The Greeks who were left when the pretender fell (R X9.2). */
  readonly remnant?: readonly UnitId[];
};

/** The memory of this variant; absent while it is empty. */
interface WithMemory {
  readonly memory?: Remembered;
}

export interface GameState extends StateOf<GameFrame, GameOptions>, WithMemory {}
/** A view of one side or of a spectator. It contains the whole state, because nothing is hidden. */
export interface PlayerView extends ViewOf<GameFrame, GameOptions>, WithMemory {}

/** The state of the game: that of the base, with the options, frames and memory of this variant. */
import type { GameState as StateOf, PlayerView as ViewOf } from '../conquest/state.js';
import type { LeaderId, SideId, UnitId } from '../conquest/vocabulary.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';

/** R S14.2: a unit that stays with a leader unto death. */
export interface Guard {
  readonly unit: UnitId;
  readonly leader: LeaderId;
}

/** R S3, S14: what is remembered beside the board. */
export type Remembered = {
  /** R S3.0: the side that has lost its last leader in the present battle. */
  readonly bereaved?: readonly SideId[];
  /** R S14.1: who has lost a battle, and whose troops have not been tried for it yet. */
  readonly defeated?: readonly SideId[];
  /** R S14.2: by the side. */
  readonly guards?: Readonly<Partial<Record<SideId, Guard>>>;
};

/** The memory of this variant; absent while it is empty. */
interface WithMemory {
  readonly memory?: Remembered;
}

export interface GameState extends StateOf<GameFrame, GameOptions>, WithMemory {}
/** A view of one side or of a spectator. It contains the whole state, because nothing is hidden. */
export interface PlayerView extends ViewOf<GameFrame, GameOptions>, WithMemory {}

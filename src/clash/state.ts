/** What a situation consists of: as in the base, with the options and frames of this variant, and what it remembers beside the board. */
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
  /** R S3.0: who has lost his last leader in the battle that is being fought. */
  readonly bereaved?: readonly SideId[];
  /** R S14.1: who has lost a battle, and whose troops have not been tried for it yet. */
  readonly defeated?: readonly SideId[];
  /** R S14.2: by the side. */
  readonly guards?: Readonly<Partial<Record<SideId, Guard>>>;
};

/** What this variant has beside the base; absent while there is nothing to remember. */
interface WithMemory {
  readonly memory?: Remembered;
}

export interface GameState extends StateOf<GameFrame, GameOptions>, WithMemory {}
/** What one side, or a spectator, may know: everything. */
export interface PlayerView extends ViewOf<GameFrame, GameOptions>, WithMemory {}

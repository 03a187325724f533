/** What follows from events, whichever rule has emitted them: the machine calls this after each step that emits any. */
import { endSpentAid } from '../deeds/persia.js';
import type { GameEvent } from '../event/index.js';
import type { GameRun } from '../types.js';
import { giveUpLongWalls } from './07-6-long-walls.js';
import { endAtOnce } from './21-victory.js';

/** Draws the consequences of the events of a run from an index on. */
export function followUp(run: GameRun, said: readonly GameEvent[], from: number): void {
  giveUpLongWalls(run, said.slice(from));
  endSpentAid(run);
  endAtOnce(run);
}

/** What follows from whatever is said, in the middle of anything: asked by the machine after each step that says something. */
import { endSpentAid } from '../deeds/persia.js';
import type { GameEvent } from '../event/index.js';
import type { GameRun } from '../types.js';
import { giveUpLongWalls } from './07-6-long-walls.js';
import { endAtOnce } from './21-victory.js';

/** Draws the consequences of what was said from an index on. */
export function followUp(run: GameRun, said: readonly GameEvent[], from: number): void {
  giveUpLongWalls(run, said.slice(from));
  endSpentAid(run);
  endAtOnce(run);
}

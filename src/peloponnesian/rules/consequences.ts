/** The consequences of events, whichever rule has emitted them. The machine calls this after each step with events. */
import { endSpentAid } from '../deeds/persia.js';
import type { GameEvent } from '../event/index.js';
import type { GameRun } from '../types.js';
import { giveUpLongWalls } from './07-6-long-walls.js';
import { endAtOnce } from './21-victory.js';

/** Applies the consequences of a run's events from an index on. */
export function followUp(run: GameRun, said: readonly GameEvent[], from: number): void {
  giveUpLongWalls(run, said.slice(from));
  endSpentAid(run);
  endAtOnce(run);
}

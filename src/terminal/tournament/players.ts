/** Who plays the games of a tournament: worker threads here, or programs on other machines. */
import type { GameLine } from '../../tournament/line.js';
import type { Task } from '../../tournament/plan.js';

export interface Players {
  /** The number of games that are under way at the same time. */
  readonly abreast: number;
  /** Plays a game. Rejects if it cannot be played. */
  play(task: Task): Promise<GameLine>;
  close(): Promise<void>;
}

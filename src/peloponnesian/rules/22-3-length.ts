/** R 2.4, 3.2, 22.3, 28.3, 29.3: the order of seasons, until the last one of the scenario. */
import { turnSeason } from '../deeds/course.js';
import { endGame, endIfConquered } from '../deeds/end.js';
import { endByTime } from '../query/victory.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { checkControl } from './04-control.js';

const isLastSeason = ({ scenario: { end }, year, season }: Situation): boolean =>
  end !== null && end.year === year && end.season === season;

/**
 * Ends a season: the next one begins, or the game is over. The last Yearly Start decides (ruling Q101), unless the
 * scenario has a last check (R 28.5, 29.5).
 */
export function endSeason(run: GameRun): void {
  if (!isLastSeason(run.state)) return turnSeason(run);
  if (run.state.scenario.special.lastControlCheck === true) {
    checkControl(run);
    endIfConquered(run);
  }
  endGame(run, endByTime(run.state));
}

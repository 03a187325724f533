/** The scores, as a table. */
import * as query from '../../src/successors/questions.js';
import type { GameState } from '../../src/successors/state.js';
import { GENERALS } from '../../src/successors/vocabulary.js';
import { generals } from '../../src/successors/data/generals.js';
import { capital } from './words.js';

/** One row a player: Victory Points, Legitimacy, CUs on the map, provinces, generals. */
export function scoreboard(state: GameState): readonly string[] {
  const rows = query.playersOf(state).map((player) => {
    const troops = Object.values(state.stacks)
      .filter((stack) => stack.player === player)
      .reduce((sum, { units }) => sum + query.countUnits(units), 0);
    const leaders = GENERALS.filter(
      (id) => state.generals[id].owner === player && state.generals[id].status !== 'eliminated',
    );
    const marks = [
      state.usurper === player ? 'Usurper' : '',
      state.champions.includes(player) ? 'Champion' : 'Successor',
    ].filter(Boolean);
    return `   │ ${capital(player).padEnd(7)}│ ${String(query.victoryPoints(state, player)).padStart(2)} VP │ ${String(query.legitimacy(state, player)).padStart(2)} L │ ${String(troops).padStart(2)} CUs │ ${query.provincesOf(state, player).length} provinces │ ${marks.join(', ')}: ${leaders.map((id) => generals[id].name).join(', ')}`;
  });
  return ['', `   Scores in Game Turn ${state.turn}:`, ...rows];
}

/** The scores of the players as a table, and what is needed to win (R 7.1). */
import { counted, listed } from '../../core/index.js';
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { GENERALS, query, type GameState, type GeneralId, type PlayerId } from '../index.js';
import { names } from '../text/index.js';

const { generals, generalStatuses, pieces, players, playerStatuses } = names('en');

/** Returns the Victory Points and the Legitimacy with which this game is won at once (R 7.1). */
const thresholds = ({ options }: GameState): { readonly points: number; readonly legitimacy: number } => ({
  points: IMMEDIATE_VICTORY_POINTS[options.players],
  legitimacy: IMMEDIATE_VICTORY_LEGITIMACY,
});

/** Returns a player's status, such as `Champion` or `Successor, Usurper`. */
export const standingOf = ({ champions, usurper }: GameState, player: PlayerId): string =>
  [
    champions.includes(player) ? playerStatuses.champion : playerStatuses.successor,
    ...(usurper === player ? [playerStatuses.usurper] : []),
  ].join(', ');

/** Returns a player's generals, such as `Antigonos and Demetrios (on his way)`. */
function leaders(state: GameState, player: PlayerId): string {
  const noted = (id: GeneralId): readonly string[] => {
    const { owner, status } = state.generals[id];
    if (owner !== player || (status !== 'map' && status !== 'dispersed' && status !== 'awaiting')) return [];
    return [`${generals[id]}${status === 'map' ? '' : ` (${generalStatuses[status]})`}`];
  };
  return listed(GENERALS.flatMap(noted), 'and', 'no Major General').text;
}

/** Returns what wins the game at once. On Game Turn 1 nothing does (R 6.1.1). */
export function victoryNeeds(state: GameState): readonly string[] {
  const { points, legitimacy } = thresholds(state);
  const amounts = `${points} Victory Points (VP) or ${legitimacy} Legitimacy (L)`;
  return [`  Whoever has ${amounts} wins at once${state.turn === 1 ? ', but not on Game Turn 1' : ''}. (R 7.1)`];
}

/** Returns a table with one row for each player: Victory Points, Legitimacy, CUs, provinces; status; generals. */
export function scoreboard(state: GameState): readonly string[] {
  const { points, legitimacy } = thresholds(state);
  const rows = query
    .playersOf(state)
    .map((player) =>
      [
        players[player].padEnd(6),
        `${String(query.victoryPoints(state, player)).padStart(2)} of ${points} VP`,
        `${String(query.legitimacy(state, player)).padStart(2)} of ${legitimacy} L`,
        counted(query.unitsOnMap(state, player), pieces.combatUnit).padStart(6),
        counted(query.provincesOf(state, player).length, pieces.province).padStart(12),
        standingOf(state, player).padEnd(18),
        leaders(state, player),
      ].join(' │ '),
    );
  return rows.map((row) => `  │ ${row}`);
}

/** What lies on the table of a match: for the server, and for whoever looks at it. */
import { CHANCE, SPECTATOR, type Game, type Viewer, type WholeGameTypes } from '../core/index.js';
import type { BoardgameTable, ClientTable } from './shape.js';

/** Whether chance must have its turn: so it is until somebody has the cards dealt, and never again. */
export const waitsForChance = <G extends WholeGameTypes>(game: Game<G>, table: BoardgameTable<G>): boolean =>
  'state' in table && game.actors(table.state)[0] === CHANCE;

/** The seat of whoever must decide, from 0; the first, where that is nobody, and at a client, which is told. */
export function seatToDecide<G extends WholeGameTypes>(game: Game<G>, table: BoardgameTable<G>): number {
  if (!('state' in table)) return 0;
  const [actor] = game.actors(table.state);
  return Math.max(
    game.players(table.state).findIndex((player) => player === actor),
    0,
  );
}

/** Who looks at a state, by the name that boardgame.io gives him. */
export function viewerAt<G extends WholeGameTypes>(
  game: Game<G>,
  state: G['state'],
  playerID: string | null | undefined,
): Viewer<G> {
  const seat = /^\d$/.test(playerID ?? '') ? Number(playerID) : -1;
  return game.players(state)[seat] ?? SPECTATOR;
}

/** What a viewer may know. A client asks again about what it was shown: that is his already. */
export function shownTo<G extends WholeGameTypes>(
  game: Game<G>,
  table: BoardgameTable<G>,
  playerID: string | null | undefined,
): ClientTable<G> {
  if ('view' in table) return table;
  const { state, events } = table;
  const viewer = viewerAt(game, state, playerID);
  return { view: game.viewFor(state, viewer), events: events.map((event) => game.eventFor(event, viewer)) };
}

/** How the game ended; `undefined` while it goes on, and at a client, which is told. */
export const outcomeOf = <G extends WholeGameTypes>(game: Game<G>, table: BoardgameTable<G>) =>
  'state' in table ? game.outcome(table.state) : undefined;

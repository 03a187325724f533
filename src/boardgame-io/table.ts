/** The contents of a match, for the server and for viewers. */
import { CHANCE, SPECTATOR, type Game, type Viewer, type WholeGameTypes } from '../core/index.js';
import type { BoardgameTable, ClientTable } from './shape.js';

/** Returns whether chance must be resolved: until somebody deals, and never again. */
export const waitsForChance = <G extends WholeGameTypes>(game: Game<G>, table: BoardgameTable<G>): boolean =>
  'state' in table && game.actors(table.state)[0] === CHANCE;

/**
 * Returns the seat of the player who must decide, from 0. It is the first seat if nobody must, and at a client, which
 * gets it from the server.
 */
export function seatToDecide<G extends WholeGameTypes>(game: Game<G>, table: BoardgameTable<G>): number {
  if (!('state' in table)) return 0;
  const [actor] = game.actors(table.state);
  return Math.max(
    game.players(table.state).findIndex((player) => player === actor),
    0,
  );
}

/** Returns the viewer with a player ID of boardgame.io. */
export function viewerAt<G extends WholeGameTypes>(
  game: Game<G>,
  state: G['state'],
  playerID: string | null | undefined,
): Viewer<G> {
  const seat = /^\d$/.test(playerID ?? '') ? Number(playerID) : -1;
  return game.players(state)[seat] ?? SPECTATOR;
}

/** Returns what a viewer may know. A client passes what it already got, which is returned unchanged. */
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

/** Returns how the game ended; `undefined` while it goes on, and at a client, which gets it from the server. */
export const outcomeOf = <G extends WholeGameTypes>(game: Game<G>, table: BoardgameTable<G>) =>
  'state' in table ? game.outcome(table.state) : undefined;

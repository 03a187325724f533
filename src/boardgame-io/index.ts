/**
 * The games of the library as games of boardgame.io (0.50): its clients, lobby, server and bots play them. Nothing of boardgame.io
 * is needed to import this.
 *
 * @module boardgame-io
 */
export { asBoardgame, type BoardgameSettings } from './as-boardgame.js';
export type {
  BoardgameGame,
  BoardgameMove,
  BoardgameTable,
  ClientTable,
  ServerTable,
  Told,
  ToldMover,
} from './shape.js';

/**
 * The games of the library as games of boardgame.io (0.50), for its clients, lobby, server and bots. Importing this
 * does not require boardgame.io.
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

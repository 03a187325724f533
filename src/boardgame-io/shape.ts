/**
 * The part of a boardgame.io (0.50) `Game` that the adapter fills in, in types of our own, so that only its users need
 * boardgame.io. The result of `asBoardgame` is a valid `Game`.
 */
import type { Outcome, WholeGameTypes } from '../core/index.js';

/** The `G` of a match on the server: the whole state, and the events of the last move. */
export interface ServerTable<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** The `G` of a match at a client: the view of its player, and what they may know of the last move. */
export interface ClientTable<G extends WholeGameTypes> {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}

/** The `G` of a match: the first kind only on the server, the second at clients. */
export type BoardgameTable<G extends WholeGameTypes> = ServerTable<G> | ClientTable<G>;

/** The arguments that boardgame.io passes to every function of a game. */
export interface Told<Kind extends WholeGameTypes> {
  readonly G: BoardgameTable<Kind>;
  readonly ctx: { readonly numPlayers: number; readonly currentPlayer: string };
}

/** The arguments that it passes to a move: those above, and the player. */
export interface ToldMover<G extends WholeGameTypes> extends Told<G> {
  readonly playerID: string;
}

/** The result of a move that is refused. */
export const INVALID_MOVE = 'INVALID_MOVE';

/** A move that runs only on the server, cannot be undone, and hides its arguments from others. */
export interface BoardgameMove<G extends WholeGameTypes, Arguments extends readonly unknown[]> {
  move(told: ToldMover<G>, ...given: Arguments): ServerTable<G> | typeof INVALID_MOVE;
  client: false;
  redact: true;
  undoable: false;
}

/** A game of the library in the format of boardgame.io. */
export interface BoardgameGame<G extends WholeGameTypes> {
  name: string;
  minPlayers: number;
  maxPlayers: number;
  disableUndo: true;
  /**
   * Returns a state in which nothing random has happened yet, because boardgame.io sends it to every client unchanged.
   */
  setup(told: { readonly ctx: Told<G>['ctx'] }, setupData?: unknown): ServerTable<G>;
  /** Returns why a match cannot begin with this set-up; the lobby calls it. */
  validateSetupData(setupData: unknown, numPlayers: number): string | undefined;
  phases: {
    /** The phase in which any player deals. */
    deal: {
      start: true;
      next: 'play';
      turn: { activePlayers: { all: '' } };
      moves: { deal: BoardgameMove<G, readonly []> };
      endIf(told: Told<G>): boolean;
    };
    /** The phase in which the player who must decide acts. */
    play: {
      turn: {
        order: { first(told: Told<G>): number; next(told: Told<G>): number };
        endIf(told: Told<G>): { next: string } | false;
      };
      moves: { act: BoardgameMove<G, readonly [action: unknown]> };
    };
  };
  events: {
    endTurn: false;
    endPhase: false;
    setPhase: false;
    endGame: false;
    endStage: false;
    setStage: false;
    pass: false;
    setActivePlayers: false;
  };
  /** Returns the outcome, which becomes `ctx.gameover`. */
  endIf(told: Told<G>): Outcome<G['player']> | undefined;
  playerView(told: Told<G> & { readonly playerID: string | null }): ClientTable<G>;
  ai: {
    /** Returns the legal actions of a player, for the bots of boardgame.io. */
    enumerate(
      table: BoardgameTable<G>,
      ctx: { readonly phase: string },
      playerID: string,
    ): { move: 'act' | 'deal'; args: unknown[] }[];
  };
}

/**
 * What boardgame.io (0.50) is given: as much of its `Game` as is filled in here, in types of our own, so that nobody needs it who
 * does not use it. What `asBoardgame` answers is a `Game` to it.
 */
import type { Outcome, WholeGameTypes } from '../core/index.js';

/** The `G` of a match on the server: the whole state, and what happened with the last move. */
export interface ServerTable<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** The `G` of a match as a client has it: the view of its player, and what he may hear of the last move. */
export interface ClientTable<G extends WholeGameTypes> {
  readonly view: G['view'];
  readonly events: readonly G['event'][];
}

/** The `G` of a match: clients have the second kind, the server alone the first. */
export type BoardgameTable<G extends WholeGameTypes> = ServerTable<G> | ClientTable<G>;

/** What boardgame.io tells every function of a game. */
export interface Told<Kind extends WholeGameTypes> {
  readonly G: BoardgameTable<Kind>;
  readonly ctx: { readonly numPlayers: number; readonly currentPlayer: string };
}

/** What it tells a move: beside that, whose it is. */
export interface ToldMover<G extends WholeGameTypes> extends Told<G> {
  readonly playerID: string;
}

/** What a move answers where it is refused. */
export const INVALID_MOVE = 'INVALID_MOVE';

/** A move: carried out on the server alone, never taken back, its arguments told to nobody else. */
export interface BoardgameMove<G extends WholeGameTypes, Arguments extends readonly unknown[]> {
  move(told: ToldMover<G>, ...given: Arguments): ServerTable<G> | typeof INVALID_MOVE;
  client: false;
  redact: true;
  undoable: false;
}

/** A game of the library as boardgame.io plays it. */
export interface BoardgameGame<G extends WholeGameTypes> {
  name: string;
  minPlayers: number;
  maxPlayers: number;
  disableUndo: true;
  /** A state in which chance has done nothing yet: boardgame.io tells it to every client as it is. */
  setup(told: { readonly ctx: Told<G>['ctx'] }, setupData?: unknown): ServerTable<G>;
  /** Why a match cannot begin so; the lobby asks. */
  validateSetupData(setupData: unknown, numPlayers: number): string | undefined;
  phases: {
    /** Anybody has the cards dealt. */
    deal: {
      start: true;
      next: 'play';
      turn: { activePlayers: { all: '' } };
      moves: { deal: BoardgameMove<G, readonly []> };
      endIf(told: Told<G>): boolean;
    };
    /** Whoever must decide acts. */
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
  /** The outcome, which becomes `ctx.gameover`. */
  endIf(told: Told<G>): Outcome<G['player']> | undefined;
  playerView(told: Told<G> & { readonly playerID: string | null }): ClientTable<G>;
  ai: {
    /** All that a player may do, for its bots. */
    enumerate(
      table: BoardgameTable<G>,
      ctx: { readonly phase: string },
      playerID: string,
    ): { move: 'act' | 'deal'; args: unknown[] }[];
  };
}

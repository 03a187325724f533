/** Adapts the games of the library to boardgame.io. */
import * as E from 'fp-ts/lib/Either.js';
import { platformChance, type ChanceSource, type Game, type WholeGameTypes } from '../core/index.js';
import { acted, dealt, optionsOf } from './moves.js';
import type { BoardgameGame, Told } from './shape.js';
import { outcomeOf, seatToDecide, shownTo, waitsForChance } from './table.js';

/** The settings of the adapter. */
export interface BoardgameSettings {
  /**
   * Returns the source of chance for a move, on the server; by default that of the platform. The adapter does not use
   * the `random` of boardgame.io, because boardgame.io sends its seed to every client with the first state of a match.
   */
  readonly chance?: () => ChanceSource;
}

/** An upper limit on the number of players of a game. */
const MANY = 16;

/**
 * Returns a game of the library as a `Game` of boardgame.io, for its clients, lobby, server and local master.
 *
 * `G` is `{ state, events }` on the server. At a client it is `{ view, events }`: what its player may know, of the
 * state and of the last move. There are two moves. `deal()` comes first if the game begins with chance (`ctx.phase` is
 * `'deal'`); any player makes it, once. Then the player who must decide, `ctx.currentPlayer`, makes the move
 * `act(action)`.
 *
 * An action is accepted if and only if it is listed in `game.legalActionsFromView(G.view)`. boardgame.io does not tell
 * a client why a move was refused; `game.explainAction(G.view, action)` does. Seats are `'0'`, `'1'` … in the order of
 * `game.players`. The `setupData` of a match are its options except the number of players. There is no undo.
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { asBoardgame } from 'diadochi/boardgame-io';
 *
 * const game = asBoardgame(alexandros);
 * [game.name, game.minPlayers, game.maxPlayers]; // ['alexandros', 2, 4]
 */
export function asBoardgame<G extends WholeGameTypes>(
  game: Game<G>,
  { chance = platformChance }: BoardgameSettings = {},
): BoardgameGame<G> {
  const counts = Array.from({ length: MANY }, (_, index) => index + 1).filter((players) =>
    E.isRight(game.decode.options({ players })),
  );
  const move = { client: false, redact: true, undoable: false } as const;
  const toDecide = ({ G }: Told<G>): number => seatToDecide(game, G);

  return {
    name: game.name,
    minPlayers: Math.min(...counts),
    maxPlayers: Math.max(...counts),
    disableUndo: true,
    setup({ ctx }, setupData) {
      const begun = E.chain(game.createGame)(optionsOf(game, setupData, ctx.numPlayers));
      if (E.isLeft(begun)) throw new TypeError(begun.left.message);
      return { state: begun.right, events: [] };
    },
    validateSetupData(setupData, numPlayers) {
      const read = optionsOf(game, setupData, numPlayers);
      return E.isLeft(read) ? read.left.message : undefined;
    },
    phases: {
      deal: {
        start: true,
        next: 'play',
        turn: { activePlayers: { all: '' } },
        moves: { deal: { ...move, move: ({ G }) => dealt(game, G, chance()) } },
        endIf: ({ G }) => !waitsForChance(game, G),
      },
      play: {
        turn: {
          order: { first: toDecide, next: toDecide },
          endIf: (told) => {
            const next = String(toDecide(told));
            return next === told.ctx.currentPlayer ? false : { next };
          },
        },
        moves: {
          act: { ...move, move: ({ G, playerID }, action) => acted(game, G, playerID, action, chance()) },
        },
      },
    },
    events: {
      endTurn: false,
      endPhase: false,
      setPhase: false,
      endGame: false,
      endStage: false,
      setStage: false,
      pass: false,
      setActivePlayers: false,
    },
    endIf: ({ G }) => outcomeOf(game, G),
    playerView: ({ G, playerID }) => shownTo(game, G, playerID),
    ai: {
      enumerate(table, { phase }, playerID) {
        if (phase === 'deal') return [{ move: 'deal', args: [] }];
        const { view } = shownTo(game, table, playerID);
        return game.legalActionsFromView(view).map((action) => ({ move: 'act', args: [action] }));
      },
    },
  };
}

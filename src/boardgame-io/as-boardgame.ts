/** The games of the library, played by boardgame.io. */
import * as E from 'fp-ts/lib/Either.js';
import { platformChance, type ChanceSource, type Game, type WholeGameTypes } from '../core/index.js';
import { acted, dealt, optionsOf } from './moves.js';
import type { BoardgameGame, Told } from './shape.js';
import { outcomeOf, seatToDecide, shownTo, waitsForChance } from './table.js';

/** How a game is played by boardgame.io. */
export interface BoardgameSettings {
  /**
   * The source of each move's chance, on the server alone: the platform's, unless told. The `random` of boardgame.io is not
   * used: it tells every client, with the first state of a match, the seed from which all its numbers follow.
   */
  readonly chance?: () => ChanceSource;
}

/** More players than any game has. */
const MANY = 16;

/**
 * A game of the library as a `Game` of boardgame.io: for its clients, its lobby, its server and its local master.
 *
 * `G` is `{ state, events }` on the server and `{ view, events }` at a client: what its player may know, and what he may hear of
 * the last move. Two moves: `deal()`, once, by anybody, where chance comes first (`ctx.phase` is `'deal'`); then `act(action)` by whoever must
 * decide, which is `ctx.currentPlayer`.
 * An action is accepted if and only if it is listed: `game.legalActionsFromView(G.view)`; `game.explainAction(G.view, action)`
 * says why not, for boardgame.io tells a client nothing but that its move was none. Seats are `'0'`, `'1'` … in the order of
 * `game.players`. Options beside the number of players are the `setupData` of a match. There is no undo.
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

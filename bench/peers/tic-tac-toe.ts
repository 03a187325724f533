/** Tic-tac-toe on our core and on boardgame.io: as small as a game can be, so that what is timed is the machinery. */
import { createRequire } from 'node:module';
import * as E from 'fp-ts/lib/Either.js';
import seedrandom from 'seedrandom';
import { createMachine, plainBorder, type GameTypes, type RuleRef, type RuleViolation } from '../../src/core/index.js';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

type Cells = readonly (string | null)[];
const wins = (cells: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
const full = (cells: Cells): boolean => cells.every((cell) => cell !== null);
const free = (cells: Cells): readonly number[] => cells.flatMap((cell, index) => (cell === null ? [index] : []));

// --- On our core -------------------------------------------------------------------------------------------------------

type Player = 'noughts' | 'crosses';
interface State {
  readonly cells: Cells;
  readonly winner: Player | null;
  readonly stack: readonly { readonly kind: 'turn'; readonly player: Player }[];
}
interface Table {
  cells: (string | null)[];
  winner: Player | null;
  readonly stack: State['stack'];
}
interface TicTacToe extends GameTypes {
  readonly player: Player;
  readonly frame: State['stack'][number];
  readonly action: { readonly type: 'mark'; readonly player: Player; readonly cell: number };
  readonly event: { readonly type: 'marked' | 'won'; readonly rule: RuleRef; readonly player: Player };
  readonly code: 'no';
  readonly situation: State;
  readonly working: Table;
  readonly state: State;
  readonly shown: State;
}
const no = (): RuleViolation<'no'> => ({ code: 'no', rule: 'R 1', params: {}, message: 'no' });

export const ticTacToe = createMachine<TicTacToe>({
  border: plainBorder([]),
  frames: {
    turn: {
      rule: 'R 1',
      actor: (_, { player }) => player,
      actions: ({ cells }, { player }) => free(cells).map((cell) => ({ type: 'mark', player, cell })),
      apply(run, frame, { player, cell }) {
        run.state.cells[cell] = player;
        run.emit({ type: 'marked', rule: 'R 1', player });
        if (wins(run.state.cells)) {
          run.state.winner = player;
          run.emit({ type: 'won', rule: 'R 2', player });
          run.end();
        } else if (full(run.state.cells)) run.end();
        else frame.player = player === 'noughts' ? 'crosses' : 'noughts';
      },
    },
  },
  refusals: { gameOver: no, notYourTurn: no, notYourAction: no, notAvailable: no },
});
const empty: State = {
  cells: [null, null, null, null, null, null, null, null, null],
  winner: null,
  stack: [{ kind: 'turn', player: 'noughts' }],
};
const begun = ticTacToe.start(empty).state;

// --- On boardgame.io ---------------------------------------------------------------------------------------------------

/** The parts of boardgame.io that are used. */
interface PeerState {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface PeerAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
interface Peer {
  InitializeGame(input: { readonly game: object; readonly numPlayers: number }): PeerState;
  CreateGameReducer(input: { readonly game: object }): (state: PeerState, action: PeerAction) => PeerState;
}

const peerGame = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }) =>
    wins(G.cells) ? { winner: ctx.currentPlayer } : full(G.cells) ? { draw: true } : undefined,
};

/**
 * Plays random games on both and on our simulation. The same seed gives the same games. Each returns the number of
 * moves.
 */
export function ticTacToeGames() {
  const peer = createRequire(import.meta.url)('boardgame.io/internal') as Peer;
  const reducer = peer.CreateGameReducer({ game: peerGame });
  const initial = peer.InitializeGame({ game: peerGame, numPlayers: 2 });
  const drawing = (seed: string) => {
    const generator = seedrandom.alea(seed);
    return (bound: number) => (generator.int32() >>> 0) % bound;
  };

  function ours(games: number, seed: string): number {
    const draw = drawing(seed);
    let moves = 0;
    for (let game = 0; game < games; game++) {
      for (let state = begun; state.stack.length > 0; moves++) {
        const list = ticTacToe.legalActions(state);
        const action = list[draw(list.length)];
        if (action === undefined) throw new Error('no move');
        const step = ticTacToe.applyAction(state, action);
        if (E.isLeft(step)) throw new Error(step.left.message);
        state = step.right.state;
      }
    }
    return moves;
  }
  function simulated(games: number, seed: string): number {
    const draw = drawing(seed);
    let moves = 0;
    for (let game = 0; game < games; game++) {
      const simulation = ticTacToe.simulate(begun);
      for (; simulation.actors().length > 0; moves++) {
        const list = simulation.legalActions();
        const action = list[draw(list.length)];
        if (action !== undefined) simulation.apply(action);
      }
    }
    return moves;
  }
  function theirs(games: number, seed: string): number {
    const draw = drawing(seed);
    let moves = 0;
    for (let game = 0; game < games; game++) {
      for (let state = initial; state.ctx.gameover === undefined; moves++) {
        const cells = free(state.G.cells);
        const args = [cells[draw(cells.length)]];
        state = reducer(state, {
          type: 'MAKE_MOVE',
          payload: { type: 'mark', args, playerID: state.ctx.currentPlayer },
        });
      }
    }
    return moves;
  }
  return { ours, simulated, theirs };
}

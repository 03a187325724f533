/** What holds at every step of every game of Alexandros. */
import { BLACK_WALLS, FACE_UP, GUARDS, WINNING_SCORE } from '../../src/alexandros/data/components.js';
import { latticeOf } from '../../src/alexandros/geometry/index.js';
import { movesLeft, provinces, symbolAt, unseenCards, wallsLeft } from '../../src/alexandros/query/index.js';
import type { GameState } from '../../src/alexandros/state.js';
import { SYMBOLS } from '../../src/alexandros/vocabulary.js';

/** What is wrong with a state; empty when nothing is. */
export function invariants(state: GameState): readonly string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  pieces(state, expect);
  cards(state, expect);
  expect((state.ended === null) === state.stack.length > 0, 'the stack and the end disagree');
  expect(state.ended !== null || state.seats.every(({ score }) => score < WINNING_SCORE), 'the game should be over');
  expect(movesLeft(state) >= 0, 'the progress measure is negative');
  return faults;
}

type Expect = (holds: boolean, fault: string) => void;

function pieces(state: GameState, expect: Expect): void {
  const { sideNumber, pointNumber, spaces } = latticeOf(state);
  expect(new Set(state.walls).size === state.walls.length, 'a side carries two walls');
  expect(
    state.walls.every((side) => sideNumber.has(side)),
    'a wall lies off the board',
  );
  expect(wallsLeft(state) >= 0, 'more walls than there are');
  expect(pointNumber.has(state.alexander), 'Alexander is off the board');
  const guards = state.seats.flatMap((seat) => seat.guards);
  expect(new Set(guards).size === guards.length, 'two guards share a space');
  expect(
    guards.every((space) => symbolAt(state, space) !== undefined),
    'a guard stands on an open space',
  );
  expect(
    state.seats.every((seat) => seat.guards.length <= GUARDS),
    'too many guards',
  );
  const all = provinces(state);
  expect(
    all.reduce((sum, province) => sum + province.spaces.length, 0) === spaces.length,
    'provinces do not cover the board',
  );
  for (const province of all) {
    const owners = state.seats.filter((seat) => seat.guards.some((space) => province.spaces.includes(space)));
    expect(owners.length <= 1, `two players occupy ${province.id}`);
  }
  const [bottom] = state.stack;
  const last = bottom?.kind === 'turn' ? bottom.last : null;
  expect(
    bottom === undefined || state.walls.length > BLACK_WALLS === (last === 'wallsExhausted'),
    'red walls and the last turn disagree',
  );
}

function cards(state: GameState, expect: Expect): void {
  const piles = [state.supply, state.discards, ...state.seats.flatMap(({ hand }) => [hand.shown, hand.secret])];
  expect(
    piles.every((pile) => SYMBOLS.every((symbol) => Number.isInteger(pile[symbol]) && pile[symbol] >= 0)),
    'a pile is negative',
  );
  expect(
    SYMBOLS.every((symbol) => unseenCards(state)[symbol] === 0),
    'cards are not conserved',
  );
  expect(state.faceUp.length <= FACE_UP, 'too many face-up cards');
}

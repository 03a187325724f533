import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ActionPool,
  boardParts,
  derived,
  DIE_FACES,
  here,
  inRegion,
  insertSorted,
  isPlayedWith,
  memoFor,
  MemoCache,
  NO_PIECE,
  PieceLists,
  refusalsFrom,
  Revisions,
  sameShape,
} from '../../src/core/board/index.js';

describe('derived', () => {
  it('computes a value once for each object', () => {
    let calls = 0;
    const size = derived((list: readonly number[]) => {
      calls++;
      return list.length;
    });
    const [one, other] = [[1], [1, 2]];
    expect([size(one), size(other), size(one), size(other)]).toEqual([1, 2, 1, 2]);
    expect(calls).toBe(2);
  });

  it('remembers null', () => {
    let calls = 0;
    const nothing = derived((_: object) => {
      calls++;
      return null;
    });
    const [one, other] = [{}, {}];
    expect([nothing(one), nothing(other), nothing(one)]).toEqual([null, null, null]);
    expect(calls).toBe(2);
  });
});

describe('an action pool', () => {
  const pool = () => new ActionPool((player: 'north' | 'south', piece, to) => ({ type: 'march', player, piece, to }));

  it('returns the same frozen action for the same piece and place', () => {
    const marches = pool();
    const march = marches.of('north', 3, 5);
    expect(march).toEqual({ type: 'march', player: 'north', piece: 3, to: 5 });
    expect(marches.of('north', 3, 5)).toBe(march);
    expect(Object.isFrozen(march)).toBe(true);
  });

  it('makes the actions of a piece that has changed hands again', () => {
    const marches = pool();
    const places = [1, 2];
    const before = marches.each('north', 3, places);
    expect(marches.each('north', 3, places)).toBe(before);
    expect(marches.each('south', 3, places).map(({ player, to }) => [player, to])).toEqual([
      ['south', 1],
      ['south', 2],
    ]);
    expect(marches.of('north', 3, 1).player).toBe('north');
  });

  it('lists other places anew', () => {
    const marches = pool();
    expect(marches.each('north', 0, [1]).map(({ to }) => to)).toEqual([1]);
    expect(marches.each('north', 0, [2, 1]).map(({ to }) => to)).toEqual([2, 1]);
  });
});

describe('piece lists', () => {
  const [PLACES, PIECES] = [1_500, 12];

  it('hold after any moves what a plain list of places says, in ascending order', () => {
    const move = fc.record({ piece: fc.nat(PIECES - 1), to: fc.nat(PLACES - 1) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const lists = new PieceLists(new Uint16Array(PLACES), new Uint16Array(PIECES));
        lists.gather(PLACES - 1);
        const places = new Array<number>(PIECES).fill(PLACES - 1);
        for (const { piece, to } of moves) {
          lists.move(piece, places[piece] as number, to);
          places[piece] = to;
        }
        for (const place of new Set([0, PLACES - 1, ...places])) {
          const found: number[] = [];
          for (let piece = lists.first(place); piece !== NO_PIECE; piece = lists.after(piece)) found.push(piece);
          expect(found).toEqual(places.flatMap((at, piece) => (at === place ? [piece] : [])));
        }
      }),
    );
  });

  it('have nobody in a place that does not exist, and none at all without pieces', () => {
    const lists = new PieceLists(new Uint16Array(2), new Uint16Array(0));
    lists.gather(1);
    expect([lists.first(-1), lists.first(0), lists.first(1)]).toEqual([NO_PIECE, NO_PIECE, NO_PIECE]);
  });
});

describe('a die', () => {
  it('has six faces, each as likely', () => {
    expect(DIE_FACES.map(({ action, weight }) => [action.die, weight])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
  });
});

describe('refusals', () => {
  const refusal = refusalsFrom({ tooFar: 'It is too far.' });

  it('say the sentence of their code, unless there is one of their own', () => {
    expect(refusal('tooFar', 'R 8.1')).toEqual({
      code: 'tooFar',
      rule: 'R 8.1',
      params: {},
      message: 'It is too far.',
    });
    expect(refusal('tooFar', 'R 8.1', { steps: 3 }, 'Three steps are too far.')).toEqual({
      code: 'tooFar',
      rule: 'R 8.1',
      params: { steps: 3 },
      message: 'Three steps are too far.',
    });
  });
});

describe('an optional rule', () => {
  it('is played if the options name it', () => {
    expect(isPlayedWith({ options: { optionalRules: ['mutiny'] } }, 'mutiny')).toBe(true);
    expect(isPlayedWith({ options: { optionalRules: [] } }, 'mutiny')).toBe(false);
    expect(isPlayedWith({ options: {} }, 'mutiny')).toBe(false);
  });
});

describe('facts of the same shape', () => {
  it('have all fields in the same order, and keep their values', () => {
    const facts = sameShape<{ id: string; port?: boolean; walls?: number }>([
      { id: 'tyros', walls: 3 },
      { id: 'sidon', port: true },
    ]);
    expect(facts).toEqual([
      { id: 'tyros', walls: 3, port: undefined },
      { id: 'sidon', walls: undefined, port: true },
    ]);
    expect(facts.map((fact) => Object.keys(fact))).toEqual([
      ['id', 'walls', 'port'],
      ['id', 'walls', 'port'],
    ]);
  });
});

describe('inserting into a sorted list', () => {
  it('keeps equal items in the order in which they came', () => {
    const list: { rank: number; name: string }[] = [];
    for (const item of [
      { rank: 2, name: 'a' },
      { rank: 1, name: 'b' },
      { rank: 2, name: 'c' },
      { rank: 3, name: 'd' },
      { rank: 1, name: 'e' },
    ])
      insertSorted(list, item, (one, other) => one.rank < other.rank);
    expect(list.map(({ name }) => name)).toEqual(['b', 'e', 'a', 'c', 'd']);
  });
});

/** A board of places with a score each, an owner, and a turn. */
class Scores {
  readonly revisions: Revisions;
  readonly scores: number[];
  readonly sides = ['north', 'south'] as const;
  turn: number;

  /** The places from 1 on are a region, which has the number that follows the last place. */
  constructor(places: number, from?: Scores) {
    const others = Array.from({ length: places - 1 }, (_, index) => index + 1);
    const parts = boardParts(places, [others]);
    const length = Revisions.lengthFor(GROUPS.length, parts);
    const values = from === undefined ? new Float64Array(length) : from.values.slice();
    this.values = values;
    this.revisions = new Revisions(GROUPS.length, parts, values, from?.revisions.cache ?? new MemoCache());
    this.scores = from === undefined ? new Array<number>(places).fill(0) : [...from.scores];
    this.turn = from?.turn ?? 1;
    if (from === undefined) this.revisions.reset();
  }

  readonly values: Float64Array;

  copy(): Scores {
    return new Scores(this.scores.length, this);
  }

  score(place: number, score: number): void {
    this.scores[place] = score;
    this.revisions.bumpAt(0, place);
  }

  endTurn(): void {
    this.turn++;
    this.revisions.bump(1);
  }
}

const GROUPS = ['scores', 'turn'] as const;
type Side = Scores['sides'][number];

describe('a memoised query', () => {
  const memo = memoFor<Scores, (typeof GROUPS)[number], 'place', Side>({
    groups: GROUPS,
    kinds: { place: { count: ({ scores }) => scores.length, part: (_, place) => place } },
    sides: ({ sides }) => sides,
  });
  /** A query and how often it has been computed. */
  const counted = <A extends readonly unknown[], V>(query: (...args: A) => V) => {
    const counter = { calls: 0, query: (...args: A): V => (counter.calls++, query(...args)) };
    return counter;
  };
  const sum = (scores: readonly number[]): number => scores.reduce((total, score) => total + score, 0);

  it('about the whole game is computed again when a group that it reads has changed anywhere', () => {
    const total = counted((game: Scores) => sum(game.scores));
    const memoised = memo({ on: ['scores'] }, total.query);
    const game = new Scores(3);
    expect([memoised(game), memoised(game)]).toEqual([0, 0]);
    game.score(2, 5);
    expect([memoised(game), memoised(game)]).toEqual([5, 5]);
    game.endTurn();
    expect(memoised(game)).toBe(5);
    expect(total.calls).toBe(2);
  });

  it('about a place is computed again when that place has changed, and no other', () => {
    const double = counted((game: Scores, place: number) => 2 * (game.scores[place] ?? 0));
    const memoised = memo({ of: 'place', on: [here('scores')] }, double.query);
    const game = new Scores(3);
    expect([memoised(game, 0), memoised(game, 1)]).toEqual([0, 0]);
    game.score(1, 4);
    expect([memoised(game, 0), memoised(game, 1)]).toEqual([0, 8]);
    expect(double.calls).toBe(3);
  });

  it('may depend on a region', () => {
    const others = counted((game: Scores) => sum(game.scores.slice(1)));
    const memoised = memo({ on: [inRegion('scores', ({ scores }) => scores.length)] }, others.query);
    const game = new Scores(3);
    memoised(game);
    game.score(0, 4);
    memoised(game);
    expect(others.calls).toBe(1);
    game.score(1, 7);
    expect(memoised(game)).toBe(7);
    game.score(2, 1);
    expect(memoised(game)).toBe(8);
  });

  it('depends on the region of each game when games on different boards take turns', () => {
    const memoised = memo({ on: [inRegion('scores', ({ scores }) => scores.length)] }, (game: Scores) =>
      sum(game.scores.slice(1)),
    );
    const games = [new Scores(3), new Scores(5)] as const;
    for (const place of [1, 2])
      for (const game of games) {
        game.score(place, 7);
        expect(memoised(game)).toBe(7 * place);
      }
  });

  it('is remembered side by side, and computed each time for a side that does not play', () => {
    const named = counted((game: Scores, side: string) => `${side} in turn ${game.turn}`);
    const memoised = memo({ forSide: true, on: ['turn'] }, named.query as (game: Scores, side: Side) => string);
    const game = new Scores(1);
    const ask = () => [memoised(game, 'north'), memoised(game, 'south'), memoised(game, 'west' as Side)];
    expect(ask()).toEqual(['north in turn 1', 'south in turn 1', 'west in turn 1']);
    expect(ask()).toEqual(['north in turn 1', 'south in turn 1', 'west in turn 1']);
    expect(named.calls).toBe(4);
  });

  it('is remembered for the object that was asked about last', () => {
    const scored = counted((game: Scores, places: readonly number[]) => places.map((place) => game.scores[place]));
    const memoised = memo({ of: (places: readonly number[]) => places, on: ['scores'] }, scored.query);
    const game = new Scores(2);
    const [one, other] = [[0], [1]];
    expect([memoised(game, one), memoised(game, one), memoised(game, other)]).toEqual([[0], [0], [0]]);
    expect(scored.calls).toBe(2);
    game.score(1, 3);
    expect(memoised(game, other)).toEqual([3]);
  });

  it('remembers undefined', () => {
    const nothing = counted((_: Scores): number | undefined => undefined);
    const memoised = memo({ on: ['turn'] }, nothing.query);
    const game = new Scores(1);
    expect([memoised(game), memoised(game)]).toEqual([undefined, undefined]);
    expect(nothing.calls).toBe(1);
  });

  it('gives every copy its own answer, whatever the others do', () => {
    const step = fc.oneof(
      fc.record({ of: fc.nat(2), place: fc.nat(3), score: fc.nat(9) }),
      fc.record({ copy: fc.nat(2), to: fc.nat(2) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const total = memo({ on: ['scores'] }, ({ scores }) => sum(scores));
        const at = memo({ of: 'place', on: [here('scores'), 'turn'] }, ({ scores, turn }, place) => [
          scores[place],
          turn,
        ]);
        const start = new Scores(4);
        const games = [start, start.copy(), start.copy()];
        for (const one of steps) {
          if ('copy' in one) games[one.to] = (games[one.copy] as Scores).copy();
          else (games[one.of] as Scores).score(one.place, one.score);
          for (const game of games) {
            expect(total(game)).toBe(sum(game.scores));
            game.scores.forEach((score, place) => expect(at(game, place)).toEqual([score, game.turn]));
          }
        }
      }),
    );
  });

  it('is found wrong by its check when it reads what it does not declare', () => {
    const honest = memo({ on: ['scores', 'turn'] }, function honest({ scores, turn }) {
      return sum(scores) * turn;
    });
    const careless = memo({ on: ['scores'] }, function careless({ scores, turn }) {
      return sum(scores) * turn;
    });
    const game = new Scores(1);
    game.score(0, 3);
    expect([honest(game), careless(game)]).toEqual([3, 3]);
    game.endTurn();
    const found = game.revisions.cache
      .memoised<Scores>()
      .map(({ name, check }) => [name, check(game).some(([remembered, fresh]) => remembered !== fresh)]);
    expect(found).toEqual([
      ['honest', false],
      ['careless', true],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ActionPool,
  derived,
  DIE_FACES,
  insertSorted,
  isPlayedWith,
  NO_PIECE,
  PieceLists,
  refusalsFrom,
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

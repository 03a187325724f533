/** Who is in a place is told in the order of the counters, whatever has come and gone. */
import { describe, expect, it } from 'vitest';
import { seededChance } from '../../src/core/index.js';
import { NO_PIECE, PieceLists } from '../../src/core/board/index.js';

const PLACES = 4;
const PIECES = 9;

const gathered = (place: number): PieceLists => {
  const queues = new PieceLists(new Uint16Array(PLACES), new Uint16Array(PIECES));
  queues.gather(place);
  return queues;
};

function piecesAt(queues: PieceLists, place: number): readonly number[] {
  const found: number[] = [];
  for (let piece = queues.first(place); piece !== NO_PIECE; piece = queues.after(piece)) found.push(piece);
  return found;
}

describe('queues', () => {
  it('begin with all pieces in one place, and nobody elsewhere', () => {
    const queues = gathered(2);
    expect(piecesAt(queues, 2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect([0, 1, 3].map((place) => piecesAt(queues, place))).toEqual([[], [], []]);
  });

  it('know nobody in a place that there is not', () => {
    const queues = gathered(0);
    expect([queues.first(-1), queues.first(PLACES)]).toEqual([NO_PIECE, NO_PIECE]);
  });

  it('put who comes between those before and after him, first and last', () => {
    const queues = gathered(0);
    for (const piece of [5, 8, 0, 3]) queues.move(piece, 0, 1);
    expect([piecesAt(queues, 0), piecesAt(queues, 1)]).toEqual([
      [1, 2, 4, 6, 7],
      [0, 3, 5, 8],
    ]);
    queues.move(3, 1, 1);
    queues.move(0, 1, 0);
    queues.move(8, 1, 0);
    expect([piecesAt(queues, 0), piecesAt(queues, 1)]).toEqual([
      [0, 1, 2, 4, 6, 7, 8],
      [3, 5],
    ]);
  });

  it('tell of each place all who were last moved there, however often they move', () => {
    const queues = gathered(0);
    const chance = seededChance('queues');
    const at = Array.from({ length: PIECES }, () => 0);
    for (let step = 0; step < 500; step++) {
      const [piece, to] = [chance.draw(PIECES), chance.draw(PLACES)];
      queues.move(piece, at[piece] ?? 0, to);
      at[piece] = to;
      for (let place = 0; place < PLACES; place++)
        expect(piecesAt(queues, place)).toEqual(at.flatMap((where, each) => (where === place ? [each] : [])));
    }
  });
});

/** The layout of the default board from its degrees. */
import { distance, type Point } from '../../src/svg/box.js';
import { board } from '../../src/successors/data/board.js';
import { evenedOut, settled } from '../../src/successors/svg/ground/spreading.js';
import { CORRECTIONS } from './corrections.js';
import { WATERS, WILDS, type Degree } from './waters.js';

export interface Layout {
  readonly spaces: ReadonlyMap<string, Point>;
  readonly waters: readonly Point[];
  readonly wilds: readonly Point[];
}

/** A space before it was moved, and after. */
interface Move {
  readonly from: Point;
  readonly to: Point;
}

/** A place is carried along with the spaces around it, the nearer the more. */
function carried(place: Point, moves: readonly Move[]): Point {
  let [dx, dy, all] = [0, 0, 0];
  for (const { from, to } of moves) {
    const weight = 1 / (distance(place, from) ** 3 + 200);
    dx += (to.x - from.x) * weight;
    dy += (to.y - from.y) * weight;
    all += weight;
  }
  return { x: place.x + dx / all, y: place.y + dy / all };
}

export function deriveLayout(): Layout {
  const scale = evenedOut(board);
  const spaces = settled(board, CORRECTIONS);
  const moves = board.spaces.flatMap((space): readonly Move[] => {
    const to = spaces.get(space.id);
    return to === undefined ? [] : [{ from: scale(space), to }];
  });
  const placed = (places: readonly Degree[]): readonly Point[] =>
    places.map(([latitude, longitude]) => carried(scale({ latitude, longitude }), moves));
  return { spaces, waters: placed(WATERS), wilds: placed(WILDS) };
}

/** The points of a board's spaces on the drawn map, computed from their degrees. */
import type { Point } from '../../../svg/box.js';
import { evening, spread } from '../../../svg/spread.js';
import type { Board, SpaceFact } from '../../data/shape.js';
import type { SpaceId } from '../../vocabulary.js';
import { MAP, roomOf } from '../extents.js';

/** Latitude and longitude. */
type Degrees = Pick<SpaceFact, 'latitude' | 'longitude'>;

/** The degree to which crowded parts of the world are widened at the cost of empty ones: 0 not at all, 1 completely. */
const EVENED = { latitude: 0.7, longitude: 0.85 };

/** The margin around the map. */
const MARGIN = 22;

/** Returns a function from degrees to the map, on which crowded parts are widened. */
function evenedOut({ spaces }: Board): (degrees: Degrees) => Point {
  const across = evening(
    spaces.map(({ longitude }) => longitude),
    EVENED.longitude,
  );
  const down = evening(
    spaces.map(({ latitude }) => -latitude),
    EVENED.latitude,
  );
  return ({ latitude, longitude }) => ({
    x: MAP.x + MARGIN * 2 + across(longitude) * (MAP.width - MARGIN * 4),
    y: MAP.y + MARGIN + down(-latitude) * (MAP.height - MARGIN * 3),
  });
}

/** Returns where each space is drawn, with room for itself and its name. */
export function settled(board: Board): ReadonlyMap<SpaceId, Point> {
  const scale = evenedOut(board);
  const sites = board.spaces.map((space) => roomOf(scale(space), space));
  const numbers = new Map(board.spaces.map(({ id }, index) => [id, index]));
  const lines = board.paths.flatMap(({ a, b, kind }) => {
    const [from, to] = [numbers.get(a), numbers.get(b)];
    return from === undefined || to === undefined || kind === 'sea' || kind === 'transMediterranean'
      ? []
      : [[from, to] as const];
  });
  const places = spread(sites, { bounds: MAP, lines, clearance: 18, rounds: 400 });
  return new Map(
    board.spaces.map(({ id }, index) => [
      id,
      places[index] ?? scale(board.spaces[index] ?? { latitude: 0, longitude: 0 }),
    ]),
  );
}

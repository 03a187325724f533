/**
 * Caches positions of labels. Between two pictures of a game few things move, and the positions of the others need not
 * be computed again.
 */
import { overlapsOrTouches, type Box } from './box.js';
import { foundAmong, type Candidate, type Found, type Surroundings } from './place.js';

/** A position, and the boxes near it when it was computed. */
interface Known extends Found {
  readonly met: readonly Box[];
}

/** The most positions in the cache. */
const MOST = 4096;

const meeting = (around: Box, set: readonly Box[]): readonly Box[] =>
  set.filter((box) => overlapsOrTouches(around, box));

const sameBoxes = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.length === others.length &&
  some.every(({ x, y, width, height }, index) => {
    const other = others[index];
    return x === other?.x && y === other.y && width === other.width && height === other.height;
  });

/** Finds positions in surroundings that do not change, and caches them. The result is the same as that of `bestOf`. */
export class PlaceMemory {
  readonly #surroundings: Surroundings;
  readonly #known = new Map<string, Known>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * Returns the best of some positions, with these boxes already placed.
   *
   * @param name - a name for the candidates, which must be the same under the same name
   */
  best(name: string, candidates: () => readonly Candidate[], set: readonly Box[]): Box {
    const known = this.#known.get(name);
    if (known !== undefined && sameBoxes(known.met, meeting(known.around, set))) return known.box;
    const { bounds, taken, lines } = this.#surroundings;
    const found = foundAmong(candidates(), { bounds, taken: [...taken, ...set], lines });
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(name, { ...found, met: meeting(found.around, set) });
    return found.box;
  }
}

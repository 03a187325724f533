/** Places that were found before. From one picture of a game to the next few things move, and the others need not be looked for anew. */
import { overlapsOrTouches, type Box } from './box.js';
import { foundAmong, type Candidate, type Found, type Surroundings } from './place.js';

/** A place, and what had been set near it when it was found. */
interface Known extends Found {
  readonly met: readonly Box[];
}

/** No more places are remembered. */
const MOST = 4096;

const meeting = (around: Box, set: readonly Box[]): readonly Box[] =>
  set.filter((box) => overlapsOrTouches(around, box));

const sameBoxes = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.length === others.length &&
  some.every(({ x, y, width, height }, index) => {
    const other = others[index];
    return x === other?.x && y === other.y && width === other.width && height === other.height;
  });

/** Finds places in surroundings that stay as they are, and remembers them. What it answers, `bestOf` would answer too. */
export class PlaceMemory {
  readonly #surroundings: Surroundings;
  readonly #known = new Map<string, Known>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /**
   * The best of some places, when this has been set besides.
   *
   * @param name - of the places to choose from: under one name always the same
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

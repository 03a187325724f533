/** All numbers of a table, in one block of memory. */
import type { Edition } from '../options.js';
import { Control, sizeOfControl } from './control.js';
import { Forces, sizeOfForces } from './forces.js';
import type { Geometry } from './geometry.js';
import { Memory } from './memory.js';
import { GeneralCounts, sizeOfGeneralCounts } from './general-counts.js';
import { sizeOfOtherPieces, OtherPieces } from './other-pieces.js';

/** The pieces on the map. All parts keep their data in this memory, so that copying it copies them all. */
export class Ground {
  readonly control: Control;
  readonly forces: Forces;
  readonly generals: GeneralCounts;
  readonly others: OtherPieces;
  readonly #geometry: Geometry;
  readonly #edition: Edition;
  readonly #seats: number;
  readonly #kinds: number;
  readonly #memory: Memory;

  /** `kinds`: the number of kinds of CUs. */
  constructor(geometry: Geometry, edition: Edition, seats: number, kinds: number, from?: Ground) {
    this.#geometry = geometry;
    this.#edition = edition;
    this.#seats = seats;
    this.#kinds = kinds;
    const memory = new Memory(from === undefined ? sizeOf(geometry, seats, kinds) : from.#memory);
    this.#memory = memory;
    this.control = new Control(geometry, memory);
    this.forces = new Forces(geometry, seats, kinds, memory);
    this.generals = new GeneralCounts(geometry, edition, seats, memory);
    this.others = new OtherPieces(geometry, memory);
  }

  /** Returns an independent copy. It reuses `spare`, a ground that nobody needs any more, if that has the same size. */
  copy(spare?: Ground): Ground {
    if (spare === undefined || !this.#isLike(spare))
      return new Ground(this.#geometry, this.#edition, this.#seats, this.#kinds, this);
    spare.#memory.overwrite(this.#memory);
    return spare;
  }

  #isLike(other: Ground): boolean {
    return (
      other !== this &&
      other.#geometry === this.#geometry &&
      other.#edition === this.#edition &&
      other.#seats === this.#seats &&
      other.#kinds === this.#kinds
    );
  }
}

/** Returns the number of bytes of all parts. */
const sizeOf = (geometry: Geometry, seats: number, kinds: number): number =>
  sizeOfControl(geometry) +
  sizeOfForces(geometry, seats, kinds) +
  sizeOfGeneralCounts(geometry, seats) +
  sizeOfOtherPieces(geometry);

/** All that a table counts in numbers, room by room, in one piece of memory. */
import type { Edition } from '../options.js';
import { Control, sizeOfControl } from './control.js';
import { Forces, sizeOfForces } from './forces.js';
import type { Geometry } from './geometry.js';
import { Memory } from './memory.js';
import { Officers, sizeOfOfficers } from './officers.js';
import { sizeOfWards, Wards } from './wards.js';

/** What stands on the map. The rooms keep nothing outside the memory, so that whoever copies it copies them all. */
export class Ground {
  readonly control: Control;
  readonly forces: Forces;
  readonly officers: Officers;
  readonly wards: Wards;
  readonly #geometry: Geometry;
  readonly #edition: Edition;
  readonly #seats: number;
  readonly #kinds: number;
  readonly #memory: Memory;

  /** `kinds`: so many kinds of CU there are. */
  constructor(geometry: Geometry, edition: Edition, seats: number, kinds: number, from?: Ground) {
    this.#geometry = geometry;
    this.#edition = edition;
    this.#seats = seats;
    this.#kinds = kinds;
    const memory = new Memory(from === undefined ? sizeOf(geometry, seats, kinds) : from.#memory);
    this.#memory = memory;
    this.control = new Control(geometry, memory);
    this.forces = new Forces(geometry, seats, kinds, memory);
    this.officers = new Officers(geometry, edition, seats, memory);
    this.wards = new Wards(geometry, memory);
  }

  /** An independent copy; if nobody needs `spare` any more, and it is of the same size, made of that. */
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

/** So many bytes all rooms take up. */
const sizeOf = (geometry: Geometry, seats: number, kinds: number): number =>
  sizeOfControl(geometry) +
  sizeOfForces(geometry, seats, kinds) +
  sizeOfOfficers(geometry, seats) +
  sizeOfWards(geometry);

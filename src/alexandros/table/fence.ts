/** R Moving Alexander: the positions of walls, as numbers. */
import { latticeOf, NONE, type Lattice } from '../geometry/index.js';
import type { Situation } from '../state.js';
import type { SideId } from '../vocabulary.js';
import { Regions } from './regions.js';

/** Any object that says where walls are. */
export type WithWalls = Pick<Situation, 'board' | 'walls'>;

/** The walls on a board, and the regions that they enclose. */
export class Fence {
  readonly lattice: Lattice;
  /** For each side, 1 where a wall stands. */
  readonly sides: Uint8Array;
  /** For each space, 1 where a wall stands on one of its sides. */
  readonly spaces: Uint8Array;
  #regions: Regions | undefined;
  #closed = false;

  /** Without walls, or with those of another fence. */
  constructor(lattice: Lattice, from?: Fence) {
    this.lattice = lattice;
    this.sides = from?.sides.slice() ?? new Uint8Array(lattice.sides.length);
    this.spaces = from?.spaces.slice() ?? new Uint8Array(lattice.spaces.length);
  }

  copy(): Fence {
    return new Fence(this.lattice, this);
  }

  /** Returns whether a wall stands on a side. */
  has(side: SideId): boolean {
    const number = this.lattice.sideNumber.get(side);
    return number !== undefined && this.sides[number] === 1;
  }

  /** Places a wall on a side. Does nothing if it is no side of the board. */
  place(side: SideId): void {
    const { sideNumber, sideSpaces } = this.lattice;
    const number = sideNumber.get(side);
    if (number === undefined) return;
    this.sides[number] = 1;
    for (let entry = number * 2; entry < number * 2 + 2; entry++) {
      const space = sideSpaces[entry] as number;
      if (space !== NONE) this.spaces[space] = 1;
    }
    this.#closed = false;
  }

  /** The regions that the walls enclose. They are valid until the next wall is placed. */
  get regions(): Regions {
    const regions = (this.#regions ??= new Regions(this.lattice));
    if (!this.#closed) regions.close(this.sides);
    this.#closed = true;
    return regions;
  }
}

const known = new WeakMap<readonly SideId[], Fence>();

/** Caches the fence of a list of walls. Neither the list nor the fence may be changed from now on. */
export function cacheFence(walls: readonly SideId[], fence: Fence): void {
  if (Object.isFrozen(walls)) known.set(walls, fence);
}

/** Returns the fence of a situation's walls, for reading only. */
export function fenceOf({ board, walls }: WithWalls): Fence {
  const lattice = latticeOf({ board });
  const before = known.get(walls);
  if (before?.lattice === lattice) return before;
  const fence = new Fence(lattice);
  for (const side of walls) fence.place(side);
  cacheFence(walls, fence);
  return fence;
}

/**
 * The places that can be reached with a number of movement points, and the ways there: Dijkstra's algorithm over
 * numbered places.
 */
import { DIRECTIONS, NO_HEX, NO_SIDE, type HexCode, type HexGrid, type SideCode } from './grid.js';
import { MinHeap } from './heap.js';

/** The number of a place, from 0: a hex, or whatever else a game counts on after its hexes, such as areas. */
export type PlaceCode = number;

/** Takes a step that leads to a place at a cost. */
export type Offer = (to: PlaceCode, cost: number) => void;

/** Offers each step that leads from a place. */
export type Steps = (from: PlaceCode, offer: Offer) => void;

/** The cost of a place that is not reached. */
export const UNREACHED = 0xffff;
/** The cost of a step that cannot be made. */
export const BLOCKED = 0xff;

/** Costs and places share one number in the queue. */
const PLACES = 0x1_0000;
const NOWHERE = 0xffff;

/** A search: how many places there are, where it begins, how much may be spent, and which steps there are. */
export interface Search {
  readonly places: number;
  readonly start: PlaceCode;
  /** Less than `UNREACHED`. */
  readonly budget: number;
  readonly steps: Steps;
}

/** The places that a search has reached. */
export class Reach {
  /** The places, from the cheapest on, the start first; of equal cost the lower number first. */
  readonly places: readonly PlaceCode[];
  readonly #costs: Uint16Array;
  readonly #before: Uint16Array;

  constructor(places: readonly PlaceCode[], costs: Uint16Array, before: Uint16Array) {
    this.places = places;
    this.#costs = costs;
    this.#before = before;
  }

  has(place: PlaceCode): boolean {
    return this.costTo(place) !== UNREACHED;
  }

  /** Returns what the cheapest way to a place costs; `UNREACHED` if none is within the budget. */
  costTo(place: PlaceCode): number {
    return this.#costs[place] ?? UNREACHED;
  }

  /** Returns the cheapest way to a place, both ends included; an empty list if there is none. */
  wayTo(place: PlaceCode): readonly PlaceCode[] {
    const way: PlaceCode[] = [];
    if (!this.has(place)) return way;
    for (let each = place; each !== NOWHERE; each = this.#before[each] ?? NOWHERE) way.push(each);
    return way.reverse();
  }
}

/** Returns all that can be reached from a place within a budget. */
export function reachOf({ places, start, budget, steps }: Search): Reach {
  const costs = new Uint16Array(places).fill(UNREACHED);
  const before = new Uint16Array(places).fill(NOWHERE);
  const reached: PlaceCode[] = [];
  const queue = new MinHeap();
  let from = start;
  let spent = 0;
  const offer: Offer = (to, cost) => {
    const total = spent + cost;
    if (total > budget || total >= (costs[to] ?? 0)) return;
    costs[to] = total;
    before[to] = from;
    queue.push(total * PLACES + to);
  };
  costs[start] = 0;
  queue.push(start);
  while (!queue.isEmpty) {
    const item = queue.pop();
    from = item % PLACES;
    spent = (item - from) / PLACES;
    // A place that was offered again at a lower cost has already been processed.
    if (spent !== costs[from]) continue;
    reached.push(from);
    steps(from, offer);
  }
  return new Reach(reached, costs, before);
}

/** The cost of a step from one hex to the next across their hexside; `BLOCKED` if it cannot be made. */
export type StepCost = (from: HexCode, to: HexCode, side: SideCode) => number;

/** Returns the cost of each step of a grid: that from a hex in a direction stands at `6 * hex + direction`. */
export function stepCosts(grid: HexGrid, cost: StepCost): Uint8Array {
  const costs = new Uint8Array(grid.size * DIRECTIONS.length).fill(BLOCKED);
  for (let hex = 0; hex < grid.size; hex++)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const [to, side] = [grid.neighbour(hex, direction), grid.side(hex, direction)];
      if (to !== NO_HEX && side !== NO_SIDE) costs[hex * DIRECTIONS.length + direction] = cost(hex, to, side);
    }
  return costs;
}

/** Returns the steps from hex to hex at the costs of a table that {@link stepCosts} has made. */
export const hexSteps =
  (grid: HexGrid, costs: Uint8Array): Steps =>
  (from, offer) => {
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const cost = costs[from * DIRECTIONS.length + direction] ?? BLOCKED;
      if (cost !== BLOCKED) offer(grid.neighbour(from, direction), cost);
    }
  };

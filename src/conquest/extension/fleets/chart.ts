/**
 * R X6.1, S8.2: how far fleets come. It depends on the map and on which zones are closed, and is computed once for each
 * set of closures.
 */
import type { Ground, PlaceCode } from '../../table/ground.js';

/** The index of a sea zone in the list of zones. */
export type Zone = number;

/**
 * What a zone is to the fleets of a side: open; barred, so that they go no further (R X6.1, ruling X6.2); or holding an
 * enemy fleet, so that they cannot call at its coasts either (R S8.2).
 */
export type Closure = typeof OPEN | typeof BARRED | typeof ENEMY_FLEET;
export const OPEN = 0;
export const BARRED = 1;
export const ENEMY_FLEET = 2;

/** How far a fleet comes from a zone. Lists are in the order of the map. */
export interface SeaRange {
  readonly start: Zone;
  readonly reached: readonly Zone[];
  /** The reached zones on whose coasts it can call. */
  readonly ports: readonly Zone[];
  /** The provinces on these coasts, and by province whether it is one of them. */
  readonly coasts: readonly PlaceCode[];
  readonly isCoast: readonly boolean[];
  /**
   * Whether the zone where it begins is among those reached. A fleet that has called elsewhere may be unable to go
   * back.
   */
  readonly returnsToStart: boolean;
}

/** The sea zones with their closures for a side. */
export class SeaChart {
  readonly #ground: Ground;
  readonly #closures: readonly Closure[];
  /**
   * Cached ranges: by the zone where a fleet begins, by that and the coast where it calls first, and by the zone where
   * it stays.
   */
  readonly #from: SeaRange[] = [];
  readonly #by: SeaRange[] = [];
  readonly #at: SeaRange[] = [];

  constructor(ground: Ground, closures: readonly Closure[]) {
    this.#ground = ground;
    this.#closures = closures;
  }

  /** Returns the closure of a zone. */
  closure(zone: Zone): Closure {
    return this.#closures[zone] ?? OPEN;
  }

  /**
   * Returns how far a fleet comes from a zone: any number of zones, but not beyond a closed one (R X6.1, S8.2). The
   * zone where it begins never stops it.
   */
  rangeFrom(start: Zone): SeaRange {
    return (this.#from[start] ??= this.#waters(start, this.#reachedFrom(start)));
  }

  /**
   * Returns how far a fleet comes from a zone if it first calls at the coast of a province. It cannot go back through a
   * zone that is closed.
   */
  rangeVia(start: Zone, coast: PlaceCode): SeaRange {
    return (this.#by[coast * this.#closures.length + start] ??= this.#watersBy(start, coast));
  }

  /** Returns the range limited to the zone where it begins; empty if that zone is not reached. */
  limitedToStart({ start, returnsToStart }: SeaRange): SeaRange {
    if (!returnsToStart) return { start, reached: [], ports: [], coasts: [], isCoast: [], returnsToStart };
    return (this.#at[start] ??= this.#waters(start, [start]));
  }

  #watersBy(start: Zone, coast: PlaceCode): SeaRange {
    const from = this.rangeFrom(start);
    const reached = this.#reachedBy(from, coast);
    // Most coasts lead as far as the zone where the fleet begins.
    return reached === from.reached ? from : this.#waters(start, reached);
  }

  #waters(start: Zone, reached: readonly Zone[]): SeaRange {
    const ports = reached.filter((zone) => this.closure(zone) !== ENEMY_FLEET);
    const { provinces } = this.#ground;
    const isCoast = provinces.map(({ zones }) => zones.some((zone) => ports.includes(zone)));
    return {
      start,
      reached,
      ports,
      coasts: provinces.filter((_, code) => isCoast[code]).map(({ code }) => code),
      isCoast,
      returnsToStart: reached.includes(start),
    };
  }

  #reachedFrom(start: Zone): readonly Zone[] {
    const reached = new Set([start]);
    for (const zone of reached)
      if (zone === start || this.closure(zone) === OPEN)
        for (const next of this.#ground.zones[zone]?.adjacent ?? []) reached.add(next);
    return [...reached].sort((one, other) => one - other);
  }

  #reachedBy({ start, reached, ports }: SeaRange, coast: PlaceCode): readonly Zone[] {
    const calls = this.#ground.provinces[coast]?.zones.filter((zone) => ports.includes(zone)) ?? [];
    if (calls.includes(start)) return reached;
    const open = calls.filter((zone) => this.closure(zone) === OPEN);
    if (open.length === 0) return calls;
    if (this.closure(start) === OPEN) return reached;
    const further = new Set([...calls, ...open.flatMap((zone) => this.rangeFrom(zone).reached)]);
    return [...further].sort((one, other) => one - other);
  }
}

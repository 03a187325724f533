/** R X6.1, S8.2: how far fleets come: it follows from the map, and from which zones are closed to them; for each way in which these can be it is found once. */
import type { Ground, PlaceCode } from '../../table/ground.js';

/** The number of a sea zone, by its place in the list of zones. */
export type Zone = number;

/** What a zone is to a side's fleets: they pass it; come no further (R X6.1, ruling X6.2); or do not call on its coasts either, for a fleet of an enemy lies there (R S8.2). */
export type Closure = typeof OPEN | typeof BARRED | typeof ENEMY_FLEET;
export const OPEN = 0;
export const BARRED = 1;
export const ENEMY_FLEET = 2;

/** How far a fleet of a side comes from a zone; all in the order of the map. */
export interface SeaRange {
  readonly start: Zone;
  readonly reached: readonly Zone[];
  /** Of the zones that it reaches those on whose coasts it can call. */
  readonly ports: readonly Zone[];
  /** The provinces on these coasts, and of each province whether it is one. */
  readonly coasts: readonly PlaceCode[];
  readonly isCoast: readonly boolean[];
  /** Whether the zone in which they begin is one of them: a fleet that has called elsewhere may not come back. */
  readonly returnsToStart: boolean;
}

/** The seas as they are closed to a side. */
export class SeaChart {
  readonly #ground: Ground;
  readonly #closures: readonly Closure[];
  /** What has been found: by the zone where a fleet begins, by this and the place where it calls first, and by the zone where it stays. */
  readonly #from: SeaRange[] = [];
  readonly #by: SeaRange[] = [];
  readonly #at: SeaRange[] = [];

  constructor(ground: Ground, closures: readonly Closure[]) {
    this.#ground = ground;
    this.#closures = closures;
  }

  /** What a zone is. */
  closure(zone: Zone): Closure {
    return this.#closures[zone] ?? OPEN;
  }

  /** R X6.1, S8.2: the waters from a zone on: any number of zones, but none past one that is barred; where it begins a fleet is past nothing. */
  rangeFrom(start: Zone): SeaRange {
    return (this.#from[start] ??= this.#waters(start, this.#reachedFrom(start)));
  }

  /** The waters of a fleet that comes to the coast of a province first; past what it has left behind where it began it does not come back. */
  rangeVia(start: Zone, coast: PlaceCode): SeaRange {
    return (this.#by[coast * this.#closures.length + start] ??= this.#watersBy(start, coast));
  }

  /** Of these waters the zone in which they begin, if it is one of them. */
  limitedToStart({ start, returnsToStart }: SeaRange): SeaRange {
    if (!returnsToStart) return { start, reached: [], ports: [], coasts: [], isCoast: [], returnsToStart };
    return (this.#at[start] ??= this.#waters(start, [start]));
  }

  #watersBy(start: Zone, coast: PlaceCode): SeaRange {
    const from = this.rangeFrom(start);
    const reached = this.#reachedBy(from, coast);
    // Most harbours lead as far as the place where it began.
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

/** R X6.1, S8.2: how far fleets come: it follows from the map, and from which zones are closed to them; for each way in which these can be it is found once. */
import type { Ground, PlaceCode } from '../../table/ground.js';

/** The number of a sea zone, by its place in the list of zones. */
export type Zone = number;

/** What a zone is to a side's fleets: they pass it; come no further (R X6.1, ruling X6.2); or do not call on its coasts either, for a fleet of an enemy lies there (R S8.2). */
export type Closure = typeof OPEN | typeof BARRED | typeof BESET;
export const OPEN = 0;
export const BARRED = 1;
export const BESET = 2;

/** How far a fleet of a side comes from a zone; all in the order of the map. */
export interface Waters {
  readonly start: Zone;
  readonly reached: readonly Zone[];
  /** Of the zones that it reaches those on whose coasts it can call. */
  readonly ports: readonly Zone[];
  /** The provinces on these coasts, and of each province whether it is one. */
  readonly coasts: readonly PlaceCode[];
  readonly isCoast: readonly boolean[];
  /** Whether the zone in which they begin is one of them: a fleet that has called elsewhere may not come back. */
  readonly comesBack: boolean;
}

/** The seas as they are closed to a side. */
export class Chart {
  readonly #ground: Ground;
  readonly #closures: readonly Closure[];
  /** What has been found: by the zone where a fleet begins, by this and the place where it calls first, and by the zone where it stays. */
  readonly #from: Waters[] = [];
  readonly #by: Waters[] = [];
  readonly #at: Waters[] = [];

  constructor(ground: Ground, closures: readonly Closure[]) {
    this.#ground = ground;
    this.#closures = closures;
  }

  /** What a zone is. */
  closure(zone: Zone): Closure {
    return this.#closures[zone] ?? OPEN;
  }

  /** R X6.1, S8.2: the waters from a zone on: any number of zones, but none past one that is barred; where it begins a fleet is past nothing. */
  from(start: Zone): Waters {
    return (this.#from[start] ??= this.#waters(start, this.#reachedFrom(start)));
  }

  /** The waters of a fleet that comes to the coast of a province first; past what it has left behind where it began it does not come back. */
  byWayOf(start: Zone, harbour: PlaceCode): Waters {
    return (this.#by[harbour * this.#closures.length + start] ??= this.#watersBy(start, harbour));
  }

  /** Of these waters the zone in which they begin, if it is one of them. */
  moored({ start, comesBack }: Waters): Waters {
    if (!comesBack) return { start, reached: [], ports: [], coasts: [], isCoast: [], comesBack };
    return (this.#at[start] ??= this.#waters(start, [start]));
  }

  #watersBy(start: Zone, harbour: PlaceCode): Waters {
    const from = this.from(start);
    const reached = this.#reachedBy(from, harbour);
    // Most harbours lead as far as the place where it began.
    return reached === from.reached ? from : this.#waters(start, reached);
  }

  #waters(start: Zone, reached: readonly Zone[]): Waters {
    const ports = reached.filter((zone) => this.closure(zone) !== BESET);
    const { provinces } = this.#ground;
    const isCoast = provinces.map(({ zones }) => zones.some((zone) => ports.includes(zone)));
    return {
      start,
      reached,
      ports,
      coasts: provinces.filter((_, code) => isCoast[code]).map(({ code }) => code),
      isCoast,
      comesBack: reached.includes(start),
    };
  }

  #reachedFrom(start: Zone): readonly Zone[] {
    const reached = new Set([start]);
    for (const zone of reached)
      if (zone === start || this.closure(zone) === OPEN)
        for (const next of this.#ground.zones[zone]?.adjacent ?? []) reached.add(next);
    return [...reached].sort((one, other) => one - other);
  }

  #reachedBy({ start, reached, ports }: Waters, harbour: PlaceCode): readonly Zone[] {
    const calls = this.#ground.provinces[harbour]?.zones.filter((zone) => ports.includes(zone)) ?? [];
    if (calls.includes(start)) return reached;
    const open = calls.filter((zone) => this.closure(zone) === OPEN);
    if (open.length === 0) return calls;
    if (this.closure(start) === OPEN) return reached;
    const further = new Set([...calls, ...open.flatMap((zone) => this.from(zone).reached)]);
    return [...further].sort((one, other) => one - other);
  }
}

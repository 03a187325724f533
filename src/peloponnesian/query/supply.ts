/** R 9.2, 9.3: units in supply. */
import { hexesBeside, seasBeside } from '../geometry/beside.js';
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { NONE, type AreaCode, type CityCode, type Ground, type SeaCode } from '../geometry/ground.js';
import { seaNumbered } from '../geometry/names.js';
import { hexWithId } from '../geometry/numbers.js';
import { memo } from '../table/memo.js';
import { isHex, type PlaceCode } from '../table/places.js';
import type { UnitCode } from '../table/roster.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { Camp, PlayerId } from '../vocabulary.js';
import { hexesByArea, isEnemyHex, isPortMasked, landArea, seaArea, type AreaStatus } from './areas.js';
import { alliesOf, commanderOf, isClosedTo, isShared } from './command.js';
import { campOf, cityIn, cityNumber, playerOfCity, regionOfHex } from './owners.js';
import { persianSourcesFor } from './persia.js';
import { hexNamed, isMasked, strongholdIn } from './presence.js';

/**
 * A place from which supply lines are traced: a large city, which is a source, or a base, which extends them (R 9.2.2).
 */
interface Depot {
  readonly hex: HexCode;
  readonly isSource: boolean;
  /** The sea areas at which it is a port (R 9.3.4). */
  readonly seas: readonly SeaCode[];
}

/**
 * Returns the sea areas at which a base or a large city is a port. One with an anchor is a port only there (R 9.3.4 a,
 * ruling Q46).
 */
function seasOfDepot(situation: Situation, hex: HexCode, camp: Camp, hasBase: boolean): readonly SeaCode[] {
  const { ground } = situation;
  if (isPortMasked(situation, hex, camp)) return [];
  const port = cityIn(situation, hex)?.port ?? null;
  if (port !== null) return [seaNumbered(ground.map, port)];
  return hasBase ? (ground.coastAt[hex] ?? []) : [];
}

/** Returns the hexes of the large cities in the order of the map. */
const largeCities = derived(({ map, grid }: Ground): readonly HexCode[] =>
  map.cities.filter(({ size }) => size === 'large').map(({ hex }) => hexWithId(grid, hex)),
);

/** Returns the large cities of a camp. Those of Persia supply only units that their satrap helps (R C). */
const largeCitiesOf = (situation: Situation, camp: Camp): readonly HexCode[] =>
  largeCities(situation.ground).filter((hex) => {
    const city = strongholdIn(situation, hex);
    return city?.kind === 'city' && city.friend === camp && regionOfHex(situation, hex) !== null;
  });

/** Returns some sources, and the bases of the players of a camp who allow their use. */
function depotsOf(
  situation: Situation,
  camp: Camp,
  sources: readonly HexCode[],
  isUsed: (owner: PlayerId) => boolean,
): readonly Depot[] {
  const { bases } = situation;
  const own = Object.entries(bases)
    .filter(([, player]) => campOf(player) === camp && isUsed(player))
    .map(([id]) => hexNamed(situation, id));
  return [...new Set([...sources, ...own])].map((hex) => ({
    hex,
    isSource: sources.includes(hex),
    seas: seasOfDepot(situation, hex, camp, own.includes(hex)),
  }));
}

/** A border with another area: its hexes along it from which land units can cross. */
interface Border {
  readonly area: AreaCode;
  readonly hexes: readonly HexCode[];
}

/** Returns the borders of some hexes of an area with other areas. */
function bordersAround(ground: Ground, own: AreaCode, hexes: readonly HexCode[]): readonly Border[] {
  const beside = [...new Set(hexes.flatMap((hex) => hexesBeside(ground)[hex] ?? []))];
  const areas = new Set(beside.map((hex) => ground.areaAt[hex] ?? NONE));
  areas.delete(own);
  return [...areas].map((area) => ({ area, hexes: beside.filter((hex) => ground.areaAt[hex] === area) }));
}

/** Returns the borders of each area. */
const bordersOfAreas = derived((ground: Ground): readonly (readonly Border[])[] =>
  hexesByArea(ground).map((hexes, area) => bordersAround(ground, area, hexes)),
);

/** Returns for each hex the borders of its area along it. */
const bordersOfHexes = derived((ground: Ground): readonly (readonly Border[])[] =>
  Array.from(ground.areaAt, (area, hex) => bordersAround(ground, area, [hex])),
);

/** Returns for each hex its neighbours in the same area. */
const hexesWithin = derived((ground: Ground): readonly (readonly HexCode[])[] =>
  hexesBeside(ground).map((hexes, hex) => hexes.filter((next) => ground.areaAt[next] === ground.areaAt[hex])),
);

/**
 * A point of a supply line: a hex of a contested area by its code, or, numbered after all hexes, a friendly area, which
 * a line reaches as a whole.
 */
type Spot = number;

const countSpots = ({ grid, map }: Ground): number => grid.size + map.areas.length;

/** Returns whether a hex is among some spots, by itself or with its area. */
const isAmong = ({ grid, areaAt }: Ground, spots: Uint8Array, hex: HexCode): boolean =>
  spots[hex] === 1 || spots[grid.size + (areaAt[hex] ?? NONE)] === 1;

/** The supply lines of a camp in a situation. */
class Lines {
  readonly #situation: Situation;
  readonly #camp: Camp;
  /** The known statuses by area. */
  readonly #statuses: AreaStatus[] = [];
  /** For each spot the last round in which a line reached it. */
  readonly #reachedBy: Uint16Array;
  /** The number of searches over land so far. */
  #round = 0;

  constructor(situation: Situation, camp: Camp) {
    this.#reachedBy = new Uint16Array(countSpots(situation.ground));
    this.#situation = situation;
    this.#camp = camp;
  }

  #statusOf(area: AreaCode): AreaStatus {
    return (this.#statuses[area] ??= landArea(this.#situation, area, this.#camp));
  }

  #areaOf(hex: HexCode): AreaStatus {
    return this.#statusOf(this.#situation.ground.areaAt[hex] ?? NONE);
  }

  #isSeaPassable(sea: SeaCode): boolean {
    if (this.#situation.ground.map.seas[sea]?.kind !== 'coastal') return false;
    return seaArea(this.#situation, sea, this.#camp) !== 'enemy';
  }

  /** Returns whether a line can pass through a hex of a contested area (R 9.3.1). */
  #isPassable(hex: HexCode): boolean {
    const { ground, components } = this.#situation;
    const terrain = ground.terrainAt[hex] ?? null;
    if (terrain === null || components.charts.movement.terrain[terrain] === null) return false;
    return !isEnemyHex(this.#situation, hex, this.#camp);
  }

  /** Returns the spot of a hex: its area if that is friendly, otherwise the hex alone. */
  #spotOf(hex: HexCode): Spot {
    const { areaAt, grid } = this.#situation.ground;
    return this.#areaOf(hex) === 'friendly' ? grid.size + (areaAt[hex] ?? NONE) : hex;
  }

  /**
   * Returns the spots that lines over land reach from some places (R 9.3.3). No line leaves a masked place
   * (ruling Q48).
   */
  overLand(starts: readonly HexCode[]): readonly Spot[] {
    const { landAreas } = this.#situation.components.charts.supply;
    this.#round++;
    let within: Spot[] = [];
    for (const start of starts) if (this.#isOpen(start)) this.#add(this.#spotOf(start), within);
    const reached: Spot[] = [];
    for (let area = 1; area <= landAreas; area++) {
      if (area > 1) within = this.#stepAcross(within);
      this.#spread(within);
      for (const spot of within) reached.push(spot);
    }
    return reached;
  }

  /**
   * Returns whether lines can leave a place: a city or fort that is not masked, or a base outside an enemy place that
   * is (ruling Q140).
   */
  #isOpen(start: HexCode): boolean {
    if (this.#areaOf(start) === 'enemy') return false;
    const stronghold = strongholdIn(this.#situation, start);
    return stronghold === undefined || (stronghold.friend === this.#camp) !== isMasked(this.#situation, stronghold);
  }

  /** Adds to `found` all hexes that lines reach from its hexes within their contested areas. */
  #spread(found: Spot[]): void {
    const { ground } = this.#situation;
    const within = hexesWithin(ground);
    for (const spot of found) if (spot < ground.grid.size) this.#enter(within[spot] ?? [], found);
  }

  /** Returns the adjacent spots that lines reach from some spots. */
  #stepAcross(from: readonly Spot[]): Spot[] {
    const { ground } = this.#situation;
    const { size } = ground.grid;
    const found: Spot[] = [];
    for (const spot of from) {
      const borders = spot < size ? bordersOfHexes(ground)[spot] : bordersOfAreas(ground)[spot - size];
      for (const border of borders ?? []) this.#crossTo(border, found);
    }
    return found;
  }

  /** Adds the spots that lines reach across a border. */
  #crossTo({ area, hexes }: Border, found: Spot[]): void {
    const status = this.#statusOf(area);
    if (status === 'friendly') this.#add(this.#situation.ground.grid.size + area, found);
    else if (status === 'contested') this.#enter(hexes, found);
  }

  /** Adds the hexes of a contested area through which lines can pass. */
  #enter(hexes: readonly HexCode[], found: Spot[]): void {
    for (const hex of hexes) if (this.#reachedBy[hex] !== this.#round && this.#isPassable(hex)) this.#add(hex, found);
  }

  /** Adds a spot to a list, unless it was reached in this round. */
  #add(spot: Spot, list: Spot[]): void {
    if (this.#reachedBy[spot] === this.#round) return;
    this.#reachedBy[spot] = this.#round;
    list.push(spot);
  }

  /** Returns the sea areas that a line reaches: friendly and contested ones, but no Open Seas (R 8.5, 9.3.4). */
  bySea(from: readonly SeaCode[]): ReadonlySet<SeaCode> {
    const reached = new Set(from.filter((sea) => this.#isSeaPassable(sea)));
    const beside = seasBeside(this.#situation.ground);
    for (const sea of reached) for (const next of beside[sea] ?? []) if (this.#isSeaPassable(next)) reached.add(next);
    return reached;
  }
}

/**
 * Returns for each spot whether lines of a camp reach it from some sources, directly or through a chain of bases
 * (R 9.2.2, 9.3.2).
 */
function spotsFrom(
  situation: Situation,
  camp: Camp,
  sources: readonly HexCode[],
  isUsed: (owner: PlayerId) => boolean = () => true,
): Uint8Array {
  const lines = new Lines(situation, camp);
  const depots = depotsOf(situation, camp, sources, isUsed);
  const spots = new Uint8Array(countSpots(situation.ground));
  let supplied = depots.filter(({ isSource }) => isSource);
  let waiting = depots.filter(({ isSource }) => !isSource);
  while (supplied.length > 0) {
    for (const { hex } of supplied) spots[hex] = 1;
    for (const spot of lines.overLand(supplied.map(({ hex }) => hex))) spots[spot] = 1;
    if (waiting.length === 0) break;
    const water = lines.bySea(supplied.flatMap(({ seas }) => seas));
    const isReached = ({ hex, seas }: Depot): boolean =>
      isAmong(situation.ground, spots, hex) || seas.some((sea) => water.has(sea));
    supplied = waiting.filter(isReached);
    waiting = waiting.filter((depot) => !isReached(depot));
  }
  return spots;
}

/** Returns for each spot whether units of a camp outside cities are in supply there. */
const suppliedSpots: (situation: Situation, camp: Camp) => Uint8Array = memo(
  { forSide: true, on: ['units', 'control', 'sites'] },
  function spotsInSupply(situation, camp) {
    return spotsFrom(situation, camp, largeCitiesOf(situation, camp));
  },
);

/** Returns for each spot whether a city of Persia supplies the units that its satrap helps (R C). */
const persianSpots: (situation: Situation, city: CityCode) => Uint8Array = memo(
  { of: 'city', on: ['units', 'control', 'sites'] },
  function spotsOfSatrap(situation, city) {
    const hex = situation.ground.map.cities[city]?.hex;
    return spotsFrom(situation, 'league', hex === undefined ? [] : [hexNamed(situation, hex)]);
  },
);

/** Returns whether all allies let a player use their cities and bases (R 24.5). */
const isWelcome = (situation: Situation, player: PlayerId): boolean =>
  !isShared(situation) || alliesOf(situation, player).every((ally) => !isClosedTo(situation, ally, player));

/**
 * Returns for players to whom an ally has closed its lands, and for each spot, whether their units outside cities are
 * in supply (R 24.5).
 */
const spotsOfUnwelcome: (situation: Situation) => ReadonlyMap<PlayerId, Uint8Array> = memo(
  { on: ['units', 'control', 'sites'] },
  function spotsWithoutAllies(situation) {
    const unwelcome = situation.scenario.players.filter((player) => !isWelcome(situation, player));
    return new Map(unwelcome.map((player) => [player, spotsFor(situation, player)]));
  },
);

/**
 * Returns for each spot whether a player's units are in supply there, without the cities and bases of allies who have
 * closed their lands.
 */
function spotsFor(situation: Situation, player: PlayerId): Uint8Array {
  const isUsed = (owner: PlayerId): boolean => !isClosedTo(situation, owner, player);
  const sources = largeCitiesOf(situation, campOf(player)).filter((hex) => {
    const city = cityIn(situation, hex);
    const owner = city && playerOfCity(situation, city, campOf(player));
    return owner === undefined || isUsed(owner);
  });
  return spotsFrom(situation, campOf(player), sources, isUsed);
}

/** Returns whether units of a player outside cities are in supply in a place. */
function isSuppliedFor(situation: Situation, place: PlaceCode, player: PlayerId): boolean {
  const own = isWelcome(situation, player) ? undefined : spotsOfUnwelcome(situation).get(player);
  return isAmong(situation.ground, own ?? suppliedSpots(situation, campOf(player)), place);
}

/** Returns whether units of a camp outside cities are in supply in a place. */
export const isSuppliedPlace = (situation: Situation, place: PlaceCode, camp: Camp): boolean =>
  isHex(situation.places, place) && isAmong(situation.ground, suppliedSpots(situation, camp), place);

/** Returns whether a unit is inside a city, where it is always in supply (R 4.4.3, 9.2.1). */
export const isInCity = (situation: Situation, unit: UnitCode): boolean =>
  situation.unitIs(unit, INSIDE) && cityIn(situation, situation.placeOfUnit(unit)) !== undefined;

/** Returns whether a city of Persia supplies a unit in a place (R C). */
function isSuppliedFromPersia(situation: Situation, unit: UnitCode, place: PlaceCode): boolean {
  const info = situation.roster.units[unit];
  return (
    info !== undefined &&
    persianSourcesFor(situation, info, place).some((source) =>
      isAmong(situation.ground, persianSpots(situation, cityNumber(situation, source)), place),
    )
  );
}

/** Returns whether a unit is in supply in a hex outside any city, through its own side or a satrap (R 9.2.2, C). */
export const isSuppliedIn = (situation: Situation, unit: UnitCode, place: PlaceCode): boolean =>
  isHex(situation.places, place) &&
  (isSuppliedFor(situation, place, commanderOf(situation, unit)) || isSuppliedFromPersia(situation, unit, place));

/** Returns whether a unit on the map is in supply. Fleets at sea and their cargo are not (R 9.2, 9.8). */
export const isInSupply = (situation: Situation, unit: UnitCode): boolean =>
  isInCity(situation, unit) || isSuppliedIn(situation, unit, situation.placeOfUnit(unit));

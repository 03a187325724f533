/** R 2, 22-29: how a game begins. */
import { components as defaultComponents } from '../data/default.js';
import type { Spot } from '../data/shape/scenario.js';
import type { MapFacts } from '../data/shape/map.js';
import type { GameOptions } from '../options.js';
import { scenarioOf } from '../table/border.js';
import { rosterOf } from '../table/roster.js';
import type { CityState, GameState, LeaderState, RegionState, UnitState } from '../state.js';
import type { CityId, HexId, LeaderId, PlayerId, RegionId, UnitId } from '../vocabulary.js';

/** The hex of a place at the start. */
function hexOf({ cities }: MapFacts, spot: Spot): HexId {
  if ('hex' in spot) return spot.hex;
  const city = cities.find(({ id }) => id === spot.city);
  if (city === undefined) throw new RangeError(`the map has no city ${spot.city}`);
  return city.hex;
}

/** Returns the state in which a game begins, before its first stage. */
export function initialState(options: GameOptions): GameState {
  const components = options.components ?? defaultComponents;
  const { map } = components;
  const scenario = scenarioOf(options);
  const { board } = scenario;
  const roster = rosterOf(components, scenario);

  const units: Record<UnitId, UnitState> = {};
  const starts = board.units.flatMap(({ home, units: batches, at }) =>
    batches.flatMap((batch) => Array.from({ length: batch.count }, () => ({ home, batch, at }))),
  );
  for (const { id, home, type, morale, begins } of roster.units) {
    if (begins === 'forcePool') units[id] = { at: 'forcePool' };
    if (begins !== null) continue;
    const index = starts.findIndex(
      (start) => start.home === home && start.batch.type === type && start.batch.morale === morale,
    );
    const [start] = starts.splice(index, 1);
    if (start !== undefined) units[id] = { at: hexOf(map, start.at), inside: true };
  }

  const leaders: Record<LeaderId, LeaderState> = {};
  for (const { leader, player, at } of scenario.leaders)
    leaders[leader] =
      'city' in at ? { at: hexOf(map, at), player, inside: true } : { at: 'forcePool', player, pool: at.pool };

  const regions: Partial<Record<RegionId, RegionState>> = {};
  for (const { region, player, allegiance, militance, multiple, neutral } of scenario.regions)
    regions[region] = {
      player,
      allegiance,
      militance,
      multiple,
      ...(neutral !== undefined && { neutral: true as const }),
    };

  const cities: Record<CityId, CityState> = {};
  const change = (city: CityId, state: CityState): void => {
    cities[city] = { ...cities[city], ...state };
  };
  for (const { city, by } of board.held) change(city, { held: by });
  for (const city of board.revolts) change(city, { revolt: 0 });
  for (const city of board.destroyed) change(city, { destroyed: true });
  for (const city of board.unwalled) change(city, { walled: false });

  const bases: Record<HexId, PlayerId> = {};
  for (const { by, at } of board.bases) bases[hexOf(map, at)] = by;
  const isDown = (a: CityId, b: CityId): boolean =>
    board.withoutLongWalls.some(([one, other]) => one === a && other === b);

  return {
    options,
    year: scenario.start.year,
    season: scenario.start.season,
    turn: 0,
    campaignTurn: 0,
    regions,
    treasuries: scenario.treasuries,
    units,
    leaders,
    cities,
    forts: Object.fromEntries(board.forts.map(({ by, hex }) => [hex, { by }])),
    bases,
    longWalls: map.longWalls.filter(({ a, b }) => !isDown(a, b)).map(({ a, b }) => `${a} ${b}`),
    raided: {},
    raidedThisSeason: [],
    placedBases: 0,
    ended: null,
    stack: [{ kind: 'turn', step: 0, left: null }],
  };
}

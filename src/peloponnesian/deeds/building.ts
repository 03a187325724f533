/** Builds units, bases and fortifications (R 7.5, 7.6). */
import type { CityFact } from '../data/shape/map.js';
import type { Price } from '../data/shape/charts.js';
import { priceOfUnit, priceOfWork, seasonDue, wallsOf } from '../query/building.js';
import { hexNamed } from '../query/presence.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { beginLongWalls, completeLongWalls } from './long-walls.js';
import { layBase } from './placement.js';
import { changeCity, setWalled } from './places.js';
import { takeShelter } from './shelter.js';
import { changeTreasury } from './treasury.js';

const pay = (run: GameRun, player: PlayerId, { talents }: Price): void =>
  changeTreasury(run, player, -talents, 'R 7.7');

/** Moves a unit from its Build Pool to its Force Pool, and notes it for the season (R 7.5). */
export function buildUnit(run: GameRun, unit: UnitInfo, player: PlayerId): void {
  const { state } = run;
  state.setUnit(unit.code, state.places.trays.forcePool);
  state.set({ built: [...state.built, unit.id] });
  run.emit({ type: 'unitBuilt', rule: 'R 7.5', unit: unit.id, player });
  pay(run, player, priceOfUnit(state, unit));
}

/** Builds a base at once. It makes a fort a port, and fleets in the hex go into it (R 7.6.3). */
export function buildBase(run: GameRun, hex: HexId, player: PlayerId): void {
  layBase(run, hex, player, 'R 7.6.3');
  pay(run, player, priceOfWork(run.state, 'base'));
  takeShelter(run, hexNamed(run.state, hex));
}

/** Builds a fort at once. The units in the hex go into it (R 7.6.2). */
export function buildFort(run: GameRun, hex: HexId, player: PlayerId): void {
  const { state } = run;
  state.setFort(hex, { by: player });
  run.emit({ type: 'fortBuilt', rule: 'R 7.6.2', hex, by: player });
  pay(run, player, priceOfWork(state, 'fort'));
  takeShelter(run, hexNamed(state, hex));
}

/** Fortifies a city. Its walls are complete at once, or in the Build stage of a later season (R 7.6.4). */
export function buildWalls(run: GameRun, city: CityFact, player: PlayerId): void {
  const { state } = run;
  const price = priceOfWork(state, wallsOf(city));
  const { seasons } = price;
  if (seasons === 0) completeWalls(run, city);
  else {
    changeCity(run, city, { wallsDue: state.turn + seasons });
    const due = seasonDue(state, seasons);
    run.emit({ type: 'wallsBegun', rule: 'R 7.6.4', city: city.id, by: player, due });
  }
  pay(run, player, price);
}

function completeWalls(run: GameRun, city: CityFact): void {
  setWalled(run, city, true);
  run.emit({ type: 'wallsBuilt', rule: 'R 7.6.4', city: city.id });
}

/** Begins to build Long Walls with a unit of a player (R 7.6.5). */
export function buildLongWalls(run: GameRun, walls: string, unit: UnitInfo, player: PlayerId): void {
  const price = priceOfWork(run.state, 'longWalls');
  beginLongWalls(run, walls, unit, player, price.seasons);
  pay(run, player, price);
}

/** Completes the walls and Long Walls of all players that are due this season (R 7.6.4). */
export function completeWorks(run: GameRun): void {
  const { state } = run;
  for (const city of state.ground.map.cities) {
    const due = state.cities[city.id]?.wallsDue;
    if (due !== undefined && due <= state.turn) completeWalls(run, city);
  }
  completeLongWalls(run);
}

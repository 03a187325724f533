/** R 7.5, 7.6: units, bases and fortifications are built. */
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

/** R 7.5: a unit comes from its Build Pool to its Force Pool; the state remembers it for the season. */
export function buildUnit(run: GameRun, unit: UnitInfo, player: PlayerId): void {
  const { state } = run;
  state.setUnit(unit.code, state.places.trays.forcePool);
  state.set({ built: [...state.built, unit.id] });
  run.emit({ type: 'unitBuilt', rule: 'R 7.5', unit: unit.id, player });
  pay(run, player, priceOfUnit(state, unit));
}

/** R 7.6.3: a base is built at once; fleets that lie in the hex go into the fort of which it makes a port. */
export function buildBase(run: GameRun, hex: HexId, player: PlayerId): void {
  layBase(run, hex, player, 'R 7.6.3');
  pay(run, player, priceOfWork(run.state, 'base'));
  takeShelter(run, hexNamed(run.state, hex));
}

/** R 7.6.2: a fort is built at once; those who stand in the hex go into it. */
export function buildFort(run: GameRun, hex: HexId, player: PlayerId): void {
  const { state } = run;
  state.set({ forts: { ...state.forts, [hex]: { by: player } } });
  run.emit({ type: 'fortBuilt', rule: 'R 7.6.2', hex, by: player });
  pay(run, player, priceOfWork(state, 'fort'));
  takeShelter(run, hexNamed(state, hex));
}

/** R 7.6.4: a player fortifies a city: its walls are complete at once, or in the Build stage of a later season. */
export function buildWalls(run: GameRun, city: CityFact, player: PlayerId): void {
  const { state } = run;
  const price = priceOfWork(state, wallsOf(city));
  const { seasons } = price;
  if (seasons === 0) completeWalls(run, city);
  else {
    changeCity(run, city.id, { wallsDue: state.turn + seasons });
    const due = seasonDue(state, seasons);
    run.emit({ type: 'wallsBegun', rule: 'R 7.6.4', city: city.id, by: player, due });
  }
  pay(run, player, price);
}

function completeWalls(run: GameRun, city: CityFact): void {
  setWalled(run, city, true);
  run.emit({ type: 'wallsBuilt', rule: 'R 7.6.4', city: city.id });
}

/** R 7.6.5: a unit of a player begins to build Long Walls. */
export function buildLongWalls(run: GameRun, walls: string, unit: UnitInfo, player: PlayerId): void {
  const price = priceOfWork(run.state, 'longWalls');
  beginLongWalls(run, walls, unit, player, price.seasons);
  pay(run, player, price);
}

/** R 7.6.4: walls and Long Walls are complete whose season has come, whoever builds them. */
export function completeWorks(run: GameRun): void {
  const { state } = run;
  for (const city of state.ground.map.cities) {
    const due = state.cities[city.id]?.wallsDue;
    if (due !== undefined && due <= state.turn) completeWalls(run, city);
  }
  completeLongWalls(run);
}

/** R 7.5-7.7: English texts of building units, bases and fortifications. */
import { phrase } from '../../../core/index.js';
import type { BuildingAction } from '../../action/building.js';
import type { BuildingEvent } from '../../event/building.js';
import type { Actions, Events } from '../tables.js';
import type { English } from './speech.js';

export const buildingActions: Pick<Actions<English>, BuildingAction['type']> = {
  buildUnit: ({ unit }, say) => phrase`build ${say.unit(unit)}`,
  buildBase: ({ hex }, say) => phrase`build a base ${say.at(hex)}`,
  buildFort: ({ hex }, say) => phrase`build a fort ${say.at(hex)}`,
  buildWalls: ({ city }, say) => phrase`build walls around ${say.city(city)}`,
  buildLongWalls: ({ unit, walls }, say) => phrase`build Long Walls ${say.ends(walls)} with ${say.unit(unit)}`,
  endBuilding: () => phrase`build nothing else`,
};

export const buildingEvents: Pick<Events<English>, BuildingEvent['type']> = {
  unitBuilt: ({ unit, player }, say) => phrase`${say.player(player)} builds ${say.unit(unit)}`,
  fortBuilt: ({ hex, by }, say) => phrase`${say.player(by)} builds a fort ${say.at(hex)}`,
  wallsBegun: ({ city, by, due }, say) =>
    phrase`${say.player(by)} begins to build walls around ${say.city(city)}: they are complete in ${say.names.seasons[due]}`,
  wallsBuilt: ({ city }, say) => phrase`the walls of ${say.city(city)} are complete`,
  wallsAbandoned: ({ city }, say) => phrase`the unfinished walls of ${say.city(city)} are removed`,
  longWallsBegun: ({ walls, unit, by, due }, say) =>
    phrase`${say.player(by)} begins to build Long Walls ${say.ends(walls)} with ${say.unit(unit)}: they are complete in ${say.names.seasons[due]}`,
  longWallsBuilt: ({ walls }, say) => phrase`the Long Walls ${say.ends(walls)} are complete`,
  longWallsAbandoned: ({ walls }, say) => phrase`the unfinished Long Walls ${say.ends(walls)} are removed`,
};

export const buildingFrames = {
  building: { question: () => phrase`what do you build?`, pass: null },
};

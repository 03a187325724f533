/** R 7.5-7.7: German texts of building units, bases and fortifications. */
import { phrase } from '../../../core/index.js';
import type { BuildingAction } from '../../action/building.js';
import type { BuildingEvent } from '../../event/building.js';
import type { Actions, Events } from '../tables.js';
import type { German } from './speech.js';

export const buildingActions: Pick<Actions<German>, BuildingAction['type']> = {
  buildUnit: ({ unit }, say) => phrase`${say.unit(unit)} ausheben`,
  buildBase: ({ hex }, say) => phrase`${say.at(hex)} einen Stützpunkt bauen`,
  buildFort: ({ hex }, say) => phrase`${say.at(hex)} ein Fort bauen`,
  buildWalls: ({ city }, say) => phrase`Mauern um ${say.city(city)} bauen`,
  buildLongWalls: ({ unit, walls }, say) =>
    phrase`mit ${say.unit(unit, 'dative')} Lange Mauern ${say.ends(walls)} bauen`,
  endBuilding: () => phrase`nichts mehr bauen`,
};

export const buildingEvents: Pick<Events<German>, BuildingEvent['type']> = {
  unitBuilt: ({ unit, player }, say) => phrase`${say.player(player)} hebt ${say.unit(unit)} aus`,
  fortBuilt: ({ hex, by }, say) => phrase`${say.player(by)} baut ${say.at(hex)} ein Fort`,
  wallsBegun: ({ city, by, due }, say) =>
    phrase`${say.player(by)} beginnt mit dem Bau von Mauern um ${say.city(city)}: Sie sind im ${say.names.seasons[due]} fertig`,
  wallsBuilt: ({ city }, say) => phrase`die Mauern von ${say.city(city)} sind fertig`,
  wallsAbandoned: ({ city }, say) => phrase`die unfertigen Mauern von ${say.city(city)} werden entfernt`,
  longWallsBegun: ({ walls, unit, by, due }, say) =>
    phrase`${say.player(by)} beginnt mit dem Bau Langer Mauern ${say.ends(walls)} (Bautruppe: ${say.unit(unit)}): Sie sind im ${say.names.seasons[due]} fertig`,
  longWallsBuilt: ({ walls }, say) => phrase`die Langen Mauern ${say.ends(walls)} sind fertig`,
  longWallsAbandoned: ({ walls }, say) => phrase`die unfertigen Langen Mauern ${say.ends(walls)} werden entfernt`,
};

export const buildingFrames = {
  building: { question: () => phrase`Was wird gebaut?`, pass: null },
};

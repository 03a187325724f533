/** R 7.5-7.7: building units, bases and fortifications: the shapes of actions, events and frames. */
import { closed } from '../../../core/index.js';
import { hexId, id, literal, longWalls, player, rule, season, unitId } from '../names.js';

export const buildingActions = {
  buildUnit: closed({ type: literal('buildUnit'), player, unit: unitId }),
  buildBase: closed({ type: literal('buildBase'), player, hex: hexId }),
  buildFort: closed({ type: literal('buildFort'), player, hex: hexId }),
  buildWalls: closed({ type: literal('buildWalls'), player, city: id }),
  buildLongWalls: closed({ type: literal('buildLongWalls'), player, unit: unitId, walls: longWalls }),
  endBuilding: closed({ type: literal('endBuilding'), player }),
};

export const buildingEvents = {
  unitBuilt: closed({ rule, type: literal('unitBuilt'), unit: unitId, player }),
  fortBuilt: closed({ rule, type: literal('fortBuilt'), hex: hexId, by: player }),
  wallsBegun: closed({ rule, type: literal('wallsBegun'), city: id, by: player, due: season }),
  wallsBuilt: closed({ rule, type: literal('wallsBuilt'), city: id }),
  wallsAbandoned: closed({ rule, type: literal('wallsAbandoned'), city: id }),
  longWallsBegun: closed({
    rule,
    type: literal('longWallsBegun'),
    walls: longWalls,
    unit: unitId,
    by: player,
    due: season,
  }),
  longWallsBuilt: closed({ rule, type: literal('longWallsBuilt'), walls: longWalls }),
  longWallsAbandoned: closed({ rule, type: literal('longWallsAbandoned'), walls: longWalls }),
};

export const buildingFrames = {
  building: closed({ kind: literal('building'), player }),
};

/** R 7.5-7.7: players build units, bases and fortifications. */
import type { Action } from '../action/index.js';
import { buildBase, buildFort, buildLongWalls, buildUnit, buildWalls, completeWorks } from '../deeds/building.js';
import type { BuildingFrame } from '../frame/building.js';
import { baseSites } from '../query/bases.js';
import { canPay, priceOfUnit, priceOfWork, unitsToBuild, wallsOf } from '../query/building.js';
import { findCity } from '../query/owners.js';
import { findUnit } from '../query/pieces.js';
import { fortSites, longWallsSites, wallSites } from '../query/works.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { HexId, PlayerId, Work } from '../vocabulary.js';
import { refuseBuilding } from './07-5-refusals.js';
import { isListed } from './listed.js';

/** Completes what is due this season before any building (R 7.6.4). */
export function openBuilding(run: GameRun, player: PlayerId): void {
  completeWorks(run);
  run.push({ kind: 'building', player });
}

const unitActions = (situation: Situation, player: PlayerId): readonly Action[] =>
  unitsToBuild(situation, player)
    .filter((unit) => canPay(situation, player, priceOfUnit(situation, unit)))
    .map(({ id }) => ({ type: 'buildUnit', player, unit: id }));

/** Returns what a player may build on the map and can pay. */
function workActions(situation: Situation, player: PlayerId): readonly Action[] {
  const isPayable = (work: Work): boolean => canPay(situation, player, priceOfWork(situation, work));
  const idOf = (hex: number): HexId => situation.places.ids[hex] as HexId;
  const bases = isPayable('base') ? baseSites(situation, player) : [];
  const forts = isPayable('fort') ? fortSites(situation, player) : [];
  const cities = wallSites(situation, player).filter((city) => isPayable(wallsOf(city)));
  const longWalls = isPayable('longWalls') ? longWallsSites(situation, player) : [];
  return [
    ...bases.map((hex): Action => ({ type: 'buildBase', player, hex: idOf(hex) })),
    ...forts.map((hex): Action => ({ type: 'buildFort', player, hex: idOf(hex) })),
    ...cities.map(({ id }): Action => ({ type: 'buildWalls', player, city: id })),
    ...longWalls.flatMap(({ walls, builders }) =>
      builders.map(({ id }): Action => ({ type: 'buildLongWalls', player, unit: id, walls })),
    ),
  ];
}

const actionsOf = (situation: Situation, { player }: BuildingFrame): readonly Action[] => [
  ...unitActions(situation, player),
  ...workActions(situation, player),
  { type: 'endBuilding', player },
];

function carryOut(run: GameRun, { player }: BuildingFrame, action: Action): void {
  const { state } = run;
  switch (action.type) {
    case 'buildUnit': {
      const unit = findUnit(state, action.unit);
      return unit === undefined ? undefined : buildUnit(run, unit, player);
    }
    case 'buildBase':
      return buildBase(run, action.hex, player);
    case 'buildFort':
      return buildFort(run, action.hex, player);
    case 'buildWalls': {
      const city = findCity(state, action.city);
      return city === undefined ? undefined : buildWalls(run, city, player);
    }
    case 'buildLongWalls': {
      const unit = findUnit(state, action.unit);
      return unit === undefined ? undefined : buildLongWalls(run, action.walls, unit, player);
    }
    case 'endBuilding':
      return run.finish();
    default:
      return;
  }
}

export const building: RulesOf<'building'> = {
  rule: 'R 7.5',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) =>
    isListed(actionsOf(situation, frame), action) ? undefined : refuseBuilding(situation, frame.player, action),
  apply: carryOut,
  advance: (run) => run.finish(),
};

/** Conversion between the plain JSON of a state and the table that rules work on. */
import { freezeJson, sameJson } from '../../core/index.js';
import { components as defaultComponents } from '../data/default.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import type { GameFrame } from '../frame/index.js';
import { seaNumbered } from '../geometry/names.js';
import { scenarioNamed, type GameOptions } from '../options.js';
import type { GameState, LeaderState, PlayerView, UnitState } from '../state.js';
import type { LeaderId, UnitId } from '../vocabulary.js';
import type { PlaceCode } from './places.js';
import { FORAGING, INSIDE, NOBODY, RAIDING, type Course } from './situation.js';
import { Table } from './table.js';

/** Returns the scenario of some options. */
export function scenarioOf(options: GameOptions): ScenarioFact {
  const { components = defaultComponents } = options;
  const scenario = scenarioNamed(options);
  const fact = components.scenarios.find(({ id }) => id === scenario);
  if (fact === undefined) throw new RangeError(`the components have no scenario ${scenario}`);
  return fact;
}

/** Returns the code of a name in a state. The codec has checked that it exists. */
function known<K>(codes: ReadonlyMap<K, number>, name: K): number {
  const code = codes.get(name);
  if (code === undefined) throw new RangeError(`there is no ${String(name)}`);
  return code;
}

/** Returns the table of a state or a view. */
export function openTable(state: GameState | PlayerView): Table {
  const { units, leaders, stack, options, viewer: _, ...course } = { viewer: undefined, ...state };
  const components = options.components ?? defaultComponents;
  const table = new Table({ options, components, scenario: scenarioOf(options), course, stack });
  const { places, roster, ground } = table;
  const seaNumber = (id: string): number => seaNumbered(ground.map, id);
  for (const [id, { at, inside, foraging, raiding, under, off }] of Object.entries<UnitState>(units)) {
    const unit = known(roster.unitCodes, id as UnitId);
    table.setUnit(unit, known(places.codes, at));
    table.setBit(unit, INSIDE, inside === true);
    table.setBit(unit, FORAGING, foraging === true);
    table.setBit(unit, RAIDING, raiding === true);
    if (under !== undefined) table.setLeaderOver(unit, known(roster.leaderCodes, under));
    if (off !== undefined) table.setSeaOff(unit, seaNumber(off));
  }
  for (const [id, { at, player, pool, inside }] of Object.entries<LeaderState>(leaders)) {
    const leader = known(roster.leaderCodes, id);
    table.setLeader(leader, known(places.codes, at), pool ?? null);
    table.setLeaderPlayer(leader, player);
    table.setLeaderInside(leader, inside === true);
  }
  return table;
}

function unitState(table: Table, unit: number): UnitState {
  const { places, roster, ground } = table;
  const at = places.ids[table.placeOfUnit(unit)] as UnitState['at'];
  const [leader, sea] = [table.leaderOver(unit), table.seaOff(unit)];
  return {
    at,
    ...(table.unitIs(unit, INSIDE) && { inside: true }),
    ...(table.unitIs(unit, FORAGING) && { foraging: true }),
    ...(table.unitIs(unit, RAIDING) && { raiding: true }),
    ...(leader !== NOBODY && { under: roster.leaders[leader]?.id as LeaderId }),
    ...(sea !== NOBODY && { off: ground.map.seas[sea]?.id as string }),
  };
}

function leaderState(table: Table, leader: number, at: PlaceCode): LeaderState | undefined {
  const player = table.playerOfLeader(leader);
  if (player === null) return undefined;
  const pool = table.poolOfLeader(leader);
  return {
    at: table.places.ids[at] as LeaderState['at'],
    player,
    ...(pool !== null && { pool }),
    ...(table.isLeaderInside(leader) && { inside: true }),
  };
}

/** Returns an object of rows. Rows equal to those before are shared with it, and the whole object if all are equal. */
function shared<Row>(
  rows: Record<string, Row>,
  before: Readonly<Record<string, Row>> | undefined,
): Record<string, Row> {
  if (before === undefined) return rows;
  let isSame = Object.keys(rows).length === Object.keys(before).length;
  for (const key in rows) {
    const known = before[key];
    if (known !== undefined && sameJson(rows[key], known)) rows[key] = known;
    else isSame = false;
  }
  return isSame ? before : rows;
}

/** Returns the state of a table. Rows that have not changed are shared with the state before. */
export function publishTable(table: Table, stack: readonly GameFrame[], before: GameState | undefined): GameState {
  const { roster, places, options } = table;
  const units: Record<UnitId, UnitState> = {};
  for (const { code, id } of roster.units)
    if (table.placeOfUnit(code) !== places.trays.buildPool) units[id] = unitState(table, code);
  const leaders: Record<LeaderId, LeaderState> = {};
  for (const { code, id } of roster.leaders) {
    const state = leaderState(table, code, table.placeOfLeader(code));
    if (state !== undefined) leaders[id] = state;
  }
  // Only states are published, and these have no hidden cards.
  const course = table.course as Course & Pick<GameState, 'cards'>;
  return freezeJson({
    options,
    ...course,
    units: shared(units, before?.units),
    leaders: shared(leaders, before?.leaders),
    stack,
  });
}

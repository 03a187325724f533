/** Converts a state in plain JSON to the table that rules work on. */
import type { GameFrame } from '../frame/index.js';
import type { FamilyState } from '../state.js';
import type { Law } from './law.js';
import type { Situation } from './situation.js';
import { Table } from './table.js';

function known(codes: ReadonlyMap<string, number>, id: string): number {
  const code = codes.get(id);
  if (code === undefined) throw new RangeError(`the components have no ${id}`);
  return code;
}

/**
 * Returns the table of a state. The stack of a variant may hold frames that the base does not know; the base looks
 * frames up by their kind.
 */
export function openTable(state: FamilyState, law: Law<Situation>): Table {
  const table = new Table(law, { ...state, stack: state.stack as readonly GameFrame[] });
  const { ground, roster } = table;
  for (const [id, { at, steps, side, band = 0 }] of Object.entries(state.units)) {
    const unit = known(roster.unitCodes, id);
    table.setUnit(unit, known(ground.codes, at), side);
    table.setSteps(unit, steps);
    table.setBand(unit, band);
  }
  for (const [id, { at, wounded, side }] of Object.entries(state.leaders)) {
    const leader = known(roster.leaderCodes, id);
    table.setLeader(leader, known(ground.codes, at));
    table.setLeaderSide(leader, side);
    table.setWounded(leader, wounded);
  }
  for (const [id, { at, side }] of Object.entries(state.baggage))
    table.setBaggage(known(roster.baggageCodes, id), known(ground.codes, at), side);
  for (const [id, { holder, supplies }] of Object.entries(state.provinces)) {
    const province = known(ground.codes, id);
    table.setHolder(province, holder);
    table.setSupplies(province, supplies);
  }
  for (const { fact, number } of ground.cities) {
    const city = state.cities[fact.id];
    if (city !== undefined) table.setWalls(number, city.walls, city.holder);
  }
  table.unsettledProvinces = [];
  return table;
}

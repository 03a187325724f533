/** Converts a table to a state in plain JSON. Rows that have not changed are shared with the previous state. */
import { freezeJson, type Frame } from '../../core/index.js';
import type { FamilyOptions } from '../options.js';
import type { BaggageState, CityState, GameState, LeaderState, ProvinceState, UnitState } from '../state.js';
import type { PlaceId } from '../vocabulary.js';
import { derived } from '../../core/board/index.js';
import type { Table } from './table.js';

/** Rows by name, frozen. */
type Rows<Row> = Readonly<Record<string, Row>>;
/** Returns the row of a piece or place: the previous row if nothing has changed, `undefined` if it has none. */
type RowOf<Row> = (code: number, before: Row | undefined) => Row | undefined;

/** Returns all rows in the order of the names. */
function allRows<Row extends object>(
  names: readonly string[],
  before: Rows<Row>,
  changes: Uint8Array | undefined,
  rowOf: RowOf<Row>,
): Rows<Row> {
  const rows: Record<string, Row> = {};
  for (let code = 0; code < names.length; code++) {
    const name = names[code] as string;
    const known = before[name];
    const row = changes?.[code] === 0 ? known : rowOf(code, known);
    if (row !== undefined) rows[name] = row === known ? known : Object.freeze(row);
  }
  return Object.freeze(rows);
}

/**
 * Returns the rows, with previous rows where nothing has changed; the whole previous record if nothing has changed at
 * all. `changes`: which rows may have changed, if that is known.
 */
function shared<Row extends object>(
  names: readonly string[],
  before: Rows<Row> | undefined,
  changes: Uint8Array | undefined,
  rowOf: RowOf<Row>,
): Rows<Row> {
  if (before === undefined) return allRows(names, {}, undefined, rowOf);
  let rows: Record<string, Row> | undefined;
  for (let code = 0; code < names.length; code++) {
    if (changes?.[code] === 0) continue;
    const name = names[code] as string;
    const known = before[name];
    const row = rowOf(code, known);
    if (row === known) continue;
    // A new or removed row changes the order, so the record is built again.
    if (row === undefined || known === undefined) return allRows(names, before, changes, rowOf);
    rows ??= { ...before };
    rows[name] = Object.freeze(row);
  }
  return rows === undefined ? before : Object.freeze(rows);
}

const namesOf = derived((list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id));

/** Returns the state of a table. */
export function publishTable<F extends Frame, O extends FamilyOptions>(
  table: Table,
  stack: readonly F[],
  before: GameState<Frame, O> | undefined,
): GameState<F, O> {
  const { ground, roster, components } = table;
  const changes = before === undefined ? undefined : table.changesSince(before);
  const placeAt = (code: number): PlaceId => ground.places[code] as PlaceId;

  const units = shared<UnitState>(namesOf(roster.units), before?.units, changes?.units, (unit, known) => {
    const place = table.placeOfUnit(unit);
    if (place === ground.trays.pool) return undefined;
    const [at, steps, side] = [placeAt(place), table.stepsOf(unit), table.sideOfUnit(unit)];
    const band = table.bandOf(unit);
    if (known?.at === at && known.steps === steps && known.side === side && (known.band ?? 0) === band) return known;
    return band === 0 ? { at, steps, side } : { at, steps, side, band };
  });
  const leaders = shared<LeaderState>(namesOf(roster.leaders), before?.leaders, changes?.leaders, (leader, known) => {
    const [at, wounded, side] = [
      placeAt(table.placeOfLeader(leader)),
      table.isWounded(leader),
      table.sideOfLeader(leader),
    ];
    return known?.at === at && known.wounded === wounded && known.side === side ? known : { at, wounded, side };
  });
  const baggage = shared<BaggageState>(namesOf(roster.baggage), before?.baggage, changes?.baggage, (code, known) => {
    const [at, side] = [placeAt(table.placeOfBaggage(code)), table.sideOfBaggage(code)];
    return known?.at === at && known.side === side ? known : { at, side };
  });
  const provinces = shared<ProvinceState>(
    namesOf(components.map.provinces),
    before?.provinces,
    changes?.provinces,
    (province, known) => {
      const [holder, supplies] = [table.holderOf(province), table.suppliesOf(province)];
      return known?.holder === holder && known.supplies === supplies ? known : { holder, supplies };
    },
  );
  const cities = shared<CityState>(namesOf(components.map.cities), before?.cities, changes?.cities, (city, known) => {
    const [walls, holder] = [table.wallsOf(city), table.wallHolderOf(city)];
    return known?.walls === walls && known.holder === holder ? known : { walls, holder };
  });
  const { defiant, hated, memory } = table;
  // Rows are frozen one by one, because most of them are shared with the previous state.
  const state: GameState<F, O> = Object.freeze({
    options: freezeJson(table.options as O),
    turn: table.turn,
    units,
    leaders,
    baggage,
    provinces,
    cities,
    secured: freezeJson(table.secured),
    milestones: freezeJson(table.milestones),
    ...(defiant.length > 0 && { defiant: freezeJson(defiant) }),
    ...(hated.length > 0 && { hated: freezeJson(hated) }),
    ...(Object.keys(memory).length > 0 && { memory: freezeJson(memory) }),
    ended: freezeJson(table.ended),
    stack: freezeJson(stack),
  });
  table.settleAs(state);
  return state;
}

/** From the table that rules work on to plain JSON; what has not changed is shared with the state before. */
import { freezeJson, type Frame } from '../../core/index.js';
import type { FamilyOptions } from '../options.js';
import type { BaggageState, CityState, GameState, LeaderState, ProvinceState, UnitState } from '../state.js';
import type { PlaceId } from '../vocabulary.js';
import { once } from './once.js';
import type { Table } from './table.js';

/** Rows by name: the row before where it is the same, and the whole record before where all of them are. Who has no row is not named. */
function shared<Row extends object>(
  names: readonly string[],
  before: Readonly<Record<string, Row>> | undefined,
  rowOf: (code: number, known: Row | undefined) => Row | undefined,
): Readonly<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  let isSame = before !== undefined;
  for (const [code, name] of names.entries()) {
    const known = before?.[name];
    const row = rowOf(code, known);
    if (row !== undefined) rows[name] = row;
    if (row !== known) isSame = false;
  }
  return isSame && before !== undefined ? before : rows;
}

const namesOf = once((list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id));

/** The state of a table; the table is that of a game with such options. */
export function publishTable<F extends Frame, O extends FamilyOptions>(
  table: Table,
  stack: readonly F[],
  before: GameState<Frame, O> | undefined,
): GameState<F, O> {
  const { ground, roster, components } = table;
  const placeAt = (code: number): PlaceId => ground.places[code] as PlaceId;

  const units = shared<UnitState>(namesOf(roster.units), before?.units, (unit, known) => {
    const place = table.placeOfUnit(unit);
    if (place === ground.trays.pool) return undefined;
    const [at, steps, side] = [placeAt(place), table.stepsOf(unit), table.sideOfUnit(unit)];
    const band = table.bandOf(unit);
    if (known?.at === at && known.steps === steps && known.side === side && (known.band ?? 0) === band) return known;
    return band === 0 ? { at, steps, side } : { at, steps, side, band };
  });
  const leaders = shared<LeaderState>(namesOf(roster.leaders), before?.leaders, (leader, known) => {
    const [at, wounded, side] = [
      placeAt(table.placeOfLeader(leader)),
      table.isWounded(leader),
      table.sideOfLeader(leader),
    ];
    return known?.at === at && known.wounded === wounded && known.side === side ? known : { at, wounded, side };
  });
  const baggage = shared<BaggageState>(namesOf(roster.baggage), before?.baggage, (code, known) => {
    const [at, side] = [placeAt(table.placeOfBaggage(code)), table.sideOfBaggage(code)];
    return known?.at === at && known.side === side ? known : { at, side };
  });
  const provinces = shared<ProvinceState>(namesOf(components.map.provinces), before?.provinces, (province, known) => {
    const [holder, supplies] = [table.holderOf(province), table.suppliesOf(province)];
    return known?.holder === holder && known.supplies === supplies ? known : { holder, supplies };
  });
  const cities = shared<CityState>(namesOf(components.map.cities), before?.cities, (city, known) => {
    const [walls, holder] = [table.wallsOf(city), table.wallHolderOf(city)];
    return known?.walls === walls && known.holder === holder ? known : { walls, holder };
  });
  return freezeJson({
    options: table.options as O,
    turn: table.turn,
    units,
    leaders,
    baggage,
    provinces,
    cities,
    secured: table.secured,
    milestones: table.milestones,
    ...(table.defiant.length > 0 && { defiant: table.defiant }),
    ...(table.hated.length > 0 && { hated: table.hated }),
    ...(Object.keys(table.memory).length > 0 && { memory: table.memory }),
    ended: table.ended,
    stack,
  });
}

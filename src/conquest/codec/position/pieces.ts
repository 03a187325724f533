/** The pieces of a position: named pieces are where it says, all others where they begin, or together in a tray. */
import { sameJson, type Finding, type Key } from '../../../core/index.js';
import type { PieceTerm, Position } from '../../position.js';
import type { BaggageState, GameState, LeaderState, UnitState } from '../../state.js';
import { findUnit } from '../../table/by-id.js';
import { asItComes, type UnitInfo } from '../../table/roster.js';
import type { PlaceId, SideId, Tray, UnitId } from '../../vocabulary.js';
import type { Setting } from '../edition.js';
import { termOf, writeUnits, type Term } from './terms.js';

type Pieces = Pick<GameState, 'units' | 'leaders' | 'baggage'>;
type Written = NonNullable<Position['pieces']>;

/** The pieces that are read, where in the position each of them is named, and what is wrong with their names. */
export interface ReadPieces extends Pieces {
  readonly named: ReadonlyMap<string, readonly Key[]>;
  readonly findings: readonly Finding[];
}

/** Returns all pieces in a tray, as they come. A state does not name the units of the dead pile. */
function allIn(tray: Tray, { roster }: Setting): Pieces {
  return {
    units:
      tray === 'pool'
        ? {}
        : Object.fromEntries(roster.units.map((unit): [UnitId, UnitState] => [unit.id, asItComes(unit, tray)])),
    leaders: Object.fromEntries(
      roster.leaders.map(({ id, fact: { side } }): [string, LeaderState] => [id, { at: tray, wounded: false, side }]),
    ),
    baggage: Object.fromEntries(roster.baggage.map(({ id, side }): [string, BaggageState] => [id, { at: tray, side }])),
  };
}

/** Returns whether a term only says that a unit is in the dead pile. */
const isAsItComes = (unit: UnitInfo, { steps = unit.full, band }: Term, side: SideId): boolean =>
  steps === unit.full && band === undefined && side === unit.side;

/** Returns all terms of a position, with the way to each. */
function* termsIn(pieces: Written): Generator<{ keys: readonly Key[]; side: SideId; at: PlaceId; term: Term }> {
  for (const [side, places] of Object.entries(pieces))
    for (const [at, terms] of Object.entries(places))
      for (const [index, text] of terms.entries()) {
        const term = termOf(text);
        if (term !== undefined) yield { keys: ['pieces', side, at, index], side: side as SideId, at, term };
      }
}

/** Returns the pieces of a position, starting from those of the beginning. */
export function readPieces(
  { pieces = {}, others }: Pick<Position, 'pieces' | 'others'>,
  base: Pieces,
  setting: Setting,
): ReadPieces {
  const { roster } = setting;
  const { units, leaders, baggage } = others === undefined ? base : allIn(others, setting);
  const read = { units: { ...units }, leaders: { ...leaders }, baggage: { ...baggage } };
  const named = new Map<string, readonly Key[]>();
  const findings: Finding[] = [];

  /** Places one piece; answers what is wrong with its name. */
  function place(id: string, term: Term, at: PlaceId, side: SideId): string | undefined {
    const { isUnit, wounded, steps, band } = term;
    if (named.has(id)) return `${id} is named already`;
    const unit = findUnit(setting, id);
    if (isUnit && unit !== undefined && at === 'pool' && isAsItComes(unit, term, side)) delete read.units[unit.id];
    else if (isUnit && unit !== undefined)
      read.units[unit.id] = { at, steps: steps ?? unit.full, side, ...(band !== undefined && { band }) };
    else if (!isUnit && roster.leaderCodes.has(id)) read.leaders[id] = { at, wounded, side };
    else if (!isUnit && !wounded && roster.baggageCodes.has(id)) read.baggage[id] = { at, side };
    else return `there is no piece ${id}`;
    return undefined;
  }

  for (const { keys, side, at, term } of termsIn(pieces))
    for (const id of term.ids) {
      const message = place(id, term, at, side);
      if (message === undefined) named.set(id, keys);
      else findings.push({ keys, message });
    }
  return { ...read, named, findings };
}

/** Writes the pieces that are not where they begin. */
export function writePieces(state: Pieces, base: Pieces, { roster, ground }: Setting): Written {
  const places = new Map<string, PieceTerm[]>();
  const listAt = (side: SideId, at: PlaceId): PieceTerm[] => {
    const key = `${side} ${at}`;
    const list = places.get(key) ?? [];
    places.set(key, list);
    return list;
  };
  const moved = <Row extends { readonly at: PlaceId; readonly side: SideId }>(
    id: string,
    now: Readonly<Record<string, Row>>,
    then: Readonly<Record<string, Row>>,
  ): Row | undefined => (sameJson(now[id], then[id]) ? undefined : now[id]);
  /** Returns whether a unit has come into the dead pile. */
  const isLost = (id: UnitId): boolean => state.units[id] === undefined && base.units[id] !== undefined;

  for (const { id } of roster.leaders) {
    const leader = moved(id, state.leaders, base.leaders);
    if (leader !== undefined) listAt(leader.side, leader.at).push(leader.wounded ? `${id}!` : id);
  }
  const groups = new Map<PieceTerm[], Parameters<typeof writeUnits>[0][number][]>();
  for (const info of roster.units) {
    const { id, full } = info;
    const unit = isLost(id) ? asItComes(info, 'pool') : moved(id, state.units, base.units);
    if (unit === undefined) continue;
    const list = listAt(unit.side, unit.at);
    const row = { id, steps: unit.steps === full ? undefined : unit.steps, band: unit.band };
    groups.set(list, [...(groups.get(list) ?? []), row]);
  }
  for (const [list, rows] of groups) list.push(...writeUnits(rows));
  for (const { id } of roster.baggage) {
    const piece = moved(id, state.baggage, base.baggage);
    if (piece !== undefined) listAt(piece.side, piece.at).push(id);
  }

  const written: Partial<Record<SideId, Record<PlaceId, readonly PieceTerm[]>>> = {};
  for (const side of new Set([...places.keys()].map((key) => key.split(' ')[0] as SideId))) {
    const rows: Record<PlaceId, readonly PieceTerm[]> = {};
    for (const at of ground.places) {
      const list = places.get(`${side} ${at}`);
      if (list !== undefined) rows[at] = list;
    }
    written[side] = rows;
  }
  return written;
}

/**
 * R 1.3, 7.2: the pieces of a position. Named pieces are where it says, and all others are in their places at the
 * start, or in their pools.
 */
import { isRecord, MOST_FAULTS, rowsOf, sameJson, type Finding, type Key } from '../../../core/index.js';
import type { OtherPieces, PieceTerm, Position } from '../../position.js';
import { campOf } from '../../query/owners.js';
import type { GameState, LeaderState, UnitState } from '../../state.js';
import type { LeaderInfo } from '../../table/roster.js';
import type { LeaderId, PlaceId, PlayerId, UnitId } from '../../vocabulary.js';
import { placeId } from '../names.js';
import type { Base } from './base.js';
import { termOf, writeLeader, writeUnits, type LeaderTerm, type Term, type UnitMarks, type UnitTerm } from './terms.js';

/** The pieces read from a position, the path of each named piece, and the faults of the names. */
export interface ReadPieces extends Pick<GameState, 'units' | 'leaders'> {
  readonly named: ReadonlyMap<string, readonly Key[]>;
  readonly findings: readonly Finding[];
}

/**
 * Returns the player whom a leader serves by default: that of the start of the game, or the first player of the
 * leader's camp.
 */
function playerAtFirst({ id, fact }: LeaderInfo, { state, setting }: Base): PlayerId {
  const player = state.leaders[id]?.player ?? setting.scenario.players.find((each) => campOf(each) === fact.camp);
  if (player === undefined) throw new RangeError(`nobody plays the ${fact.camp}`);
  return player;
}

/**
 * R 7.2, 7.8: by default units are in their Force Pools unless they begin in a Build Pool, and leaders in the Leader
 * Pool of their camp.
 */
const inPools = ({ units }: GameState): Pick<GameState, 'units' | 'leaders'> => ({
  units: Object.fromEntries(Object.keys(units).map((id) => [id, { at: 'forcePool' }])),
  leaders: {},
});

interface PlacedTerm {
  readonly keys: readonly Key[];
  readonly at: PlaceId;
  readonly term: Term;
}

/** Yields the readable terms of the pieces in a raw position. */
function* termsIn(pieces: unknown): Generator<PlacedTerm> {
  if (!isRecord(pieces)) return;
  for (const [at, terms] of Object.entries(pieces)) {
    if (!placeId.is(at)) continue;
    for (const [index, text] of rowsOf(terms).entries()) {
      const term = typeof text === 'string' ? termOf(text) : undefined;
      if (term !== undefined) yield { keys: ['pieces', at, index], at, term };
    }
  }
}

const hasMarks = (marks: object): boolean => Object.keys(marks).length > 0;

/** Reads the pieces of a raw position. Unreadable parts are skipped. */
export function readPieces(pieces: unknown, others: OtherPieces | undefined, base: Base): ReadPieces {
  const { roster } = base.setting;
  const rest = others === 'pools' ? inPools(base.state) : base.state;
  const units: Record<UnitId, UnitState> = { ...rest.units };
  const leaders: Record<LeaderId, LeaderState> = { ...rest.leaders };
  const named = new Map<string, readonly Key[]>();

  /** Places units. Returns a fault, if there is one. */
  function placeUnits({ kind, first, last, marks }: UnitTerm, at: PlaceId, keys: readonly Key[]): string | undefined {
    // The numbers of a kind have no gaps: if the last one exists, all do.
    const highest = `${kind}-${last}` as UnitId;
    if (!roster.unitCodes.has(highest)) return `the scenario has no unit ${highest}`;
    for (let number = first; number <= last; number++) {
      const id = `${kind}-${number}` as UnitId;
      if (named.has(id)) return `${id} is named twice`;
      named.set(id, keys);
      if (at === 'buildPool') delete units[id];
      else units[id] = { at, ...marks };
    }
    return at === 'buildPool' && hasMarks(marks) ? 'a unit in its Build Pool does nothing' : undefined;
  }

  /** Places a leader. Returns a fault if the name is wrong. */
  function placeLeader({ leader, marks }: LeaderTerm, at: PlaceId, keys: readonly Key[]): string | undefined {
    const info = roster.leaders.find(({ id }) => id === leader);
    if (info === undefined) return `the scenario has no leader ${leader}`;
    if (named.has(leader)) return `${leader} is named twice`;
    named.set(leader, keys);
    if (at === 'leaderPool') delete leaders[leader];
    else leaders[leader] = { at, player: playerAtFirst(info, base), ...marks };
    return at === 'leaderPool' && hasMarks(marks) ? 'a leader in the Leader Pool serves nobody yet' : undefined;
  }

  const findings: Finding[] = [];
  for (const { keys, at, term } of termsIn(pieces)) {
    if (findings.length === MOST_FAULTS) break;
    const message = 'kind' in term ? placeUnits(term, at, keys) : placeLeader(term, at, keys);
    if (message !== undefined) findings.push({ keys, message });
  }
  return { units, leaders, named, findings };
}

/** Returns the pieces that are not in their places at the start, by place in the order of the map. */
export function writePieces(state: GameState, base: Base): NonNullable<Position['pieces']> {
  const { roster, places } = base.setting;
  const leaders = new Map<PlaceId, PieceTerm[]>();
  for (const info of roster.leaders) {
    const leader = state.leaders[info.id];
    if (sameJson(leader, base.state.leaders[info.id])) continue;
    const { at, player, ...marks } = leader ?? { at: 'leaderPool' as const, player: undefined };
    const isOther = player !== undefined && player !== playerAtFirst(info, base);
    leaders.set(at, [...(leaders.get(at) ?? []), writeLeader(info.id, { ...marks, ...(isOther && { player }) })]);
  }
  const units = new Map<PlaceId, [UnitId, UnitMarks][]>();
  for (const { id } of roster.units) {
    const unit = state.units[id];
    if (sameJson(unit, base.state.units[id])) continue;
    const { at, ...marks } = unit ?? { at: 'buildPool' as const };
    units.set(at, [...(units.get(at) ?? []), [id, marks]]);
  }
  const written: Record<PlaceId, readonly PieceTerm[]> = {};
  for (const at of places.ids) {
    const terms = [...(leaders.get(at) ?? []), ...writeUnits(units.get(at) ?? [])];
    if (terms.length > 0) written[at] = terms;
  }
  return written;
}

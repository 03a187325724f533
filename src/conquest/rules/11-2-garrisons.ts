/**
 * R 6.2, 11.2: garrisons. In the movement phase of its side a piece may enter a city from the field around it, or leave
 * it for the field. A piece must leave a city before it can march (ruling C8.2). The room in cities is in
 * `data/garrison.ts`, who holds and garrisons a city in `query/11-2-garrison.ts`, and cities that cannot hold their
 * garrisons in `11-sieges.ts`.
 */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { ActionPool, derived, here } from '../../core/board/index.js';
import type { Components } from '../data/shape.js';
import { partScattered } from '../deeds/bands.js';
import { moveLeader } from '../deeds/leaders.js';
import { moveUnit } from '../deeds/units.js';
import type { MovementFrame } from '../frame/index.js';
import { isAlikeAny } from '../query/alike.js';
import { isFounded } from '../query/05-control.js';
import { citiesOf, forceOfPiece, garrisonOf, hasRoom, isOwn, mayStackWith } from '../query/11-2-garrison.js';
import { enterable, FREEDOM } from '../query/08-2-movement.js';
import { refusesToMove } from '../query/17-4-mutiny.js';
import { cityAt, isLed, mayHoldPiecesOfSeat, leadersAt, unitsAt } from '../query/06-1-presence.js';
import { hasMoved, mayTurn, type MovementStatus } from '../query/08-1-status.js';
import { findProvince, placeCode } from '../table/by-id.js';
import { groundOf, type City, type PlaceCode } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { rosterOf, type LeaderInfo, type Roster, type UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { isInfantry } from '../units.js';
import type { PieceId, SideId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type Garrison = Extract<Action, { readonly type: 'garrison' }>;
type TakeField = Extract<Action, { readonly type: 'takeField' }>;
type GarrisonMove = Garrison | TakeField;

/** Returns the index of a piece among all units, then all leaders. */
const numberOf = ({ units }: Roster, info: UnitInfo | LeaderInfo): number =>
  'kind' in info ? info.code : units.length + info.code;
const pieceOf = ({ units, leaders }: Roster, number: number): PieceId =>
  ((units[number] ?? leaders[number - units.length]) as UnitInfo | LeaderInfo).id;

/** The pools of actions by which a piece enters or leaves a city. */
const actionsOf = derived((components: Components) => {
  const [roster, { places }] = [rosterOf(components), groundOf(components)];
  return {
    garrison: new ActionPool<Garrison>((player, piece, to) => {
      return { type: 'garrison', player, piece: pieceOf(roster, piece), city: places[to] as string };
    }),
    takeField: new ActionPool<TakeField>((player, piece, to) => {
      return { type: 'takeField', player, piece: pieceOf(roster, piece), province: places[to] as string };
    }),
  };
});

/**
 * A piece that is free to enter or leave a city, and its actions; whether it has already moved in this phase is not
 * checked.
 */
interface Candidate<Piece extends UnitInfo | LeaderInfo> {
  readonly piece: Piece;
  readonly moves: readonly GarrisonMove[];
}

interface Candidates {
  readonly units: readonly Candidate<UnitInfo>[];
  readonly leaders: readonly Candidate<LeaderInfo>[];
}

/** Returns the pieces of a side in the field around its city for which there is room in it (R 6.3, 11.2). */
const candidatesOutside: (situation: Situation, city: number, side: SideId) => Candidates = memo(
  { of: 'outskirts', forSide: true, on: [here('units'), here('leaders'), here('walls'), ...FREEDOM] },
  function garrisonCandidates(situation, number, side) {
    const { roster, components, law, ground } = situation;
    const city = ground.cities[number] as City;
    const garrison = garrisonOf(situation, city, side);
    const pool = actionsOf(components).garrison;
    const units: Candidate<UnitInfo>[] = [];
    const leaders: Candidate<LeaderInfo>[] = [];
    const mayJoin = (info: UnitInfo | LeaderInfo): boolean =>
      mayStackWith(garrison, forceOfPiece(situation, info)) && law.isFree(situation, { side, info });
    const movesOf = (info: UnitInfo | LeaderInfo): readonly GarrisonMove[] => [
      pool.of(side, numberOf(roster, info), city.code),
    ];
    for (const province of city.provinces) {
      if (hasRoom(situation, city, side))
        for (const unit of unitsAt(situation, province, side))
          if (isInfantry(unit.kind) && mayJoin(unit)) units.push({ piece: unit, moves: movesOf(unit) });
      for (const leader of leadersAt(situation, province, side))
        if (mayJoin(leader)) leaders.push({ piece: leader, moves: movesOf(leader) });
    }
    return { units, leaders };
  },
);

/**
 * Returns the pieces of a side in a city (R 11.2). From Gaza, on a border, they may leave to either province
 * (ruling C8.6).
 */
const candidatesInside: (situation: Situation, city: number, side: SideId) => Candidates = memo(
  { of: 'city', forSide: true, on: [here('units'), here('leaders'), ...FREEDOM] },
  function fieldCandidates(situation, number, side) {
    const { roster, components, law, ground } = situation;
    const { code, provinces } = ground.cities[number] as City;
    const pool = actionsOf(components).takeField;
    const candidatesAmong = <Piece extends UnitInfo | LeaderInfo>(pieces: readonly Piece[]): Candidate<Piece>[] => {
      const candidates: Candidate<Piece>[] = [];
      for (const piece of pieces) {
        if (!law.isFree(situation, { side, info: piece })) continue;
        const open = enterable(situation, piece, side, provinces);
        candidates.push({ piece, moves: pool.each(side, numberOf(roster, piece), open) });
      }
      return candidates;
    };
    return {
      units: candidatesAmong(unitsAt(situation, code, side)),
      leaders: candidatesAmong(leadersAt(situation, code, side)),
    };
  },
);

/**
 * Adds the moves of units that may still enter or leave a city in this phase; only of those that have marched, or that
 * have not. Of alike units only the first is listed.
 */
function listUnits(
  situation: Situation,
  status: MovementStatus,
  units: readonly Candidate<UnitInfo>[],
  haveMarched: boolean,
  all: Action[],
): void {
  const firsts: UnitInfo[] = [];
  for (const { piece, moves } of units) {
    if (!mayTurn(status, piece) || hasMoved(status, piece) !== haveMarched || isAlikeAny(situation, firsts, piece))
      continue;
    firsts.push(piece);
    for (const move of moves) all.push(move);
  }
}

/**
 * Adds the moves of candidates that may still enter or leave a city in this phase: units that have not marched, then
 * units that have, then leaders.
 */
function listCandidateMoves(
  situation: Situation,
  status: MovementStatus,
  { units, leaders }: Candidates,
  all: Action[],
): void {
  listUnits(situation, status, units, false, all);
  listUnits(situation, status, units, true, all);
  for (const { piece, moves } of leaders) if (mayTurn(status, piece)) for (const move of moves) all.push(move);
}

/** Returns whether a side may have candidates for its city. A cheap test before the list is made. */
function mayHaveCandidates(situation: Situation, city: City, side: SideId, seat: number): boolean {
  const isOpen = hasRoom(situation, city, side);
  for (const province of city.provinces)
    if (isOpen ? mayHoldPiecesOfSeat(situation, province, seat) : isLed(situation, province))
      return isFounded(situation, city.number);
  return false;
}

/** Adds all moves of pieces of a side into and out of its cities (R 11.2). */
export function listGarrisonMoves(situation: Situation, side: SideId, status: MovementStatus, all: Action[]): void {
  const seat = situation.roster.sides.indexOf(side);
  for (const city of citiesOf(situation, side)) {
    if (mayHaveCandidates(situation, city, side, seat))
      listCandidateMoves(situation, status, candidatesOutside(situation, city.number, side), all);
    if (mayHoldPiecesOfSeat(situation, city.code, seat))
      listCandidateMoves(situation, status, candidatesInside(situation, city.number, side), all);
  }
}

interface FoundPiece {
  readonly info: UnitInfo | LeaderInfo;
  readonly at: PlaceCode;
  readonly side: SideId;
  /** The piece, if it is a unit. */
  readonly unit: UnitInfo | undefined;
}

function findPiece(situation: Situation, piece: string): FoundPiece | undefined {
  const { units, leaders, unitCodes, leaderCodes } = situation.roster;
  const code = unitCodes.get(piece as UnitId);
  if (code !== undefined) {
    const unit = units[code] as UnitInfo;
    return { info: unit, unit, at: situation.placeOfUnit(code), side: situation.sideOfUnit(code) };
  }
  const leader = leaderCodes.get(piece);
  if (leader === undefined) return undefined;
  const info = leaders[leader] as LeaderInfo;
  return { info, unit: undefined, at: situation.placeOfLeader(leader), side: situation.sideOfLeader(leader) };
}

export function refuseGarrisonMove(situation: Situation, frame: Phase, action: GarrisonMove): Refusal {
  const { piece } = action;
  const found = findPiece(situation, piece);
  if (found === undefined) return refusal('pieceUnknown', 'R 11.2', { piece });
  if (found.side !== frame.side) return refusal('notOfTheSide', 'R 11.2', { piece });
  if (frame.turned.includes(found.info.id)) return refusal('alreadyTurned', 'ruling C8.5', { piece });
  if (refusesToMove(situation, found.info.id)) return refusal('refusesToMove', 'R 17.4', { piece });
  if (!situation.law.mayMove(situation, { side: frame.side, info: found.info }))
    return refusal('mayNotMove', 'R 3.3', { piece });
  return action.type === 'garrison'
    ? refuseGarrison(situation, frame, found, action.city)
    : refuseField(situation, found, action.province);
}

function refuseGarrison(situation: Situation, { side }: Phase, { info, unit, at }: FoundPiece, id: string): Refusal {
  const params = { piece: info.id, city: id };
  const city = situation.ground.cities.find(({ fact }) => fact.id === id);
  if (city === undefined) return refusal('cityUnknown', 'R 11.2', { city: id });
  if (!city.provinces.includes(at)) return refusal('notFromHere', 'R 11.2', params);
  const isFit = unit === undefined || (isInfantry(unit.kind) && hasRoom(situation, city, side));
  if (!isFit || !isOwn(situation, city, side)) return refusal('noGarrison', 'R 11.2', params);
  return mayStackWith(garrisonOf(situation, city, side), forceOfPiece(situation, info))
    ? refusal('alikeListed', 'R 11.2', params)
    : refusal('otherForceThere', 'R 6.3', params);
}

function refuseField(situation: Situation, { info, at }: FoundPiece, province: string): Refusal {
  const to = findProvince(situation, province);
  if (to === undefined) return refusal('provinceUnknown', 'R 11.2', { province });
  const params = { piece: info.id, province };
  const city = cityAt(situation, at);
  return city?.provinces.includes(to.code) === true
    ? refusal('alikeListed', 'R 11.2', params)
    : refusal('notFromHere', 'R 11.2', params);
}

export function applyGarrisonMove(run: GameRun, frame: Draft<Phase>, action: GarrisonMove): void {
  const { state } = run;
  const to = placeCode(state, action.type === 'garrison' ? action.city : action.province);
  const found = findPiece(state, action.piece);
  if (found === undefined) return;
  frame.turned.push(found.info.id);
  if (found.unit === undefined) moveLeader(run, found.info.code, to, 'R 11.2');
  else moveUnit(run, found.info.code, to, 'R 11.2');
  // R 14.3: raiders that leave Gaza to both sides split.
  const city = cityAt(state, found.at);
  if (city !== undefined && city.provinces.length > 1) partScattered(run, city.provinces);
}

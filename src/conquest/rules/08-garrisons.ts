/** R 6.2, 11.2: garrisons of cities take the field, and go back, as their side moves. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { partScattered } from '../deeds/bands.js';
import { moveLeader } from '../deeds/leaders.js';
import { moveUnit } from '../deeds/units.js';
import type { MovementFrame } from '../frame/index.js';
import { areAlike } from '../query/alike.js';
import { isFounded } from '../query/control.js';
import { forceOfLeader } from '../query/forces.js';
import { mayEnter } from '../query/movement.js';
import { refusesToMove } from '../query/mutiny.js';
import { isPeopled, leadersAt, unitsAt } from '../query/presence.js';
import { garrisonRoom } from '../query/siege.js';
import type { City, PlaceCode } from '../table/ground.js';
import { lastingInFor } from '../table/lasting.js';
import type { Stamp } from '../table/stamp.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { isInfantry } from '../units.js';
import type { ForceName, PieceId, SideId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type Turning = Extract<Action, { readonly type: 'garrison' | 'takeField' }>;

/** Whether it is a city with walls of a side. */
const isOwn = (situation: Situation, { number }: City, side: SideId): boolean =>
  situation.wallHolderOf(number) === side && isFounded(situation, number);

/** Whether a city takes in one unit more (R 11.2). */
const hasRoom = (situation: Situation, { number, code }: City, side: SideId): boolean =>
  situation.countAt(code, side) < garrisonRoom(situation.wallsOf(number));

const forceOfPiece = (situation: Situation, info: UnitInfo | LeaderInfo): ForceName =>
  'kind' in info ? situation.law.forceOf(situation, info.code) : forceOfLeader(situation, info.code);

/** The forces of those of a side who are in a city, piece by piece. */
const garrisonOf = (situation: Situation, { code }: City, side: SideId): readonly ForceName[] =>
  isPeopled(situation, code, side)
    ? [...unitsAt(situation, code, side), ...leadersAt(situation, code, side)].map((info) =>
        forceOfPiece(situation, info),
      )
    : [];

/** R 6.3: whether a piece would be in a city with nobody or its own. */
const joins = (situation: Situation, garrison: readonly ForceName[], info: UnitInfo | LeaderInfo): boolean =>
  garrison.every((force) => force === forceOfPiece(situation, info));

/** Who has moved in a phase, in which places units are that have, and who has turned since. */
export interface Spent {
  readonly side: SideId;
  readonly moved: ReadonlySet<PieceId>;
  readonly reached: ReadonlySet<PlaceCode>;
  readonly turned: ReadonlySet<PieceId>;
}

export function spentIn(situation: Situation, { side, moved, turned }: Phase): Spent {
  const { unitCodes } = situation.roster;
  const reached = new Set<PlaceCode>();
  for (const id of moved) {
    const unit = unitCodes.get(id as UnitId);
    if (unit !== undefined) reached.add(situation.placeOfUnit(unit));
  }
  return { side, moved: new Set(moved), reached, turned: new Set(turned) };
}

/** Who has not done so since he came there, and may move at all (ruling C8.5). */
const mayTurn = (situation: Situation, { side, turned }: Spent, info: UnitInfo | LeaderInfo): boolean =>
  !turned.has(info.id) && situation.law.mayMove(situation, { side, info });

/** What somebody could do who turns, and the province that he would enter; `null`: he goes into a city. */
interface Turn {
  readonly action: Turning;
  readonly province: PlaceCode | null;
}

/** Somebody who could turn, whatever he has done in this phase; of units the number of the first one that it is like. */
interface Candidate {
  readonly info: UnitInfo | LeaderInfo;
  readonly like: number;
  readonly turns: readonly Turn[];
}

interface Throng {
  readonly units: readonly Candidate[];
  readonly leaders: readonly Candidate[];
}

const NO_ONE: Throng = { units: [], leaders: [] };

function throng(
  situation: Situation,
  units: readonly UnitInfo[],
  leaders: readonly LeaderInfo[],
  turnsOf: (info: UnitInfo | LeaderInfo) => readonly Turn[],
): Throng {
  if (units.length + leaders.length === 0) return NO_ONE;
  const firstLike = (unit: UnitInfo): number =>
    units.findIndex((first) => first === unit || areAlike(situation, first, unit));
  return {
    units: units.map((info) => ({ info, like: firstLike(info), turns: turnsOf(info) })),
    leaders: leaders.map((info) => ({ info, like: info.code, turns: turnsOf(info) })),
  };
}

/** When anything has changed last in a city, in the field around it, or in the course of the game. */
function sinceAround(situation: Situation, number: number): Stamp {
  const { code, provinces } = situation.ground.cities[number] as City;
  let since = Math.max(situation.courseStamp(), situation.stampOf(code));
  for (const province of provinces) since = Math.max(since, situation.stampOf(province));
  return since;
}

/** R 6.3, 11.2: the units and leaders who fit into a city from the field around it. */
function outside(situation: Situation, city: City, side: SideId): Throng {
  if (!isOwn(situation, city, side) || !city.provinces.some((province) => isPeopled(situation, province, side)))
    return NO_ONE;
  const garrison = garrisonOf(situation, city, side);
  const isOpen = hasRoom(situation, city, side);
  const units: UnitInfo[] = [];
  const leaders: LeaderInfo[] = [];
  for (const province of city.provinces) {
    for (const info of isOpen ? unitsAt(situation, province, side) : [])
      if (isInfantry(info.kind) && joins(situation, garrison, info)) units.push(info);
    for (const info of leadersAt(situation, province, side)) if (joins(situation, garrison, info)) leaders.push(info);
  }
  return throng(situation, units, leaders, ({ id: piece }) => [
    { action: Object.freeze({ type: 'garrison', player: side, piece, city: city.fact.id }), province: null },
  ]);
}

/** Who is in a city of those of a side; out of Gaza he comes on either side (ruling C8.6). */
function inside(situation: Situation, { code, provinces }: City, side: SideId): Throng {
  if (!isPeopled(situation, code, side)) return NO_ONE;
  const { places } = situation.ground;
  const [units, leaders] = [unitsAt(situation, code, side), leadersAt(situation, code, side)];
  return throng(situation, units, leaders, ({ id: piece }) =>
    provinces.map((province) => ({
      action: Object.freeze({ type: 'takeField', player: side, piece, province: places[province] as string }),
      province,
    })),
  );
}

/** R 11.2: who could go into a city, and who could come out. */
const candidatesAt: (situation: Situation, number: number, side: SideId) => readonly [into: Throng, out: Throng] =
  lastingInFor('cities', sinceAround, function candidates(situation, number, side) {
    const city = situation.ground.cities[number] as City;
    return [outside(situation, city, side), inside(situation, city, side)];
  });

/** What somebody can do now. */
function listTurns(situation: Situation, side: SideId, { info, turns }: Candidate, all: Action[]): void {
  for (const { action, province } of turns)
    if (province === null || mayEnter(situation, info, side, province)) all.push(action);
}

/** Of the units that have moved, or have not, the first of each that are alike and can turn. */
function listUnits(situation: Situation, spent: Spent, { units }: Throng, moved: boolean, all: Action[]): void {
  const found: number[] = [];
  for (const candidate of units) {
    const { info, like } = candidate;
    if (found.includes(like) || spent.moved.has(info.id) !== moved || !mayTurn(situation, spent, info)) continue;
    listTurns(situation, spent.side, candidate, all);
    found.push(like);
  }
}

/** Of those who could turn, who can in this phase: of units those who have moved after and apart from those who have not, and leaders last. */
function listTurning(situation: Situation, spent: Spent, throng: Throng, all: Action[]): void {
  listUnits(situation, spent, throng, false, all);
  if (spent.moved.size > 0) listUnits(situation, spent, throng, true, all);
  for (const candidate of throng.leaders)
    if (mayTurn(situation, spent, candidate.info)) listTurns(situation, spent.side, candidate, all);
}

/** R 11.2: all who can go into a city or come out of one; to march, they must (ruling C8.2). */
export function turnings(situation: Situation, spent: Spent, all: Action[]): void {
  for (const { number } of situation.ground.cities)
    for (const throng of candidatesAt(situation, number, spent.side))
      if (throng !== NO_ONE) listTurning(situation, spent, throng, all);
}

interface Turner {
  readonly info: UnitInfo | LeaderInfo;
  readonly at: PlaceCode;
  readonly side: SideId;
  /** A unit's kind is of import to garrisons. */
  readonly unit: UnitInfo | undefined;
}

function turner(situation: Situation, piece: string): Turner | undefined {
  const { roster } = situation;
  const unit = roster.units[roster.unitCodes.get(piece as UnitId) ?? -1];
  const leader = roster.leaders[roster.leaderCodes.get(piece) ?? -1];
  if (unit !== undefined)
    return { info: unit, unit, at: situation.placeOfUnit(unit.code), side: situation.sideOfUnit(unit.code) };
  if (leader === undefined) return undefined;
  const { code } = leader;
  return { info: leader, unit, at: situation.placeOfLeader(code), side: situation.sideOfLeader(code) };
}

export function refuseTurning(situation: Situation, frame: Phase, action: Turning): Refusal {
  const { piece } = action;
  const found = turner(situation, piece);
  if (found === undefined) return refusal('pieceUnknown', 'R 11.2', { piece });
  if (found.side !== frame.side) return refusal('notOfTheSide', 'R 11.2', { piece });
  if (frame.turned.includes(found.info.id)) return refusal('alreadyTurned', 'ruling C8.5', { piece });
  if (refusesToMove(situation, found.info.id)) return refusal('refusesToMove', 'R 17.4', { piece });
  if (!mayTurn(situation, spentIn(situation, frame), found.info)) return refusal('mayNotMove', 'R 3.3', { piece });
  return action.type === 'garrison'
    ? refuseGarrison(situation, frame, found, action.city)
    : refuseField(situation, found, action.province);
}

function refuseGarrison(situation: Situation, { side }: Phase, { info, unit, at }: Turner, id: string): Refusal {
  const params = { piece: info.id, city: id };
  const city = situation.ground.cities.find(({ fact }) => fact.id === id);
  if (city === undefined) return refusal('cityUnknown', 'R 11.2', { city: id });
  if (!city.provinces.includes(at)) return refusal('notFromHere', 'R 11.2', params);
  const isFit = unit === undefined || (isInfantry(unit.kind) && hasRoom(situation, city, side));
  if (!isFit || !isOwn(situation, city, side)) return refusal('noGarrison', 'R 11.2', params);
  return joins(situation, garrisonOf(situation, city, side), info)
    ? refusal('alikeListed', 'R 11.2', params)
    : refusal('otherForceThere', 'R 6.3', params);
}

function refuseField(situation: Situation, { info, at }: Turner, province: string): Refusal {
  const { codes, provinces, cities } = situation.ground;
  const to = codes.get(province) ?? -1;
  if (provinces[to] === undefined) return refusal('provinceUnknown', 'R 11.2', { province });
  const params = { piece: info.id, province };
  const city = cities.find(({ code }) => code === at);
  return city?.provinces.includes(to) === true
    ? refusal('alikeListed', 'R 11.2', params)
    : refusal('notFromHere', 'R 11.2', params);
}

export function applyTurning(run: GameRun, frame: Draft<Phase>, action: Turning): void {
  const { state } = run;
  const to = state.ground.codes.get(action.type === 'garrison' ? action.city : action.province);
  const found = turner(state, action.piece);
  if (to === undefined || found === undefined) return;
  frame.turned.push(found.info.id);
  if (found.unit === undefined) moveLeader(run, found.info.code, to, 'R 11.2');
  else moveUnit(run, found.info.code, to, 'R 11.2');
  // R 14.3: those who come out of Gaza on both sides part.
  const city = state.ground.cities.find(({ code }) => code === found.at);
  if (city !== undefined) partScattered(run, city.provinces);
}

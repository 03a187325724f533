/** R 6.2, 11.2: garrisons of cities take the field, and go back, as their side moves. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { Components } from '../data/shape.js';
import { partScattered } from '../deeds/bands.js';
import { moveLeader } from '../deeds/leaders.js';
import { moveUnit } from '../deeds/units.js';
import type { MovementFrame } from '../frame/index.js';
import { firstOfEach } from '../query/alike.js';
import { isFounded } from '../query/control.js';
import { forceOfLeader } from '../query/forces.js';
import { mayEnter } from '../query/movement.js';
import { refusesToMove } from '../query/mutiny.js';
import { cityAt, isPeopledBy, leadersAt, unitsAt } from '../query/presence.js';
import { garrisonRoom } from '../query/siege.js';
import { unspent, type Spent } from '../query/spent.js';
import { groundOf, type City, type PlaceCode } from '../table/ground.js';
import { lastingInFor } from '../table/lasting.js';
import { once } from '../table/once.js';
import { Ready } from '../table/ready.js';
import { rosterOf, type LeaderInfo, type Roster, type UnitInfo } from '../table/roster.js';
import type { Stamp } from '../table/stamp.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { isInfantry } from '../units.js';
import type { ForceName, PieceId, SideId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type Garrison = Extract<Action, { readonly type: 'garrison' }>;
type TakeField = Extract<Action, { readonly type: 'takeField' }>;
type Turning = Garrison | TakeField;

/** Whether it is a city with walls of a side. */
const isOwn = (situation: Situation, { number }: City, side: SideId): boolean =>
  situation.wallHolderOf(number) === side && isFounded(situation, number);

/** Whether a city takes in one unit more (R 11.2). */
const hasRoom = (situation: Situation, { number, code }: City, side: SideId): boolean =>
  situation.countAt(code, side) < garrisonRoom(situation.wallsOf(number));

const forceOfPiece = (situation: Situation, info: UnitInfo | LeaderInfo): ForceName =>
  'kind' in info ? situation.law.forceOf(situation, info.code) : forceOfLeader(situation, info.code);

/** The forces of which a side has somebody in a city. */
function garrisonOf(situation: Situation, { code }: City, side: SideId): readonly ForceName[] {
  const forces: ForceName[] = [];
  const note = (info: UnitInfo | LeaderInfo): void => {
    const force = forceOfPiece(situation, info);
    if (!forces.includes(force)) forces.push(force);
  };
  unitsAt(situation, code, side).forEach(note);
  leadersAt(situation, code, side).forEach(note);
  return forces;
}

/** R 6.3: whether a piece would be in a city with nobody or its own. */
const joins = (situation: Situation, garrison: readonly ForceName[], info: UnitInfo | LeaderInfo): boolean =>
  garrison.every((force) => force === forceOfPiece(situation, info));

/** The number of a piece among all units and leaders: these follow upon those. */
const numberOf = ({ units }: Roster, info: UnitInfo | LeaderInfo): number =>
  'kind' in info ? info.code : units.length + info.code;
const pieceOf = ({ units, leaders }: Roster, number: number): PieceId =>
  ((units[number] ?? leaders[number - units.length]) as UnitInfo | LeaderInfo).id;

/** R 11.2: whatever anybody can do who turns. */
const readyTurns = once((components: Components) => {
  const [roster, { places }] = [rosterOf(components), groundOf(components)];
  return {
    garrison: new Ready<Garrison>((player, who, to) => {
      return { type: 'garrison', player, piece: pieceOf(roster, who), city: places[to] as string };
    }),
    takeField: new Ready<TakeField>((player, who, to) => {
      return { type: 'takeField', player, piece: pieceOf(roster, who), province: places[to] as string };
    }),
  };
});

/** Where those of a side turn. */
interface Gate {
  readonly situation: Situation;
  readonly city: City;
  readonly side: SideId;
}

/** Lists what somebody can do there who turns. */
type ListTurns = (gate: Gate, info: UnitInfo | LeaderInfo, all: Action[]) => void;

/** He goes in. */
const listInto: ListTurns = ({ situation: { components, roster }, city, side }, info, all) => {
  all.push(readyTurns(components).garrison.of(side, numberOf(roster, info), city.code));
};

/** He comes out: of Gaza on either side (ruling C8.6). */
const listOut: ListTurns = ({ situation, city, side }, info, all) => {
  const { takeField } = readyTurns(situation.components);
  for (const province of city.provinces)
    if (mayEnter(situation, info, side, province))
      all.push(takeField.of(side, numberOf(situation.roster, info), province));
};

/** Those who are free to turn at a city in one direction, and what can be done before anybody is spent. */
interface Throng {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly turns: readonly Action[];
}

const NO_ONE: Throng = { units: [], leaders: [], turns: [] };

function throng(gate: Gate, units: readonly UnitInfo[], leaders: readonly LeaderInfo[], listTurns: ListTurns): Throng {
  const turns: Action[] = [];
  const all = { units, leaders, turns };
  listTurning(gate, unspent(gate.side), all, listTurns, turns);
  return all;
}

const isFree = (situation: Situation, side: SideId, info: UnitInfo | LeaderInfo): boolean =>
  situation.law.isFree(situation, { side, info });

/** When anything has changed last in a city, or in the freedom of those in it. */
function sinceInside(situation: Situation, number: number): Stamp {
  const { code } = situation.ground.cities[number] as City;
  return Math.max(situation.law.sinceFreedom(situation), situation.stampOf(code));
}

/** The same with the field around it; one that is founded is there from some turn on (R 15.4). */
function sinceAround(situation: Situation, number: number): Stamp {
  const { provinces, fact } = situation.ground.cities[number] as City;
  let since = sinceInside(situation, number);
  for (const province of provinces) since = Math.max(since, situation.stampOf(province));
  return fact.foundedBy === undefined ? since : Math.max(since, situation.courseStamp());
}

/** R 6.3, 11.2: the units and leaders who fit into a city from the field around it. */
const comersTo: (situation: Situation, number: number, side: SideId) => Throng = lastingInFor(
  'cities',
  sinceAround,
  function comers(situation, number, side) {
    const city = situation.ground.cities[number] as City;
    if (!isOwn(situation, city, side)) return NO_ONE;
    const garrison = garrisonOf(situation, city, side);
    const isOpen = hasRoom(situation, city, side);
    const units: UnitInfo[] = [];
    const leaders: LeaderInfo[] = [];
    for (const province of city.provinces) {
      for (const info of isOpen ? unitsAt(situation, province, side) : [])
        if (isInfantry(info.kind) && joins(situation, garrison, info) && isFree(situation, side, info))
          units.push(info);
      for (const info of leadersAt(situation, province, side))
        if (joins(situation, garrison, info) && isFree(situation, side, info)) leaders.push(info);
    }
    return units.length + leaders.length === 0 ? NO_ONE : throng({ situation, city, side }, units, leaders, listInto);
  },
);

/** Those of a side who are in a city. */
const goersFrom: (situation: Situation, number: number, side: SideId) => Throng = lastingInFor(
  'cities',
  sinceInside,
  function goers(situation, number, side) {
    const city = situation.ground.cities[number] as City;
    const units = unitsAt(situation, city.code, side).filter((info) => isFree(situation, side, info));
    const leaders = leadersAt(situation, city.code, side).filter((info) => isFree(situation, side, info));
    return units.length + leaders.length === 0 ? NO_ONE : throng({ situation, city, side }, units, leaders, listOut);
  },
);

/** Of the units that have moved, or have not, the first of each that are alike and can turn. */
function listUnits(
  gate: Gate,
  { moved, turned }: Spent,
  units: readonly UnitInfo[],
  areMoved: boolean,
  listTurns: ListTurns,
  all: Action[],
): void {
  const able = units.filter((unit) => moved.has(unit.id) === areMoved && !turned.has(unit.id));
  for (const first of firstOfEach(gate.situation, able)) listTurns(gate, first, all);
}

/** Of those who could turn, who can in this phase: of units those who have moved after and apart from those who have not, and leaders last. */
function listTurning(gate: Gate, spent: Spent, { units, leaders }: Throng, listTurns: ListTurns, all: Action[]): void {
  listUnits(gate, spent, units, false, listTurns, all);
  if (spent.moved.size > 0) listUnits(gate, spent, units, true, listTurns, all);
  for (const leader of leaders) if (!spent.turned.has(leader.id)) listTurns(gate, leader, all);
}

/** Whether they can do what they could before anybody was spent: of the units all have moved, or none, and nobody has turned. */
function areAsAtFirst({ isAny, moved, turned }: Spent, { units, leaders }: Throng): boolean {
  if (!isAny) return true;
  const [first] = units;
  const areMoved = first !== undefined && moved.has(first.id);
  for (const unit of units) if (moved.has(unit.id) !== areMoved || turned.has(unit.id)) return false;
  for (const leader of leaders) if (turned.has(leader.id)) return false;
  return true;
}

function addTurns(gate: Gate, spent: Spent, throng: Throng, listTurns: ListTurns, all: Action[]): void {
  if (areAsAtFirst(spent, throng)) for (const turn of throng.turns) all.push(turn);
  else listTurning(gate, spent, throng, listTurns, all);
}

/** Whether there may be anybody of the side that has this number in the field around a city. */
function isFlanked(situation: Situation, { provinces }: City, seat: number): boolean {
  for (const province of provinces) if (isPeopledBy(situation, province, seat)) return true;
  return false;
}

/** R 11.2: all who can go into a city or come out of one; to march, they must (ruling C8.2). */
export function turnings(situation: Situation, spent: Spent, all: Action[]): void {
  const { side } = spent;
  const seat = situation.roster.sides.indexOf(side);
  if (seat < 0) return;
  for (const city of situation.ground.cities) {
    const { number, code } = city;
    if (situation.wallHolderOf(number) === side && isFlanked(situation, city, seat))
      addTurns({ situation, city, side }, spent, comersTo(situation, number, side), listInto, all);
    if (isPeopledBy(situation, code, seat))
      addTurns({ situation, city, side }, spent, goersFrom(situation, number, side), listOut, all);
  }
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
  if (!situation.law.mayMove(situation, { side: frame.side, info: found.info }))
    return refusal('mayNotMove', 'R 3.3', { piece });
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
  const { codes, provinces } = situation.ground;
  const to = codes.get(province) ?? -1;
  if (provinces[to] === undefined) return refusal('provinceUnknown', 'R 11.2', { province });
  const params = { piece: info.id, province };
  const city = cityAt(situation, at);
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
  const city = cityAt(state, found.at);
  if (city !== undefined) partScattered(run, city.provinces);
}

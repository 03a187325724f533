/** R 6.2, 11.2: who can go into a city, or come out of one, as his side moves. */
import type { Action } from '../action/index.js';
import type { Components } from '../data/shape.js';
import { firstOfEach } from '../query/alike.js';
import { isFounded } from '../query/control.js';
import { forceOfLeader } from '../query/forces.js';
import { garrisonOf, hasRoom, joins } from '../query/garrison.js';
import { mayEnter } from '../query/movement.js';
import { isLed, isPeopledBy, leadersAt, placeOfCity, unitsAt } from '../query/presence.js';
import { hasMoved, isTurned, type Spent } from '../query/spent.js';
import { groundOf, type City } from '../table/ground.js';
import { lastingInFor } from '../table/lasting.js';
import { once } from '../table/once.js';
import { Ready } from '../table/ready.js';
import {
  rosterOf,
  type LeaderCode,
  type LeaderInfo,
  type Roster,
  type UnitCode,
  type UnitInfo,
} from '../table/roster.js';
import type { Stamp } from '../table/stamp.js';
import type { Situation } from '../table/situation.js';
import { isInfantry } from '../units.js';
import type { PieceId, SideId } from '../vocabulary.js';

type Garrison = Extract<Action, { readonly type: 'garrison' }>;
type TakeField = Extract<Action, { readonly type: 'takeField' }>;

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

/** Where those of a side turn, and what they can do there. */
interface Passing {
  readonly situation: Situation;
  readonly city: City;
  readonly side: SideId;
  readonly ready: ReturnType<typeof readyTurns>;
}

const passingAt = (situation: Situation, number: number, side: SideId): Passing => ({
  situation,
  city: situation.ground.cities[number] as City,
  side,
  ready: readyTurns(situation.components),
});

/** Lists what somebody can do there who turns. */
type ListTurns = (passing: Passing, info: UnitInfo | LeaderInfo, all: Action[]) => void;

/** He goes in. */
const listInto: ListTurns = ({ situation: { roster }, city, side, ready: { garrison } }, info, all) => {
  all.push(garrison.of(side, numberOf(roster, info), city.code));
};

/** He comes out: of Gaza on either side (ruling C8.6). */
const listOut: ListTurns = ({ situation, city, side, ready: { takeField } }, info, all) => {
  for (const province of city.provinces)
    if (mayEnter(situation, info, side, province))
      all.push(takeField.of(side, numberOf(situation.roster, info), province));
};

/** Those who are free to turn at a city in one direction, by their codes, and what can be done before anybody is spent. */
interface Throng {
  readonly units: readonly UnitCode[];
  readonly leaders: readonly LeaderCode[];
  readonly turns: readonly Action[];
}

const NO_ONE: Throng = { units: [], leaders: [], turns: [] };

/** Lists the turns of the first of each of these units that are alike. */
function listFirsts(passing: Passing, units: readonly UnitCode[], listTurns: ListTurns, all: Action[]): void {
  const { situation } = passing;
  const infos: UnitInfo[] = [];
  for (const unit of units) infos.push(situation.roster.units[unit] as UnitInfo);
  for (const first of firstOfEach(situation, infos)) listTurns(passing, first, all);
}

function listLeader(passing: Passing, leader: LeaderCode, listTurns: ListTurns, all: Action[]): void {
  listTurns(passing, passing.situation.roster.leaders[leader] as LeaderInfo, all);
}

/** Of the units the first of each that are alike turn, and all leaders. */
function throng(
  passing: Passing,
  units: readonly UnitCode[],
  leaders: readonly LeaderCode[],
  listTurns: ListTurns,
): Throng {
  if (units.length + leaders.length === 0) return NO_ONE;
  const turns: Action[] = [];
  listFirsts(passing, units, listTurns, turns);
  for (const leader of leaders) listLeader(passing, leader, listTurns, turns);
  return { units, leaders, turns };
}

const isFree = (situation: Situation, side: SideId, info: UnitInfo | LeaderInfo): boolean =>
  situation.law.isFree(situation, { side, info });

/** When anything has changed last in a city, or in the freedom of those in it. */
const sinceInside = (situation: Situation, number: number): Stamp =>
  Math.max(situation.law.sinceFreedom(situation), situation.stampOf(placeOfCity(situation, number)));

/** The same with the field around it. */
function sinceAround(situation: Situation, number: number): Stamp {
  let since = sinceInside(situation, number);
  for (const province of (situation.ground.cities[number] as City).provinces)
    since = Math.max(since, situation.stampOf(province));
  return since;
}

/** R 6.3, 11.2: the units and leaders who fit into a city of theirs from the field around it. */
const comersTo: (situation: Situation, number: number, side: SideId) => Throng = lastingInFor(
  'cities',
  sinceAround,
  function comers(situation, number, side) {
    const { ground, law } = situation;
    const city = ground.cities[number] as City;
    const garrison = garrisonOf(situation, city, side);
    const isOpen = hasRoom(situation, city, side);
    const [units, leaders]: [UnitCode[], LeaderCode[]] = [[], []];
    for (const province of city.provinces) {
      for (const info of isOpen ? unitsAt(situation, province, side) : [])
        if (
          isInfantry(info.kind) &&
          joins(garrison, law.forceOf(situation, info.code)) &&
          isFree(situation, side, info)
        )
          units.push(info.code);
      for (const info of leadersAt(situation, province, side))
        if (joins(garrison, forceOfLeader(situation, info.code)) && isFree(situation, side, info))
          leaders.push(info.code);
    }
    return throng(passingAt(situation, number, side), units, leaders, listInto);
  },
);

/** Those of a side who are in a city. */
const goersFrom: (situation: Situation, number: number, side: SideId) => Throng = lastingInFor(
  'cities',
  sinceInside,
  function goers(situation, number, side) {
    const place = placeOfCity(situation, number);
    const [units, leaders]: [UnitCode[], LeaderCode[]] = [[], []];
    for (const info of unitsAt(situation, place, side)) if (isFree(situation, side, info)) units.push(info.code);
    for (const info of leadersAt(situation, place, side)) if (isFree(situation, side, info)) leaders.push(info.code);
    return throng(passingAt(situation, number, side), units, leaders, listOut);
  },
);

/** Whether they can do what they could before anybody was spent: of the units all have moved, or none, and nobody has turned. */
function areAsAtFirst({ units: ofUnits, leaders: ofLeaders }: Spent, { units, leaders }: Throng): boolean {
  const areMoved = units.length > 0 && hasMoved(ofUnits[units[0] as UnitCode] as number);
  for (const unit of units) {
    const notes = ofUnits[unit] as number;
    if (isTurned(notes) || hasMoved(notes) !== areMoved) return false;
  }
  for (const leader of leaders) if (isTurned(ofLeaders[leader] as number)) return false;
  return true;
}

/** Of the units that have moved, or have not, those that can turn. */
function ableOf({ units: ofUnits }: Spent, units: readonly UnitCode[], areMoved: boolean): readonly UnitCode[] {
  const able: UnitCode[] = [];
  for (const unit of units) {
    const notes = ofUnits[unit] as number;
    if (!isTurned(notes) && hasMoved(notes) === areMoved) able.push(unit);
  }
  return able;
}

/** Of those who could turn, who can in this phase: of units those who have moved after and apart from those who have not, and leaders last. */
function listTurning(
  passing: Passing,
  spent: Spent,
  { units, leaders }: Throng,
  listTurns: ListTurns,
  all: Action[],
): void {
  listFirsts(passing, ableOf(spent, units, false), listTurns, all);
  listFirsts(passing, ableOf(spent, units, true), listTurns, all);
  for (const leader of leaders)
    if (!isTurned(spent.leaders[leader] as number)) listLeader(passing, leader, listTurns, all);
}

/** Whether a city is a side's, and somebody of it, which has this seat, may be in the field around for whom there is room. */
function hasComers(situation: Situation, number: number, side: SideId, seat: number): boolean {
  if (situation.wallHolderOf(number) !== side) return false;
  const city = situation.ground.cities[number] as City;
  const isOpen = hasRoom(situation, city, side);
  for (const province of city.provinces)
    if (isOpen ? isPeopledBy(situation, province, seat) : isLed(situation, province))
      return isFounded(situation, number);
  return false;
}

/** R 11.2: all who can go into a city or come out of one; to march, they must (ruling C8.2). */
export function turnings(situation: Situation, side: SideId, spent: Spent, all: Action[]): void {
  const { roster, ground } = situation;
  const seat = roster.sides.indexOf(side);
  if (seat < 0) return;
  const turn = (number: number, throng: Throng, listTurns: ListTurns): void => {
    if (areAsAtFirst(spent, throng)) for (const turn of throng.turns) all.push(turn);
    else listTurning(passingAt(situation, number, side), spent, throng, listTurns, all);
  };
  // Most cities are of no import to a side: it is told by their numbers.
  const { length } = ground.cities;
  for (let number = 0; number < length; number++) {
    if (hasComers(situation, number, side, seat)) turn(number, comersTo(situation, number, side), listInto);
    if (isPeopledBy(situation, placeOfCity(situation, number), seat))
      turn(number, goersFrom(situation, number, side), listOut);
  }
}

/** R 6.2, 11.2: who can go into a city, or come out of one, as his side moves. */
import type { Action } from '../action/index.js';
import type { Components } from '../data/shape.js';
import { firstOfEach } from '../query/alike.js';
import { forceOfLeader } from '../query/forces.js';
import { garrisonOf, hasRoom, isOwn, joins } from '../query/garrison.js';
import { mayEnter } from '../query/movement.js';
import { isPeopledBy, leadersAt, unitsAt } from '../query/presence.js';
import { hasMoved, isTurned, type Spent } from '../query/spent.js';
import { groundOf, type City } from '../table/ground.js';
import { lastingFor, lastingInFor } from '../table/lasting.js';
import { once } from '../table/once.js';
import { Ready } from '../table/ready.js';
import { rosterOf, type LeaderInfo, type Roster, type UnitInfo } from '../table/roster.js';
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

const passingAt = (situation: Situation, city: City, side: SideId): Passing => ({
  situation,
  city,
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

/** Those who are free to turn at a city in one direction, and what can be done before anybody is spent. */
interface Throng {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly turns: readonly Action[];
}

const NO_ONE: Throng = { units: [], leaders: [], turns: [] };

/** Of the units the first of each that are alike turn, and all leaders. */
function throng(
  passing: Passing,
  units: readonly UnitInfo[],
  leaders: readonly LeaderInfo[],
  listTurns: ListTurns,
): Throng {
  if (units.length + leaders.length === 0) return NO_ONE;
  const turns: Action[] = [];
  for (const first of firstOfEach(passing.situation, units)) listTurns(passing, first, turns);
  for (const leader of leaders) listTurns(passing, leader, turns);
  return { units, leaders, turns };
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
    const { ground, law } = situation;
    const city = ground.cities[number] as City;
    if (!isOwn(situation, city, side)) return NO_ONE;
    const garrison = garrisonOf(situation, city, side);
    const isOpen = hasRoom(situation, city, side);
    const units: UnitInfo[] = [];
    const leaders: LeaderInfo[] = [];
    for (const province of city.provinces) {
      for (const info of isOpen ? unitsAt(situation, province, side) : [])
        if (
          isInfantry(info.kind) &&
          joins(garrison, law.forceOf(situation, info.code)) &&
          isFree(situation, side, info)
        )
          units.push(info);
      for (const info of leadersAt(situation, province, side))
        if (joins(garrison, forceOfLeader(situation, info.code)) && isFree(situation, side, info)) leaders.push(info);
    }
    return throng(passingAt(situation, city, side), units, leaders, listInto);
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
    return throng(passingAt(situation, city, side), units, leaders, listOut);
  },
);

/** Whether they can do what they could before anybody was spent: of the units all have moved, or none, and nobody has turned. */
function areAsAtFirst({ units: ofUnits, leaders: ofLeaders }: Spent, { units, leaders }: Throng): boolean {
  const [first] = units;
  const areMoved = first !== undefined && hasMoved(ofUnits[first.code] as number);
  for (const { code } of units) {
    const notes = ofUnits[code] as number;
    if (isTurned(notes) || hasMoved(notes) !== areMoved) return false;
  }
  for (const { code } of leaders) if (isTurned(ofLeaders[code] as number)) return false;
  return true;
}

/** Of the units that have moved, or have not, the first of each that are alike and can turn. */
function listUnits(
  passing: Passing,
  { units: ofUnits }: Spent,
  units: readonly UnitInfo[],
  areMoved: boolean,
  listTurns: ListTurns,
  all: Action[],
): void {
  const able: UnitInfo[] = [];
  for (const unit of units) {
    const notes = ofUnits[unit.code] as number;
    if (!isTurned(notes) && hasMoved(notes) === areMoved) able.push(unit);
  }
  for (const first of firstOfEach(passing.situation, able)) listTurns(passing, first, all);
}

/** Of those who could turn, who can in this phase: of units those who have moved after and apart from those who have not, and leaders last. */
function listTurning(
  passing: Passing,
  spent: Spent,
  { units, leaders }: Throng,
  listTurns: ListTurns,
  all: Action[],
): void {
  listUnits(passing, spent, units, false, listTurns, all);
  listUnits(passing, spent, units, true, listTurns, all);
  for (const leader of leaders) if (!isTurned(spent.leaders[leader.code] as number)) listTurns(passing, leader, all);
}

/** Whether there may be anybody of the side that has this number in the field around a city. */
function isFlanked(situation: Situation, { provinces }: City, seat: number): boolean {
  for (const province of provinces) if (isPeopledBy(situation, province, seat)) return true;
  return false;
}

/** A city at which there may be somebody of a side who could turn: around its walls, or in it. */
interface Gate {
  readonly city: City;
  readonly isFlanked: boolean;
  readonly isManned: boolean;
}

/** Those of a side. */
const gatesOf: (situation: Situation, side: SideId) => readonly Gate[] = lastingFor(
  (situation) => Math.max(situation.presenceStamp(), situation.landStamp()),
  function gates(situation, side) {
    const seat = situation.roster.sides.indexOf(side);
    const found: Gate[] = [];
    if (seat < 0) return found;
    for (const city of situation.ground.cities) {
      const gate = {
        city,
        isFlanked: situation.wallHolderOf(city.number) === side && isFlanked(situation, city, seat),
        isManned: isPeopledBy(situation, city.code, seat),
      };
      if (gate.isFlanked || gate.isManned) found.push(gate);
    }
    return found;
  },
);

/** R 11.2: all who can go into a city or come out of one; to march, they must (ruling C8.2). */
export function turnings(situation: Situation, side: SideId, spent: Spent, all: Action[]): void {
  const turn = (city: City, throng: Throng, listTurns: ListTurns): void => {
    if (areAsAtFirst(spent, throng)) for (const turn of throng.turns) all.push(turn);
    else listTurning(passingAt(situation, city, side), spent, throng, listTurns, all);
  };
  for (const { city, isFlanked, isManned } of gatesOf(situation, side)) {
    if (isFlanked) turn(city, comersTo(situation, city.number, side), listInto);
    if (isManned) turn(city, goersFrom(situation, city.number, side), listOut);
  }
}

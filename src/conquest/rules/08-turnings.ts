/** R 6.2, 11.2: who can go into a city, or come out of one, as his side moves. */
import type { Action } from '../action/index.js';
import type { Components } from '../data/shape.js';
import { areAlike } from '../query/alike.js';
import { isFounded } from '../query/control.js';
import { forceOfLeader } from '../query/forces.js';
import { citiesOf, garrisonOf, hasRoom, joins } from '../query/garrison.js';
import { FREEDOM, mayEnter } from '../query/movement.js';
import { isLed, isPeopledBy, leadersAt, placeOfCity, unitsAt } from '../query/presence.js';
import { hasMoved, isTurned, type Spent } from '../query/spent.js';
import { groundOf, type City } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { ActionPool, derived, here } from '../../core/board/index.js';
import { rosterOf, type LeaderInfo, type Roster, type UnitInfo } from '../table/roster.js';
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
const readyTurns = derived((components: Components) => {
  const [roster, { places }] = [rosterOf(components), groundOf(components)];
  return {
    garrison: new ActionPool<Garrison>((player, who, to) => {
      return { type: 'garrison', player, piece: pieceOf(roster, who), city: places[to] as string };
    }),
    takeField: new ActionPool<TakeField>((player, who, to) => {
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

/** What somebody can do there who turns. */
type TurnsOf = (passing: Passing, info: UnitInfo | LeaderInfo) => readonly Action[];

/** He goes in. */
const turnsInto: TurnsOf = ({ situation: { roster }, city, side, ready: { garrison } }, info) => [
  garrison.of(side, numberOf(roster, info), city.code),
];

/** He comes out: of Gaza on either side (ruling C8.6). */
const turnsOut: TurnsOf = ({ situation, city, side, ready: { takeField } }, info) => {
  const turns: Action[] = [];
  for (const province of city.provinces)
    if (mayEnter(situation, info, side, province))
      turns.push(takeField.of(side, numberOf(situation.roster, info), province));
  return turns;
};

/** Those who are free to turn at a city in one direction, and what each of them can do. */
interface Throng {
  readonly units: readonly UnitInfo[];
  readonly ofUnits: readonly (readonly Action[])[];
  /** Of each unit the last one before it that is alike, by its place among them; `NO_TWIN` without any. */
  readonly twins: readonly number[];
  readonly leaders: readonly LeaderInfo[];
  readonly ofLeaders: readonly (readonly Action[])[];
}

const NO_TWIN = -1;
const NO_ONE: Throng = { units: [], ofUnits: [], twins: [], leaders: [], ofLeaders: [] };

/** Those of a kind follow upon each other: who is alike is most often the last. */
function twinsOf(situation: Situation, units: readonly UnitInfo[]): readonly number[] {
  const twins: number[] = [];
  for (let index = 0; index < units.length; index++) {
    let twin = index - 1;
    while (twin >= 0 && !areAlike(situation, units[twin] as UnitInfo, units[index] as UnitInfo)) twin--;
    twins.push(twin < 0 ? NO_TWIN : twin);
  }
  return twins;
}

function throng(
  passing: Passing,
  units: readonly UnitInfo[],
  leaders: readonly LeaderInfo[],
  turnsOf: TurnsOf,
): Throng {
  if (units.length + leaders.length === 0) return NO_ONE;
  const [ofUnits, ofLeaders]: [(readonly Action[])[], (readonly Action[])[]] = [[], []];
  for (const unit of units) ofUnits.push(turnsOf(passing, unit));
  for (const leader of leaders) ofLeaders.push(turnsOf(passing, leader));
  return { units, ofUnits, twins: twinsOf(passing.situation, units), leaders, ofLeaders };
}

const isFree = (situation: Situation, side: SideId, info: UnitInfo | LeaderInfo): boolean =>
  situation.law.isFree(situation, { side, info });

const passingAt = (situation: Situation, number: number, side: SideId): Passing => ({
  situation,
  city: situation.ground.cities[number] as City,
  side,
  ready: readyTurns(situation.components),
});

/** R 6.3, 11.2: the units and leaders who fit into a city of theirs from the field around it. */
const comersTo: (situation: Situation, number: number, side: SideId) => Throng = memo(
  { of: 'city', forSide: true, on: [here('pieces'), here('control'), ...FREEDOM] },
  function comers(situation, number, side) {
    const { ground, law } = situation;
    const city = ground.cities[number] as City;
    const garrison = garrisonOf(situation, city, side);
    const isOpen = hasRoom(situation, city, side);
    const [units, leaders]: [UnitInfo[], LeaderInfo[]] = [[], []];
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
    return throng(passingAt(situation, number, side), units, leaders, turnsInto);
  },
);

/** Those of a side who are in a city. */
const goersFrom: (situation: Situation, number: number, side: SideId) => Throng = memo(
  { of: 'city', forSide: true, on: [here('pieces'), ...FREEDOM] },
  function goers(situation, number, side) {
    const place = placeOfCity(situation, number);
    const [units, leaders]: [UnitInfo[], LeaderInfo[]] = [[], []];
    for (const info of unitsAt(situation, place, side)) if (isFree(situation, side, info)) units.push(info);
    for (const info of leadersAt(situation, place, side)) if (isFree(situation, side, info)) leaders.push(info);
    return throng(passingAt(situation, number, side), units, leaders, turnsOut);
  },
);

/** Whether a unit is one of those that have moved, or have not, and can turn. */
function canTurn(spent: Spent, { units }: Throng, index: number, areMoved: boolean): boolean {
  const notes = spent.units[(units[index] as UnitInfo).code] as number;
  return !isTurned(notes) && hasMoved(notes) === areMoved;
}

/** Whether it is the first of those that are alike. */
function isFirstToTurn(spent: Spent, throng: Throng, index: number, areMoved: boolean): boolean {
  if (!canTurn(spent, throng, index, areMoved)) return false;
  const { twins } = throng;
  for (let twin = twins[index] as number; twin !== NO_TWIN; twin = twins[twin] as number)
    if (canTurn(spent, throng, twin, areMoved)) return false;
  return true;
}

function listUnits(spent: Spent, throng: Throng, areMoved: boolean, all: Action[]): void {
  const { ofUnits } = throng;
  for (let index = 0; index < ofUnits.length; index++)
    if (isFirstToTurn(spent, throng, index, areMoved))
      for (const turn of ofUnits[index] as readonly Action[]) all.push(turn);
}

/** Of those who could turn, who can in this phase: of units the first of each that are alike, who have moved after and apart from those who have not; and leaders last. */
function listThrong(spent: Spent, throng: Throng, all: Action[]): void {
  const { leaders, ofLeaders } = throng;
  listUnits(spent, throng, false, all);
  listUnits(spent, throng, true, all);
  for (let index = 0; index < leaders.length; index++)
    if (!isTurned(spent.leaders[(leaders[index] as LeaderInfo).code] as number))
      for (const turn of ofLeaders[index] as readonly Action[]) all.push(turn);
}

/** Whether somebody of the side that has this seat, whose city it is, may be in the field around for whom there is room. */
function hasComers(situation: Situation, city: City, side: SideId, seat: number): boolean {
  const isOpen = hasRoom(situation, city, side);
  for (const province of city.provinces)
    if (isOpen ? isPeopledBy(situation, province, seat) : isLed(situation, province))
      return isFounded(situation, city.number);
  return false;
}

/** R 11.2: all who can go into a city of theirs or come out of one; to march, they must (ruling C8.2). */
export function turnings(situation: Situation, side: SideId, spent: Spent, all: Action[]): void {
  const seat = situation.roster.sides.indexOf(side);
  for (const city of citiesOf(situation, side)) {
    const { number, code } = city;
    if (hasComers(situation, city, side, seat)) listThrong(spent, comersTo(situation, number, side), all);
    if (isPeopledBy(situation, code, seat)) listThrong(spent, goersFrom(situation, number, side), all);
  }
}

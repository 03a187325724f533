/** R 10.6-10.9: who may move where on the Tactical Display. */
import { MOST_INTRUDERS, MOST_SHIFTED, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter, ManoeuvreFrame, Move, Posted } from '../frame/index.js';
import type { UnitCode } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import {
  armyOf,
  fightersAt,
  firstFighters,
  hasPost,
  isSamePost,
  leaderWith,
  linesWithRoom,
  membersOf,
  sideOfLeader,
  unitNamed,
} from './display.js';
import {
  firstStandings,
  linesAt,
  postOf,
  standingsOf,
  stationAt,
  stationsBeside,
  stationsOf,
  type Standing,
  type Station,
  type Stations,
} from './display-stations.js';

/** What a side that moves has done; the set-up asks the same of lines. */
export type Moving = Pick<ManoeuvreFrame, 'side' | 'handled'>;

/** The units of a side that can still do anything in this phase: looked for once for a list. */
export interface Movers {
  /** After it the boxes of the army are called in which the side fights. */
  readonly army: SideId;
  readonly stations: Stations;
  /** All of the side that fight. */
  readonly all: readonly Standing[];
  /** Each does one thing, and who is locked in combat nothing. */
  readonly free: readonly Standing[];
  /** Those of them who can go anywhere. */
  readonly movable: readonly Standing[];
  /** Those of them whom their boxes can spare, alike ones once: these stand in the same line of the same box. */
  readonly spared: readonly Standing[];
}

export function moversOf(situation: Situation, battle: BattleFrame, { side, handled }: Moving): Movers {
  const army = armyOf(battle, side).side;
  const stations = stationsOf(situation, battle);
  const all = standingsOf(situation, battle, stations, side);
  const free = all.filter(({ fighter, isEngaged }) => !isEngaged && !handled.includes(fighter.unit));
  const movable = free.filter(({ fighter }) => !isRooted(situation, fighter));
  const spared = firstStandings(movable.filter(({ fighter, at }) => canSpare(fighter, at, army)));
  return { army, stations, all, free, movable, spared };
}

/** Whether a unit stays where it was placed: artillery does, and who stands with it (R S2.4); it closes gaps as others do (ruling S2.3). */
export const isRooted = (situation: Situation, fighter: Pick<Fighter, 'unit' | 'with'>): boolean =>
  membersOf(fighter).some((id) => unitNamed(situation, id).kind.engine === true);

/** R 10.6, 10.8, ruling C10.18: whether a box can spare a unit: of the first line one stays, where the battle line is held by its own army. */
export const canSpare = ({ line }: Fighter, { army, fact, first }: Station, own: SideId): boolean =>
  army !== own || fact.battleLine !== true || line === 2 || first > 1;

const isMove = (move: Move, from: Post, to: Post): boolean => isSamePost(move.from, from) && isSamePost(move.to, to);

/** R 10.9: whether units may advance from one box into another; any box that was empty will do (ruling C10.16). */
export function mayAdvance(
  battle: BattleFrame,
  { side, advances }: ManoeuvreFrame,
  from: Station,
  to: Station,
): boolean {
  if (!hasPost(battle.vacant, to)) return false;
  const going = advances.find((move) => isSamePost(move.to, to));
  if (going !== undefined) return isMove(going, from, to) && going.units < MOST_INTRUDERS;
  return to.holder === null && from.holder === side;
}

/**
 * R 10.8: whether units may go from one box into another by the tactical movement of this round; into one of the enemy that was empty when
 * the round began they advance, or follow in the next (ruling C10.10).
 */
export function mayShift(battle: BattleFrame, { side, shift }: ManoeuvreFrame, from: Station, to: Station): boolean {
  if (battle.round === 1) return false;
  if (shift !== null && !(isMove(shift, from, to) && shift.units < MOST_SHIFTED)) return false;
  return to.army === armyOf(battle, side).side
    ? to.holder === side || to.holder === null
    : to.holder === side && !hasPost(battle.vacant, to);
}

/** A way out of a box, and the lines that are open at its end. */
interface Way {
  readonly to: Post;
  readonly lines: readonly Line[];
}

export interface Step extends Way {
  readonly fighter: Fighter;
}

/** All ways of one kind that units can go, alike ones once: looked for once for all who stand in a box. */
function steps(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  { army, stations, spared }: Movers,
  may: typeof mayAdvance,
): readonly Step[] {
  const all: Step[] = [];
  const known: (readonly Way[])[] = [];
  const waysOut = (from: Station): readonly Way[] =>
    stationsBeside(stations, from)
      .filter((to) => may(battle, frame, from, to))
      .map((to): Way => ({ to: postOf(to), lines: linesAt(to, army) }))
      .filter(({ lines }) => lines.length > 0);
  for (const { fighter, at, codes } of spared)
    for (const { to, lines } of (known[at.code] ??= waysOut(at)))
      if (situation.law.mayStandIn(situation, codes, to)) all.push({ fighter, to, lines });
  return all;
}

/** R 10.9: the advances that are open; who advances stands in the first line. */
export const advancesOf = (
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  movers: Movers,
): readonly Step[] =>
  battle.vacant.length === 0
    ? []
    : steps(situation, battle, frame, movers, mayAdvance).filter(({ lines }) => lines[0] === 1);

/** R 10.8: the tactical movements that are open; on the first round none is. */
export const shiftsOf = (
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  movers: Movers,
): readonly Step[] => (battle.round === 1 ? [] : steps(situation, battle, frame, movers, mayShift));

const inLines = ({ army, fact }: Station, own: SideId): boolean => army === own && fact.battleLine === true;

export const otherLine = ({ line }: Fighter): Line => (line === 1 ? 2 : 1);

/** R 10.6: the units that can go into the other line of their box. */
export const lineChanges = ({ army, spared }: Movers): readonly Standing[] =>
  spared.filter(({ fighter, at }) => inLines(at, army) && linesAt(at, army).includes(otherLine(fighter)));

/** Two units of a box that do something together. */
export interface Couple {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/** Each of these with each of those who are for it, alike ones once. */
function couples(those: readonly Standing[], othersFor: (one: Standing) => readonly Standing[]): readonly Couple[] {
  const all: Couple[] = [];
  for (const one of firstStandings(those))
    for (const { fighter } of firstStandings(othersFor(one))) all.push({ unit: one.fighter.unit, with: fighter.unit });
  return all;
}

/** R 10.6: the units of the second line that can change places with one of the first, where that is full. */
export const placeChanges = ({ army, movable }: Movers): readonly Couple[] =>
  couples(
    movable.filter(({ fighter, at }) => fighter.line === 2 && inLines(at, army) && !linesAt(at, army).includes(1)),
    ({ at }) => movable.filter((other) => other.at === at && other.fighter.line === 1),
  );

/** R 10.7: whether one unit can stand with another as one that fights, where a leader of theirs is in the box or is not. */
export const mayJoin = (
  situation: Situation,
  unit: UnitCode,
  other: Pick<Standing, 'fighter' | 'at' | 'unit'>,
): boolean =>
  other.fighter.with === null && situation.law.mayPair(situation, unit, other.unit.code, other.at.isLed, other.fighter);

/** R 10.7: the pairs that can be formed; the first goes to where the second stands. */
export const pairings = (situation: Situation, { army, free, movable }: Movers): readonly Couple[] =>
  couples(
    movable.filter(({ fighter, at }) => fighter.with === null && canSpare(fighter, at, army)),
    (one) =>
      free.filter(
        (other) =>
          other !== one &&
          other.at === one.at &&
          !(one.isLed && other.isLed) &&
          mayJoin(situation, one.unit.code, other),
      ),
  );

/** The line into which the second of a pair steps when they part, of those with room; `undefined` where there is none (ruling C10.6). */
const lineAfter = ({ line }: Fighter, open: readonly Line[]): Line | undefined =>
  open.includes(line) ? line : open[0];

/** The same of a pair of a side. */
export const lineForParted = (battle: BattleFrame, fighter: Fighter, side: SideId): Line | undefined =>
  lineAfter(fighter, linesWithRoom(battle, fighter, side));

/** R 10.7: the pairs that can part. */
export const partings = ({ army, free }: Movers): readonly Standing[] =>
  firstStandings(
    free.filter(({ fighter, at }) => fighter.with !== null && lineAfter(fighter, linesAt(at, army)) !== undefined),
  );

/** The units in a box with which no leader stands, alike ones once. */
export const unled = (situation: Situation, battle: BattleFrame, post: Post): readonly Fighter[] =>
  firstFighters(
    situation,
    battle,
    fightersAt(battle, post).filter((fighter) => leaderWith(battle, fighter) === undefined),
  );

/** What a side has done with its leaders. */
type Commanding = Pick<ManoeuvreFrame, 'side' | 'ledAnew'>;

/** A leader who goes to another unit. */
export interface Sending {
  readonly leader: LeaderId;
  readonly unit: UnitId;
}

/** The boxes in which a leader finds units: his own, and if no unit is his also those beside it; nobody leaves one that is locked in combat (ruling C10.7). */
function reachOf({ stations, all }: Movers, posted: Posted): Stations {
  const at = stationAt(stations, posted);
  if (at === undefined || all.some(({ fighter, isEngaged }) => isEngaged && fighter.unit === posted.unit)) return [];
  return posted.unit === null ? [at, ...stationsBeside(stations, at)] : [at];
}

/** The units to which leaders can go: of the boxes that they reach and their side holds (ruling C10.7). */
export function sendings(
  situation: Situation,
  battle: BattleFrame,
  frame: Commanding,
  movers: Movers,
): readonly Sending[] {
  const found: Sending[] = [];
  const known: (readonly Standing[])[] = [];
  const unledAt = (at: Station): readonly Standing[] =>
    firstStandings(movers.all.filter((standing) => standing.at === at && !standing.isLed));
  for (const posted of sendable(situation, battle, frame))
    for (const at of reachOf(movers, posted))
      for (const { fighter } of (known[at.code] ??= unledAt(at)))
        found.push({ leader: posted.leader, unit: fighter.unit });
  return found;
}

/** The leaders of a side that can still be sent to another unit in this phase. */
export const sendable = (situation: Situation, battle: BattleFrame, { side, ledAnew }: Commanding): readonly Posted[] =>
  battle.leaders.filter(({ leader }) => sideOfLeader(situation, leader) === side && !ledAnew.includes(leader));

/** R 10.6: the first box, in their order, whose first line is gone while units stand behind it. */
export const gapIn = (stations: Stations): Station | undefined =>
  stations.find(({ first, second }) => first === 0 && second > 0);

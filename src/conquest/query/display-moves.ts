/** R 10.6-10.9: who may move where on the Tactical Display. */
import { MOST_INTRUDERS, MOST_SHIFTED, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter, ManoeuvreFrame, Posted } from '../frame/index.js';
import type { UnitCode } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';
import {
  armyOf,
  hasPost,
  isEngaged,
  isLocked,
  isSamePost,
  leaderWith,
  linesWithRoom,
  sideOfLeader,
} from './display.js';
import {
  besides,
  displayOf,
  firstStandings,
  isLedAt,
  linesAt,
  ROUTED,
  stationAt,
  stationsBeside,
  type Standing,
  type Station,
  type Stations,
} from './display-stations.js';

/** What a side that moves has done; the set-up asks the same of lines. */
export type Moving = Pick<ManoeuvreFrame, 'side' | 'handled'>;

/** The units of a side that can still do anything in this phase: looked for once for a list. */
export interface Movers {
  readonly side: SideId;
  /** After it the boxes of the army are called in which the side fights. */
  readonly army: SideId;
  readonly stations: Stations;
  /** Each does one thing, and who is locked in combat nothing. */
  readonly free: readonly Standing[];
  /** Those of them who can go anywhere, and whom their boxes can spare, alike ones once: these stand in the same line of the same box. */
  readonly spared: readonly Standing[];
}

export function moversOf(situation: Situation, battle: BattleFrame, { side, handled }: Moving): Movers {
  const army = armyOf(battle, side).side;
  const { stations, standings } = displayOf(situation, battle);
  const free: Standing[] = [];
  const spared: Standing[] = [];
  for (const standing of standings) {
    const { fighter, at } = standing;
    if (at === ROUTED) continue;
    const station = stations[at] as Station;
    if (station.holder !== side || isEngaged(battle, fighter) || handled.includes(fighter.unit)) continue;
    free.push(standing);
    if (!standing.isRooted && canSpare(fighter, station, army)) spared.push(standing);
  }
  return { side, army, stations, free, spared: firstStandings(situation, battle, spared) };
}

/** R 10.6, 10.8, ruling C10.18: whether a box can spare a unit: of the first line one stays, where the battle line is held by its own army. */
export const canSpare = ({ line }: Fighter, { army, fact, first }: Station, own: SideId): boolean =>
  army !== own || fact.battleLine !== true || line === 2 || first > 1;

/** Of a box the one beside it from which alone it can be entered; `null`: from all of them, `undefined`: from none. */
type Source = Post | null | undefined;

/** R 10.9: from where units may advance into a box that was empty, any will do (ruling C10.16); those who go into one come from one. */
function advanceFrom({ advances }: ManoeuvreFrame, to: Station): Source {
  for (const { from, to: into, units } of advances)
    if (isSamePost(into, to)) return units < MOST_INTRUDERS ? from : undefined;
  return to.holder === null ? null : undefined;
}

/**
 * R 10.8: from where units may go into a box by the tactical movement of this round; into one of the enemy that was empty when the round
 * began they advance, or follow in the next (ruling C10.10).
 */
function shiftFrom({ vacant }: BattleFrame, { side, shift }: ManoeuvreFrame, army: SideId, to: Station): Source {
  if (shift !== null && (shift.units >= MOST_SHIFTED || !isSamePost(shift.to, to))) return undefined;
  const isOpen =
    to.army === army ? to.holder === side || to.holder === null : to.holder === side && !hasPost(vacant, to);
  return isOpen ? (shift?.from ?? null) : undefined;
}

const leadsFrom = (source: Source, from: Post): boolean =>
  source === null || (source !== undefined && isSamePost(source, from));

/** R 10.9: whether units may advance from one box into another. */
export const mayAdvance = (battle: BattleFrame, frame: ManoeuvreFrame, from: Station, to: Station): boolean =>
  hasPost(battle.vacant, to) && leadsFrom(advanceFrom(frame, to), from);

/** R 10.8: whether units may go from one box into another by the tactical movement; on the first round there is none. */
export const mayShift = (battle: BattleFrame, frame: ManoeuvreFrame, from: Station, to: Station): boolean =>
  battle.round > 1 && leadsFrom(shiftFrom(battle, frame, armyOf(battle, frame.side).side, to), from);

/** A way into a box, and the lines that are open there. */
interface Way {
  readonly from: Post | null;
  readonly to: Post;
  readonly lines: readonly Line[];
}

/** The ways into boxes by their numbers. */
type Ways = readonly (Way | undefined)[];

function wayInto(from: Source, to: Station, army: SideId): Way | undefined {
  if (from === undefined) return undefined;
  const lines = linesAt(to, army);
  return lines.length === 0 ? undefined : { from, to: to.post, lines };
}

/** Tells of each unit that can go one of these ways. */
export function eachStep(
  situation: Situation,
  { stations, spared }: Movers,
  ways: Ways,
  tell: (unit: UnitId, way: Way) => void,
): void {
  if (ways.length === 0) return;
  for (const { fighter, at, codes } of spared)
    for (const code of besides(stations[at] as Station)) {
      const way = ways[code];
      if (way === undefined || (way.from !== null && !isSamePost(way.from, fighter))) continue;
      if (situation.law.mayStandIn(situation, codes, way.to)) tell(fighter.unit, way);
    }
}

const NONE: Ways = [];

/** R 10.9: the advances that are open; who advances stands in the first line. */
export function advancesOf({ vacant }: BattleFrame, frame: ManoeuvreFrame, { army, stations }: Movers): Ways {
  if (vacant.length === 0) return NONE;
  const ways: (Way | undefined)[] = stations.map(() => undefined);
  for (const post of vacant) {
    const to = stationAt(stations, post);
    const way = to && wayInto(advanceFrom(frame, to), to, army);
    if (to !== undefined && way?.lines[0] === 1) ways[to.code] = way;
  }
  return ways;
}

/** R 10.8: the tactical movements that are open; on the first round none is. */
export const shiftsOf = (battle: BattleFrame, frame: ManoeuvreFrame, { army, stations }: Movers): Ways =>
  battle.round === 1 ? NONE : stations.map((to) => wayInto(shiftFrom(battle, frame, army, to), to, army));

const inLines = ({ army, fact }: Station, own: SideId): boolean => army === own && fact.battleLine === true;

export const otherLine = ({ line }: Fighter): Line => (line === 1 ? 2 : 1);

/** R 10.6: the units that can go into the other line of their box. */
export const lineChanges = ({ army, stations, spared }: Movers): readonly Standing[] =>
  spared.filter(({ fighter, at }) => {
    const station = stations[at] as Station;
    return inLines(station, army) && linesAt(station, army).includes(otherLine(fighter));
  });

/** Two units of a box that do something together. */
export interface Couple {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/** A unit with each of those who are for it, alike ones once. */
function couple(
  situation: Situation,
  battle: BattleFrame,
  { unit }: Fighter,
  others: readonly Standing[],
  all: Couple[],
): void {
  for (const { fighter } of firstStandings(situation, battle, others)) all.push({ unit, with: fighter.unit });
}

/** R 10.6: the units of the second line that can change places with one of the first, where that is full. */
export function placeChanges(
  situation: Situation,
  battle: BattleFrame,
  { army, stations, free, spared }: Movers,
): readonly Couple[] {
  const all: Couple[] = [];
  for (const { fighter, at } of spared) {
    if (fighter.line === 1) continue;
    const station = stations[at] as Station;
    if (!inLines(station, army) || linesAt(station, army)[0] === 1) continue;
    const before = free.filter((other) => other.at === at && other.fighter.line === 1 && !other.isRooted);
    couple(situation, battle, fighter, before, all);
  }
  return all;
}

/** R 10.7: whether one unit can stand with another as one that fights, where a leader of theirs is in the box or is not. */
export const mayJoin = (situation: Situation, unit: UnitCode, other: Standing, isLed: boolean): boolean =>
  other.fighter.with === null && situation.law.mayPair(situation, unit, other.unit.code, isLed, other.fighter);

/** R 10.7: the pairs that can be formed; the first goes to where the second stands. */
export function pairings(
  situation: Situation,
  battle: BattleFrame,
  { stations, free, spared }: Movers,
): readonly Couple[] {
  const all: Couple[] = [];
  for (const { fighter, at, unit } of spared) {
    const station = stations[at] as Station;
    if (fighter.with !== null || station.standings.length < 2) continue;
    const isLed = isLedAt(situation, battle, station);
    const others: Standing[] = [];
    for (const other of station.standings) {
      if (other.fighter === fighter || !mayJoin(situation, unit.code, other, isLed) || !free.includes(other)) continue;
      if (leaderWith(battle, fighter) === undefined || leaderWith(battle, other.fighter) === undefined)
        others.push(other);
    }
    if (others.length > 0) couple(situation, battle, fighter, others, all);
  }
  return all;
}

/** The line into which the second of a pair steps when they part, of those with room; `undefined` where there is none (ruling C10.6). */
const lineAfter = ({ line }: Fighter, open: readonly Line[]): Line | undefined =>
  open.includes(line) ? line : open[0];

/** The same of a pair of a side. */
export const lineForParted = (battle: BattleFrame, fighter: Fighter, side: SideId): Line | undefined =>
  lineAfter(fighter, linesWithRoom(battle, fighter, side));

/** R 10.7: the pairs that can part. */
export const partings = (
  situation: Situation,
  battle: BattleFrame,
  { army, stations, free }: Movers,
): readonly Standing[] =>
  firstStandings(
    situation,
    battle,
    free.filter(
      ({ fighter, at }) =>
        fighter.with !== null && lineAfter(fighter, linesAt(stations[at] as Station, army)) !== undefined,
    ),
  );

/** The units in a box with which no leader stands, alike ones once. */
export const unled = (situation: Situation, battle: BattleFrame, { standings }: Station): readonly Standing[] =>
  firstStandings(
    situation,
    battle,
    standings.filter(({ fighter }) => leaderWith(battle, fighter) === undefined),
  );

/** What a side has done with its leaders. */
type Commanding = Pick<ManoeuvreFrame, 'side' | 'ledAnew'>;

/** A leader who goes to another unit. */
export interface Sending {
  readonly leader: LeaderId;
  readonly unit: UnitId;
}

/** The boxes in which a leader finds units: his own, and if no unit is his also those beside it; nobody leaves one that is locked in combat (ruling C10.7). */
function reachOf(battle: BattleFrame, stations: Stations, posted: Posted): Stations {
  const at = stationAt(stations, posted);
  if (at === undefined || (posted.unit !== null && isLocked(battle, posted.unit))) return [];
  return posted.unit === null ? [at, ...stationsBeside(stations, at)] : [at];
}

/** The units to which leaders can go: of the boxes that they reach and their side holds (ruling C10.7). */
export function sendings(
  situation: Situation,
  battle: BattleFrame,
  frame: Commanding,
  { side, stations }: Movers,
): readonly Sending[] {
  const found: Sending[] = [];
  for (const posted of sendable(situation, battle, frame))
    for (const at of reachOf(battle, stations, posted))
      if (at.holder === side)
        for (const { fighter } of unled(situation, battle, at))
          found.push({ leader: posted.leader, unit: fighter.unit });
  return found;
}

/** The leaders of a side that can still be sent to another unit in this phase. */
export const sendable = (situation: Situation, battle: BattleFrame, { side, ledAnew }: Commanding): readonly Posted[] =>
  battle.leaders.filter(({ leader }) => !ledAnew.includes(leader) && sideOfLeader(situation, leader) === side);

/** R 10.6: the first box, in their order, whose first line is gone while units stand behind it. */
export const gapIn = (stations: Stations): Station | undefined =>
  stations.find(({ first, second }) => first === 0 && second > 0);

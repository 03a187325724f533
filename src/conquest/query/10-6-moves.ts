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
} from './10-4-display.js';
import {
  adjacentNumbers,
  displayOf,
  firstOfEachOnDisplay,
  isLedAt,
  openLinesFor,
  boxNumberOf,
  ROUTED,
  displayBoxAt,
  type DisplayUnit,
  type DisplayBox,
  type DisplayBoxes,
} from './10-4-boxes';

/** What a side that moves has done; the set-up asks the same of lines. */
export type SideMoves = Pick<ManoeuvreFrame, 'side' | 'handled'>;

/** The units of a side that can still do anything in this phase: looked for once for a list. */
export interface MovableUnits {
  readonly side: SideId;
  /** After it the boxes of the army are called in which the side fights. */
  readonly army: SideId;
  readonly displayBoxes: DisplayBoxes;
  /** Each does one thing, and who is locked in combat nothing. */
  readonly unmoved: readonly DisplayUnit[];
  /** Those of them who can go anywhere, and whom their boxes can spare, alike ones once: these stand in the same line of the same box. */
  readonly mobile: readonly DisplayUnit[];
}

export function movableUnitsOf(situation: Situation, battle: BattleFrame, { side, handled }: SideMoves): MovableUnits {
  const army = armyOf(battle, side).side;
  const { displayBoxes, displayUnits } = displayOf(situation, battle);
  const unmoved: DisplayUnit[] = [];
  const mobile: DisplayUnit[] = [];
  for (const displayUnit of displayUnits) {
    const { fighter, at } = displayUnit;
    if (at === ROUTED) continue;
    const displayBox = displayBoxes[at] as DisplayBox;
    if (displayBox.holder !== side || isEngaged(battle, fighter) || handled.includes(fighter.unit)) continue;
    unmoved.push(displayUnit);
    if (!displayUnit.isRooted && canSpare(fighter, displayBox, army)) mobile.push(displayUnit);
  }
  return { side, army, displayBoxes, unmoved, mobile: firstOfEachOnDisplay(situation, battle, mobile) };
}

/** R 10.6, 10.8, ruling C10.18: whether a box can spare a unit: of the first line one stays, where the battle line is held by its own army. */
export const canSpare = ({ line }: Fighter, { army, fact, first }: DisplayBox, own: SideId): boolean =>
  army !== own || fact.battleLine !== true || line === 2 || first > 1;

/** Of a box the one beside it from which alone it can be entered; `null`: from all of them, `undefined`: from none. */
type EntrySource = Post | null | undefined;

/** R 10.9: from where units may advance into a box that was empty, any will do (ruling C10.16); those who go into one come from one. */
export function sourceOfAdvance({ advances }: ManoeuvreFrame, to: DisplayBox): EntrySource {
  for (const { from, to: into, units } of advances)
    if (isSamePost(into, to)) return units < MOST_INTRUDERS ? from : undefined;
  return to.holder === null ? null : undefined;
}

/**
 * R 10.8: from where units may go into a box by the tactical movement of this round; into one of the enemy that was empty when the round
 * began they advance, or follow in the next (ruling C10.10).
 */
export function sourceOfShift(
  { vacant }: BattleFrame,
  { side, shift }: ManoeuvreFrame,
  army: SideId,
  to: DisplayBox,
): EntrySource {
  if (shift !== null && (shift.units >= MOST_SHIFTED || !isSamePost(shift.to, to))) return undefined;
  const isOpen =
    to.army === army ? to.holder === side || to.holder === null : to.holder === side && !hasPost(vacant, to);
  return isOpen ? (shift?.from ?? null) : undefined;
}

/** Whether this box is one of those from which another can be entered. */
export const mayEnterFrom = (source: EntrySource, from: Post): boolean =>
  source === null || (source !== undefined && isSamePost(source, from));

/** R 10.9: whether units may advance from one box into another. */
export const mayAdvance = (battle: BattleFrame, frame: ManoeuvreFrame, from: DisplayBox, to: DisplayBox): boolean =>
  hasPost(battle.vacant, to) && mayEnterFrom(sourceOfAdvance(frame, to), from);

/** R 10.8: whether units may go from one box into another by the tactical movement; on the first round there is none. */
export const mayShift = (battle: BattleFrame, frame: ManoeuvreFrame, from: DisplayBox, to: DisplayBox): boolean =>
  battle.round > 1 && mayEnterFrom(sourceOfShift(battle, frame, armyOf(battle, frame.side).side, to), from);

/** Bits of the boxes into which units may advance, from wherever it is; who advances stands in the first line (R 10.9). */
export function boxesOpenToAdvance(
  { armies, vacant }: BattleFrame,
  frame: ManoeuvreFrame,
  { army, displayBoxes }: MovableUnits,
): number {
  let boxes = 0;
  for (const post of vacant) {
    const to = displayBoxes[boxNumberOf(armies, post)] as DisplayBox;
    if (sourceOfAdvance(frame, to) !== undefined && openLinesFor(to, army)[0] === 1) boxes |= 1 << to.code;
  }
  return boxes;
}

/** The same of the tactical movement (R 10.8); on the first round there is none. */
export function boxesOpenToShift(
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  { army, displayBoxes }: MovableUnits,
): number {
  if (battle.round === 1) return 0;
  const bitOf = (to: DisplayBox): number =>
    sourceOfShift(battle, frame, army, to) !== undefined && openLinesFor(to, army).length > 0 ? 1 << to.code : 0;
  // Who comes after the first goes where that one went.
  if (frame.shift !== null) return bitOf(displayBoxes[boxNumberOf(battle.armies, frame.shift.to)] as DisplayBox);
  let boxes = 0;
  for (const to of displayBoxes) boxes |= bitOf(to);
  return boxes;
}

/** Tells of each unit that can go from its box into one beside it, of those of these bits. */
export function forEachMove(
  situation: Situation,
  { displayBoxes, mobile }: MovableUnits,
  boxes: number,
  visit: (unit: UnitId, from: DisplayBox, to: DisplayBox) => void,
): void {
  if (boxes === 0) return;
  for (const { fighter, at, codes } of mobile) {
    const from = displayBoxes[at] as DisplayBox;
    for (const code of adjacentNumbers(from)) {
      if ((boxes & (1 << code)) === 0) continue;
      const to = displayBoxes[code] as DisplayBox;
      if (situation.law.mayStandIn(situation, codes, to.post)) visit(fighter.unit, from, to);
    }
  }
}

const isOwnBattleLine = ({ army, fact }: DisplayBox, own: SideId): boolean => army === own && fact.battleLine === true;

export const otherLine = ({ line }: Fighter): Line => (line === 1 ? 2 : 1);

/** R 10.6: the units that can go into the other line of their box. */
export function lineChanges({ army, displayBoxes, mobile }: MovableUnits): readonly DisplayUnit[] {
  const all: DisplayUnit[] = [];
  for (const displayUnit of mobile) {
    const displayBox = displayBoxes[displayUnit.at] as DisplayBox;
    if (isOwnBattleLine(displayBox, army) && openLinesFor(displayBox, army).includes(otherLine(displayUnit.fighter)))
      all.push(displayUnit);
  }
  return all;
}

/** Two units of a box that do something together. */
export interface UnitPair {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/** A unit with each of those who are for it, alike ones once. */
function addPairs(
  situation: Situation,
  battle: BattleFrame,
  { unit }: Fighter,
  others: readonly DisplayUnit[],
  all: UnitPair[],
): void {
  for (const { fighter } of firstOfEachOnDisplay(situation, battle, others)) all.push({ unit, with: fighter.unit });
}

/** R 10.6: the units of the second line that can change places with one of the first, where that is full. */
export function placeChanges(
  situation: Situation,
  battle: BattleFrame,
  { army, displayBoxes, unmoved, mobile }: MovableUnits,
): readonly UnitPair[] {
  const all: UnitPair[] = [];
  for (const { fighter, at } of mobile) {
    if (fighter.line === 1) continue;
    const displayBox = displayBoxes[at] as DisplayBox;
    if (!isOwnBattleLine(displayBox, army) || openLinesFor(displayBox, army)[0] === 1) continue;
    const before = unmoved.filter((other) => other.at === at && other.fighter.line === 1 && !other.isRooted);
    addPairs(situation, battle, fighter, before, all);
  }
  return all;
}

/** R 10.7: whether one unit can stand with another as one that fights, where a leader of theirs is in the box or is not. */
export const mayJoin = (situation: Situation, unit: UnitCode, other: DisplayUnit, isLed: boolean): boolean =>
  other.fighter.with === null && situation.law.mayPair(situation, unit, other.unit.code, isLed, other.fighter);

/** R 10.7: the pairs that can be formed; the first goes to where the second stands. */
export function pairsToForm(situation: Situation, battle: BattleFrame, movable: MovableUnits): readonly UnitPair[] {
  const all: UnitPair[] = [];
  for (const displayUnit of movable.mobile) {
    const { fighter, at } = displayUnit;
    if (fighter.with !== null || (movable.displayBoxes[at] as DisplayBox).displayUnits.length < 2) continue;
    const others = partnersOf(situation, battle, movable, displayUnit);
    if (others.length > 0) addPairs(situation, battle, fighter, others, all);
  }
  return all;
}

/** Those of its box who are free and with whom a unit can stand as one: not both of them have leaders. */
function partnersOf(
  situation: Situation,
  battle: BattleFrame,
  { unmoved, displayBoxes }: MovableUnits,
  { fighter, at, unit }: DisplayUnit,
): readonly DisplayUnit[] {
  const partners: DisplayUnit[] = [];
  let isLed: boolean | undefined;
  for (const other of unmoved) {
    if (other.at !== at || other.fighter === fighter) continue;
    isLed ??= isLedAt(situation, battle, displayBoxes[at] as DisplayBox);
    if (!mayJoin(situation, unit.code, other, isLed)) continue;
    if (leaderWith(battle, fighter) === undefined || leaderWith(battle, other.fighter) === undefined)
      partners.push(other);
  }
  return partners;
}

/** The line into which the second of a pair steps when they part, of those with room; `undefined` where there is none (ruling C10.6). */
const lineForSecond = ({ line }: Fighter, open: readonly Line[]): Line | undefined =>
  open.includes(line) ? line : open[0];

/** The same of a pair of a side. */
export const lineForParted = (battle: BattleFrame, fighter: Fighter, side: SideId): Line | undefined =>
  lineForSecond(fighter, linesWithRoom(battle, fighter, side));

/** R 10.7: the pairs that can part. */
export function pairsToPart(
  situation: Situation,
  battle: BattleFrame,
  { army, displayBoxes, unmoved }: MovableUnits,
): readonly DisplayUnit[] {
  const pairs: DisplayUnit[] = [];
  for (const displayUnit of unmoved) {
    const { fighter, at } = displayUnit;
    if (
      fighter.with !== null &&
      lineForSecond(fighter, openLinesFor(displayBoxes[at] as DisplayBox, army)) !== undefined
    )
      pairs.push(displayUnit);
  }
  return firstOfEachOnDisplay(situation, battle, pairs);
}

/** The units in a box with which no leader stands, alike ones once. */
export function unled(situation: Situation, battle: BattleFrame, { displayUnits }: DisplayBox): readonly DisplayUnit[] {
  const alone: DisplayUnit[] = [];
  for (const displayUnit of displayUnits)
    if (leaderWith(battle, displayUnit.fighter) === undefined) alone.push(displayUnit);
  return firstOfEachOnDisplay(situation, battle, alone);
}

/** What a side has done with its leaders. */
type SideLeaders = Pick<ManoeuvreFrame, 'side' | 'ledAnew'>;

/** A leader who goes to another unit. */
export interface LeaderMove {
  readonly leader: LeaderId;
  readonly unit: UnitId;
}

/** The units of a box to which a leader can go, if his side holds it. */
function addUnled(
  situation: Situation,
  battle: BattleFrame,
  { leader }: Posted,
  { side }: MovableUnits,
  at: DisplayBox,
  all: LeaderMove[],
): void {
  if (at.holder !== side) return;
  for (const { fighter } of unled(situation, battle, at)) all.push({ leader, unit: fighter.unit });
}

/**
 * The units to which leaders can go: of the box of each, and if no unit is his also of those beside it, which his side holds; nobody leaves
 * one that is locked in combat (ruling C10.7).
 */
export function leaderMoves(
  situation: Situation,
  battle: BattleFrame,
  frame: SideLeaders,
  movable: MovableUnits,
): readonly LeaderMove[] {
  const found: LeaderMove[] = [];
  const { displayBoxes } = movable;
  for (const posted of leadersToSend(situation, battle, frame)) {
    const at = displayBoxAt(displayBoxes, posted);
    if (at === undefined || (posted.unit !== null && isLocked(battle, posted.unit))) continue;
    addUnled(situation, battle, posted, movable, at, found);
    if (posted.unit !== null) continue;
    for (const code of adjacentNumbers(at))
      addUnled(situation, battle, posted, movable, displayBoxes[code] as DisplayBox, found);
  }
  return found;
}

/** The leaders of a side that can still be sent to another unit in this phase. */
export function leadersToSend(
  situation: Situation,
  { leaders }: BattleFrame,
  { side, ledAnew }: SideLeaders,
): readonly Posted[] {
  const all: Posted[] = [];
  for (const posted of leaders)
    if (!ledAnew.includes(posted.leader) && sideOfLeader(situation, posted.leader) === side) all.push(posted);
  return all;
}

/** R 10.6: the first box, in their order, whose first line is gone while units stand behind it. */
export const gapIn = (displayBoxes: DisplayBoxes): DisplayBox | undefined =>
  displayBoxes.find(({ first, second }) => first === 0 && second > 0);

/** R 10.6-10.9: which units may move where on the Tactical Display. */
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
  ROUTED,
  displayBoxAt,
  type DisplayUnit,
  type DisplayBox,
  type DisplayBoxes,
} from './10-4-boxes.js';

/** What a side has done in its movement. Changes of lines in the set-up use the same. */
export type SideMoves = Pick<ManoeuvreFrame, 'side' | 'handled'>;

/** The units of a side that can still do something in this phase, computed once for a list of actions. */
export interface MovableUnits {
  readonly side: SideId;
  /** The side after which the boxes of the army are named. */
  readonly army: SideId;
  readonly displayBoxes: DisplayBoxes;
  /** The units that have done nothing yet and are not locked in combat. */
  readonly unmoved: readonly DisplayUnit[];
  /** The unmoved units that can leave their place because their box can spare them; one of each set of alike units. */
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
    if (!displayUnit.isImmobile && canSpare(fighter, displayBox, army)) mobile.push(displayUnit);
  }
  return { side, army, displayBoxes, unmoved, mobile: firstOfEachOnDisplay(situation, battle, mobile) };
}

/**
 * Returns whether a box can spare a unit (R 10.6, 10.8, ruling C10.18). In a box of its own battle line one unit of the
 * first line must stay.
 */
export const canSpare = ({ line }: Fighter, { army, fact, first }: DisplayBox, own: SideId): boolean =>
  army !== own || fact.battleLine !== true || line === 2 || first > 1;

/** The box from which alone another can be entered; `null`: from any adjacent box, `undefined`: from none. */
type EntrySource = Post | null | undefined;

/**
 * Returns from where units may advance into a box that was empty: from any box (ruling C10.16), but all units that
 * enter it come from the same box (R 10.9).
 */
function sourceOfAdvance({ advances }: ManoeuvreFrame, to: DisplayBox): EntrySource {
  for (const { from, to: into, units } of advances)
    if (isSamePost(into, to)) return units < MOST_INTRUDERS ? from : undefined;
  return to.holder === null ? null : undefined;
}

/**
 * Returns from where units may enter a box by the tactical movement of this round (R 10.8). A box of the enemy that was
 * empty when the round began is entered by advances, or in the next round (ruling C10.10).
 */
function sourceOfShift(
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

/** Returns whether a box can be entered from this one. */
const mayEnterFrom = (source: EntrySource, from: Post): boolean =>
  source === null || (source !== undefined && isSamePost(source, from));

/** Returns whether units may advance from one box into another (R 10.9). */
export const mayAdvance = (battle: BattleFrame, frame: ManoeuvreFrame, from: DisplayBox, to: DisplayBox): boolean =>
  hasPost(battle.vacant, to) && mayEnterFrom(sourceOfAdvance(frame, to), from);

/**
 * Returns whether units may go from one box into another by the tactical movement (R 10.8). There is none in the first
 * round.
 */
export const mayShift = (battle: BattleFrame, frame: ManoeuvreFrame, from: DisplayBox, to: DisplayBox): boolean =>
  battle.round > 1 && mayEnterFrom(sourceOfShift(battle, frame, armyOf(battle, frame.side).side, to), from);

const NO_BOXES: DisplayBoxes = [];

/**
 * Returns the boxes into which units may advance from some adjacent box (R 10.9). Advancing units go into the first
 * line.
 */
export const boxesOpenToAdvance = (
  { vacant }: BattleFrame,
  frame: ManoeuvreFrame,
  { army, displayBoxes }: MovableUnits,
): DisplayBoxes =>
  displayBoxes.filter(
    (to) => openLinesFor(to, army)[0] === 1 && sourceOfAdvance(frame, to) !== undefined && hasPost(vacant, to),
  );

/**
 * Returns the boxes that may be entered by the tactical movement from some adjacent box (R 10.8). There is none in the
 * first round.
 */
export const boxesOpenToShift = (
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  { army, displayBoxes }: MovableUnits,
): DisplayBoxes =>
  battle.round === 1
    ? NO_BOXES
    : displayBoxes.filter(
        (to) => openLinesFor(to, army).length > 0 && sourceOfShift(battle, frame, army, to) !== undefined,
      );

/** A unit that can enter a box. */
export interface BoxEntry {
  readonly unit: UnitId;
  readonly to: DisplayBox;
}

/**
 * Returns the mobile units with each adjacent box among `open` that they can enter: `mayGo` lets them, and they may
 * stand there.
 */
export function boxEntries(
  situation: Situation,
  { displayBoxes, mobile }: MovableUnits,
  open: DisplayBoxes,
  mayGo: (from: DisplayBox, to: DisplayBox) => boolean,
): readonly BoxEntry[] {
  const entries: BoxEntry[] = [];
  if (open.length === 0) return entries;
  for (const { fighter, at, codes } of mobile) {
    const from = displayBoxes[at] as DisplayBox;
    for (const number of adjacentNumbers(from)) {
      const to = displayBoxes[number] as DisplayBox;
      if (open.includes(to) && mayGo(from, to) && situation.law.mayStandIn(situation, codes, to.post))
        entries.push({ unit: fighter.unit, to });
    }
  }
  return entries;
}

const isOwnBattleLine = ({ army, fact }: DisplayBox, own: SideId): boolean => army === own && fact.battleLine === true;

export const otherLine = ({ line }: Fighter): Line => (line === 1 ? 2 : 1);

/** Returns the units that can go into the other line of their box (R 10.6). */
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

/** Adds the pairs of a unit with each of the others; one of each set of alike units. */
function addPairs(
  situation: Situation,
  battle: BattleFrame,
  { unit }: Fighter,
  others: readonly DisplayUnit[],
  all: UnitPair[],
): void {
  for (const { fighter } of firstOfEachOnDisplay(situation, battle, others)) all.push({ unit, with: fighter.unit });
}

/** Returns the units of the second line that can change places with one of the first line, if that is full (R 10.6). */
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
    const before = unmoved.filter((other) => other.at === at && other.fighter.line === 1 && !other.isImmobile);
    addPairs(situation, battle, fighter, before, all);
  }
  return all;
}

/**
 * Returns whether a unit can form a pair with one on the display; `isLed`: a leader of their side is in the box
 * (R 10.7).
 */
export const mayPairWith = (situation: Situation, unit: UnitCode, other: DisplayUnit, isLed: boolean): boolean =>
  other.fighter.with === null && situation.law.mayPair(situation, unit, other.unit.code, isLed, other.fighter);

/** Returns the pairs that can be formed (R 10.7). The first unit goes to the place of the second. */
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

/** Returns the units of the same box with which a unit can form a pair. Not both may have leaders. */
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
    if (!mayPairWith(situation, unit.code, other, isLed)) continue;
    if (leaderWith(battle, fighter) === undefined || leaderWith(battle, other.fighter) === undefined)
      partners.push(other);
  }
  return partners;
}

/** Returns the line for the second unit of a pair that parts; `undefined`: no line has room (ruling C10.6). */
const lineForSecond = ({ line }: Fighter, open: readonly Line[]): Line | undefined =>
  open.includes(line) ? line : open[0];

/** Returns the line for the second unit of a pair of a side that parts; `undefined`: no line has room. */
export const lineForParted = (battle: BattleFrame, fighter: Fighter, side: SideId): Line | undefined =>
  lineForSecond(fighter, linesWithRoom(battle, fighter, side));

/** Returns the pairs that can part (R 10.7). */
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

/** Returns the units in a box without leaders; one of each set of alike units. */
export function unled(situation: Situation, battle: BattleFrame, { displayUnits }: DisplayBox): readonly DisplayUnit[] {
  const alone: DisplayUnit[] = [];
  for (const displayUnit of displayUnits)
    if (leaderWith(battle, displayUnit.fighter) === undefined) alone.push(displayUnit);
  return firstOfEachOnDisplay(situation, battle, alone);
}

/** What a side has done with its leaders in this phase. */
type SideLeaders = Pick<ManoeuvreFrame, 'side' | 'ledAnew'>;

/** A move of a leader to another unit. */
export interface LeaderMove {
  readonly leader: LeaderId;
  readonly unit: UnitId;
}

/** Adds the moves of a leader to units in a box that its side holds. */
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
 * Returns the moves of leaders to other units: in the box of the leader, and for a leader without a unit also in
 * adjacent boxes that its side holds. No leader leaves a unit that is locked in combat (ruling C10.7).
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
    for (const number of adjacentNumbers(at))
      addUnled(situation, battle, posted, movable, displayBoxes[number] as DisplayBox, found);
  }
  return found;
}

/** Returns the leaders of a side that can still be sent to another unit in this phase. */
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

/** Returns the first box with units in its second line and none in its first (R 10.6). */
export const gapIn = (displayBoxes: DisplayBoxes): DisplayBox | undefined =>
  displayBoxes.find(({ first, second }) => first === 0 && second > 0);

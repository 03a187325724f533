/** R 10.3: where units and leaders are set up. */
import { FIRST_PLACES, PLACE_OF_HONOUR, type Line, type Post } from '../data/display.js';
import type { ArrayFrame, BattleFrame } from '../frame/index.js';
import { leaderNamed } from '../table/by-id.js';
import { derived } from '../../core/board/index.js';
import type { Roster, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, LeaderId, SideId, UnitId } from '../vocabulary.js';
import { firstOfEach } from './alike.js';
import { unitsNamed } from './09-1-combat.js';
import { armyOf, leaderWith } from './10-4-display.js';
import { mayPairWith } from './10-6-moves.js';
import {
  displayOf,
  firstOfEachOnDisplay,
  isLedAt,
  openLinesFor,
  displayBoxAt,
  displayBoxesOf,
  type DisplayBoxes,
} from './10-4-boxes.js';
import { sideFact } from './04-1-turn.js';

/** The parts of a set-up that queries read. */
export type SetUp = Pick<ArrayFrame, 'side' | 'units' | 'leaders' | 'placed'>;

/** Returns whether a side places units and leaders where it likes (R 10.3). */
export const setsUpFreely = (situation: Situation, side: SideId): boolean => sideFact(situation, side).setsUpFreely;

/** The boxes in which units are set up, in their order. */
const SET_UP_BOXES: readonly BoxId[] = ['centre', 'right', 'left', 'reserve'];

/** Returns the boxes in which a side sets up. If an army has several sides, each has boxes of its own. */
const boxesOfSide = (battle: BattleFrame, side: SideId): readonly BoxId[] =>
  armyOf(battle, side).contingents?.find((contingent) => contingent.side === side)?.boxes ?? SET_UP_BOXES;

/** Returns the box in which the next unit must be placed; `undefined`: no box is prescribed any more. */
export function prescribedBox(
  battle: BattleFrame,
  { side, placed }: Pick<SetUp, 'side' | 'placed'>,
): BoxId | undefined {
  // If an army has several sides, each has only some of these boxes.
  if (placed >= FIRST_PLACES.length) return undefined;
  const openBoxes = boxesOfSide(battle, side);
  let before = placed;
  for (const box of FIRST_PLACES) if (openBoxes.includes(box) && before-- === 0) return box;
  return undefined;
}

/** Returns a box of the army in which a side fights. */
export const ownPost = (battle: BattleFrame, side: SideId, box: BoxId): Post => ({
  army: armyOf(battle, side).side,
  box,
});

/** The ids of the units that have the place of honour. */
const unitsOfHonour: (roster: Roster) => ReadonlySet<UnitId> = derived(
  ({ units }) => new Set(units.filter(({ kind }) => kind.nation === PLACE_OF_HONOUR.nation).map(({ id }) => id)),
);

const isLeaderOfHonour = (situation: Situation, leader: LeaderId): boolean =>
  leaderNamed(situation, leader).fact.nation === PLACE_OF_HONOUR.nation;

const NO_UNITS: readonly UnitId[] = [];

/**
 * Returns the units left of which one must still be placed in the place of honour; empty if the side has no such place,
 * or one is there already (R 10.3).
 */
function unitsForHonour(
  situation: Situation,
  battle: BattleFrame,
  { side, units }: Pick<SetUp, 'side' | 'units'>,
): readonly UnitId[] {
  const honoured = unitsOfHonour(situation.roster);
  if (honoured.size === 0 || !boxesOfSide(battle, side).includes(PLACE_OF_HONOUR.box)) return NO_UNITS;
  const post = ownPost(battle, side, PLACE_OF_HONOUR.box);
  const isThere = battle.fighters.some(
    ({ unit, army, box }) => honoured.has(unit) && army === post.army && box === post.box,
  );
  return isThere ? NO_UNITS : units.filter((id) => honoured.has(id));
}

/** Returns whether a side has more units than prescribed places. */
const hasFreePlaces = (battle: BattleFrame, { side, units, placed }: SetUp): boolean => {
  const openBoxes = boxesOfSide(battle, side);
  return units.length + placed > FIRST_PLACES.filter((box) => openBoxes.includes(box)).length;
};

/**
 * Returns the units that may be placed next in a prescribed box. One unit of honour must come into the Right box, as
 * the second of the army or later: the last such unit is kept for it, and the second place is kept if no later place is
 * free.
 */
function eligibleUnits(situation: Situation, battle: BattleFrame, frame: SetUp, box: BoxId): readonly UnitId[] {
  const { units } = frame;
  const candidates = unitsForHonour(situation, battle, frame);
  if (candidates.length === 0) return units;
  if (box === PLACE_OF_HONOUR.box) return hasFreePlaces(battle, frame) ? units : candidates;
  const others = candidates.length === 1 ? units.filter((id) => id !== candidates[0]) : units;
  return others.length > 0 ? others : units;
}

/**
 * Returns the boxes open to the next unit when no box is prescribed. If no unit of honour is in its place yet, the last
 * such unit goes there, and no other unit takes the last room there.
 */
function freeBoxes(situation: Situation, battle: BattleFrame, frame: SetUp): readonly BoxId[] {
  const openBoxes = boxesOfSide(battle, frame.side);
  const candidates = unitsForHonour(situation, battle, frame);
  const place = displayBoxAt(displayBoxesOf(situation, battle), ownPost(battle, frame.side, PLACE_OF_HONOUR.box));
  if (candidates.length === 0 || place === undefined) return openBoxes;
  const { holds } = place.fact;
  const left = holds[1] + holds[2] - place.displayUnits.length;
  const [next] = frame.units;
  if (left > 0 && candidates.length === 1 && candidates[0] === next) return [PLACE_OF_HONOUR.box];
  return left > 1 || candidates.some((id) => id === next)
    ? openBoxes
    : openBoxes.filter((box) => box !== PLACE_OF_HONOUR.box);
}

/** Returns the only box in which the next unit can be placed; `undefined`: there are several. */
export function requiredBox(situation: Situation, battle: BattleFrame, frame: SetUp): BoxId | undefined {
  const requiredOne = prescribedBox(battle, frame);
  if (requiredOne !== undefined) return requiredOne;
  const [box, another] = freeBoxes(situation, battle, frame);
  return another === undefined ? box : undefined;
}

/**
 * Returns the units that can be placed next: any eligible unit while boxes are prescribed, then only the first of those
 * left.
 */
export function nextUnits(situation: Situation, battle: BattleFrame, frame: SetUp): readonly UnitInfo[] {
  const box = prescribedBox(battle, frame);
  return box === undefined
    ? unitsNamed(situation, frame.units.slice(0, 1))
    : firstOfEach(situation, unitsNamed(situation, eligibleUnits(situation, battle, frame, box)));
}

export interface Placement {
  readonly unit: UnitId;
  readonly box: BoxId;
  readonly line: Line;
}

/** Returns where the next unit can be placed (R 10.3, 10.5). */
export function placements(situation: Situation, battle: BattleFrame, frame: SetUp): readonly Placement[] {
  const { side } = frame;
  const army = armyOf(battle, side).side;
  const displayBoxes = displayBoxesOf(situation, battle);
  const requiredOne = prescribedBox(battle, frame);
  const openBoxes = requiredOne === undefined ? freeBoxes(situation, battle, frame) : [requiredOne];
  const all: Placement[] = [];
  for (const { id: unit } of nextUnits(situation, battle, frame))
    for (const box of openBoxes) {
      const displayBox = displayBoxAt(displayBoxes, { army, box });
      if (displayBox !== undefined) for (const line of openLinesFor(displayBox, army)) all.push({ unit, box, line });
    }
  return all;
}

/** A unit to be placed, and a unit on the display with which it can form a pair. */
export interface PairInSetUp {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/**
 * Returns the pairs that the next unit can form; only in the prescribed box, if there is one (R 10.7, ruling C10.32).
 */
export function pairsInSetUp(situation: Situation, battle: BattleFrame, frame: SetUp): readonly PairInSetUp[] {
  const requiredOne = prescribedBox(battle, frame);
  const { displayBoxes, displayUnits } = displayOf(situation, battle);
  const openBoxes = requiredOne === undefined ? freeBoxes(situation, battle, frame) : [requiredOne];
  const held = displayBoxes.filter(({ holder, box }) => holder === frame.side && openBoxes.includes(box));
  if (held.length === 0) return [];
  const led = held.filter((displayBox) => isLedAt(situation, battle, displayBox));
  const all: PairInSetUp[] = [];
  for (const { id: unit, code } of nextUnits(situation, battle, frame)) {
    const others = displayUnits.filter((displayUnit) => {
      const displayBox = displayBoxes[displayUnit.at];
      if (displayBox === undefined || !held.includes(displayBox)) return false;
      return mayPairWith(situation, code, displayUnit, led.includes(displayBox));
    });
    for (const { fighter } of firstOfEachOnDisplay(situation, battle, others)) all.push({ unit, with: fighter.unit });
  }
  return all;
}

/**
 * Returns the leader that is placed with a unit in a prescribed place, for a side that does not set up freely. The
 * leader of honour is kept for the place of honour only if units of honour are set up (ruling C10.21).
 */
export function leaderForPlace(
  situation: Situation,
  battle: BattleFrame,
  { side, leaders }: SetUp,
  box: BoxId,
): LeaderId | undefined {
  const honoured = unitsOfHonour(situation.roster);
  const isKept = honoured.size > 0 && armyOf(battle, side).units.some((unit) => honoured.has(unit));
  const ofHonour = isKept ? leaders.find((leader) => isLeaderOfHonour(situation, leader)) : undefined;
  if (box === PLACE_OF_HONOUR.box && ofHonour !== undefined) return ofHonour;
  return leaders.find((leader) => leader !== ofHonour);
}

/**
 * Returns the boxes of a side in which another leader may be placed (R 10.3). A box gets a second leader only if all
 * boxes with units get one.
 */
export function boxesForLeader(situation: Situation, battle: BattleFrame, { side, leaders }: SetUp): DisplayBoxes {
  const held = displayBoxesOf(situation, battle).filter(({ holder }) => holder === side);
  const unled = held.filter((displayBox) => !isLedAt(situation, battle, displayBox));
  return unled.length < leaders.length ? held : unled;
}

/**
 * Returns with which units leaders can be placed (R 10.3). A unit has one leader. A side that sets up freely may begin
 * with any leader.
 */
export function leaderPlacements(
  situation: Situation,
  battle: BattleFrame,
  frame: SetUp,
): readonly { readonly leader: LeaderId; readonly unit: UnitId }[] {
  const { side, leaders } = frame;
  const { displayBoxes, displayUnits } = displayOf(situation, battle);
  const open = boxesForLeader(situation, battle, frame);
  const unled = displayUnits.filter(({ fighter, at }) => {
    const displayBox = displayBoxes[at];
    return displayBox !== undefined && open.includes(displayBox) && leaderWith(battle, fighter) === undefined;
  });
  const units = firstOfEachOnDisplay(situation, battle, unled);
  const all: { readonly leader: LeaderId; readonly unit: UnitId }[] = [];
  for (const leader of setsUpFreely(situation, side) ? leaders : leaders.slice(0, 1))
    for (const { fighter } of units) all.push({ leader, unit: fighter.unit });
  return all;
}

/** Returns whether units are set up in a box. */
export const isSetUpBox = (box: BoxId): boolean => SET_UP_BOXES.includes(box);

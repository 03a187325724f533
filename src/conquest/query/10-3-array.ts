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
import { mayJoin } from './10-6-moves.js';
import {
  bitsOf,
  displayOf,
  firstOfEachOnDisplay,
  isLedAt,
  openLinesFor,
  displayBoxAt,
  displayBoxesOf,
  type DisplayUnit,
  type DisplayBoxes,
} from './10-4-boxes';
import { sideFact } from './04-1-turn.js';

/** What is asked of a set-up under way. */
export type SetUp = Pick<ArrayFrame, 'side' | 'units' | 'leaders' | 'placed'>;

/** Whether a side places leaders where it likes (R 10.3). */
export const setsUpFreely = (situation: Situation, side: SideId): boolean => sideFact(situation, side).setsUpFreely;

/** The boxes in which units are set up, in their order. */
const SET_UP_BOXES: readonly BoxId[] = ['centre', 'right', 'left', 'reserve'];

/** Those in which a side sets up: of several in an army each in its own. */
const boxesOfSide = (battle: BattleFrame, side: SideId): readonly BoxId[] =>
  armyOf(battle, side).contingents?.find((contingent) => contingent.side === side)?.boxes ?? SET_UP_BOXES;

/** The box of the unit that is placed next, as long as it is prescribed. */
export function prescribedBox(
  battle: BattleFrame,
  { side, placed }: Pick<SetUp, 'side' | 'placed'>,
): BoxId | undefined {
  // In an army of several sides each has some of these.
  if (placed >= FIRST_PLACES.length) return undefined;
  const openBoxes = boxesOfSide(battle, side);
  let before = placed;
  for (const box of FIRST_PLACES) if (openBoxes.includes(box) && before-- === 0) return box;
  return undefined;
}

/** A box of the army in which a side fights. */
export const ownPost = (battle: BattleFrame, side: SideId, box: BoxId): Post => ({
  army: armyOf(battle, side).side,
  box,
});

/** Those who have the place of honour, by their names. */
const unitsOfHonour: (roster: Roster) => ReadonlySet<UnitId> = derived(
  ({ units }) => new Set(units.filter(({ kind }) => kind.nation === PLACE_OF_HONOUR.nation).map(({ id }) => id)),
);

const isLeaderOfHonour = (situation: Situation, leader: LeaderId): boolean =>
  leaderNamed(situation, leader).fact.nation === PLACE_OF_HONOUR.nation;

const NO_UNITS: readonly UnitId[] = [];

/** R 10.3: the units left of which one must still come into the place of honour; none where the side has no such place, or one is there. */
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

/** Whether a side has more units than prescribed places: the others go where it likes. */
const hasFreePlaces = (battle: BattleFrame, { side, units, placed }: SetUp): boolean => {
  const openBoxes = boxesOfSide(battle, side);
  return units.length + placed > FIRST_PLACES.filter((box) => openBoxes.includes(box)).length;
};

/**
 * The units that may be placed next in a prescribed box. One unit of honour comes into the Right box, as the second of the army or
 * later: the last of them is kept for it, and the second place is its own if no later one is free.
 */
function eligibleUnits(situation: Situation, battle: BattleFrame, frame: SetUp, box: BoxId): readonly UnitId[] {
  const { units } = frame;
  const candidates = unitsForHonour(situation, battle, frame);
  if (candidates.length === 0) return units;
  if (box === PLACE_OF_HONOUR.box) return hasFreePlaces(battle, frame) ? units : candidates;
  const others = candidates.length === 1 ? units.filter((id) => id !== candidates[0]) : units;
  return others.length > 0 ? others : units;
}

/** Where the next unit goes when no box is prescribed: the last unit of honour into its place, if none is there, and nobody else into the last room of it. */
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

/** The box into which the next unit must be placed, prescribed or as the place of honour; `undefined`: there are several. */
export function requiredBox(situation: Situation, battle: BattleFrame, frame: SetUp): BoxId | undefined {
  const requiredOne = prescribedBox(battle, frame);
  if (requiredOne !== undefined) return requiredOne;
  const [box, another] = freeBoxes(situation, battle, frame);
  return another === undefined ? box : undefined;
}

/** The units of which the next is placed: any, as long as the box is prescribed; afterwards the first of those left. */
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

/** R 10.3, 10.5: where the next unit can be placed. */
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

/** A unit that is placed next, and one on the display with which it can stand as one. */
export interface PairInSetUp {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/** R 10.7: the pairs that the next unit can form: in the box that is prescribed for it, as long as one is (ruling C10.32). */
export function pairsInSetUp(situation: Situation, battle: BattleFrame, frame: SetUp): readonly PairInSetUp[] {
  const requiredOne = prescribedBox(battle, frame);
  const { displayBoxes, displayUnits } = displayOf(situation, battle);
  const openBoxes = requiredOne === undefined ? freeBoxes(situation, battle, frame) : [requiredOne];
  const held = displayBoxes.filter(({ holder, box }) => holder === frame.side && openBoxes.includes(box));
  if (held.length === 0) return [];
  const boxes = bitsOf(held);
  const led = bitsOf(held.filter((displayBox) => isLedAt(situation, battle, displayBox)));
  const all: PairInSetUp[] = [];
  for (const { id: unit, code } of nextUnits(situation, battle, frame)) {
    const others: DisplayUnit[] = [];
    for (const displayUnit of displayUnits) {
      const bit = 1 << displayUnit.at;
      if ((boxes & bit) !== 0 && mayJoin(situation, code, displayUnit, (led & bit) !== 0)) others.push(displayUnit);
    }
    for (const { fighter } of firstOfEachOnDisplay(situation, battle, others)) all.push({ unit, with: fighter.unit });
  }
  return all;
}

/**
 * The leader who is placed together with the unit of a prescribed place, in an army that does not set up freely; the place of honour
 * is kept for its own only when their men are set up (ruling C10.21).
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

/** R 10.3: the boxes of a side in which one more leader may be placed: two in one only if all boxes with units get one. */
export function boxesForLeader(situation: Situation, battle: BattleFrame, { side, leaders }: SetUp): DisplayBoxes {
  const held = displayBoxesOf(situation, battle).filter(({ holder }) => holder === side);
  const unled = held.filter((displayBox) => !isLedAt(situation, battle, displayBox));
  return unled.length < leaders.length ? held : unled;
}

/** R 10.3: with whom leaders can be placed: each unit has one leader. Who sets up freely begins with any leader. */
export function leaderPlacements(
  situation: Situation,
  battle: BattleFrame,
  frame: SetUp,
): readonly { readonly leader: LeaderId; readonly unit: UnitId }[] {
  const { side, leaders } = frame;
  const open = bitsOf(boxesForLeader(situation, battle, frame));
  const units = firstOfEachOnDisplay(
    situation,
    battle,
    displayOf(situation, battle).displayUnits.filter(
      ({ fighter, at }) => (open & (1 << at)) !== 0 && leaderWith(battle, fighter) === undefined,
    ),
  );
  const all: { readonly leader: LeaderId; readonly unit: UnitId }[] = [];
  for (const leader of setsUpFreely(situation, side) ? leaders : leaders.slice(0, 1))
    for (const { fighter } of units) all.push({ leader, unit: fighter.unit });
  return all;
}

/** Whether a name is that of a box in which units are set up. */
export const isSetUpBox = (box: BoxId): boolean => SET_UP_BOXES.includes(box);

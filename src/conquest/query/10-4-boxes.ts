/** R 10.4-10.7: the Tactical Display as rules read it: how its boxes are manned, and what stands where. */
import { boxes, FIGHTING, type BoxFact, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter } from '../frame/index.js';
import { unitNamed } from '../table/by-id.js';
import { memo } from '../table/memo.js';
import { derived, sameShape } from '../../core/board/index.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, SideId } from '../vocabulary.js';
import { areAlike } from './alike.js';
import { areRooted, isEngaged, leaderWith, openLines, sideOfLeader } from './10-4-display.js';

/** A unit on the display, or two that stand as one, and what follows from where they are. */
export interface DisplayUnit {
  readonly fighter: Fighter;
  /** The number of its box; the routed have one of their own. */
  readonly at: number;
  /** The unit, or the one of the two by whose name they go. */
  readonly unit: UnitInfo;
  /** Its number, or those of both. */
  readonly codes: readonly UnitCode[];
  /** Whether it stays where it was placed. */
  readonly isRooted: boolean;
}

/** A box of one of the armies in which there is fighting, and how it is manned. */
export interface DisplayBox extends Post {
  /** Its number among the boxes of both armies. */
  readonly code: number;
  /** Its name by itself. */
  readonly post: Post;
  readonly fact: BoxFact;
  /** Whose units stand there; `null`: nobody's. Those of two sides never do. */
  readonly holder: SideId | null;
  /** They, in the order in which they came, and how many of them stand in which line. */
  readonly displayUnits: readonly DisplayUnit[];
  readonly first: number;
  readonly second: number;
  /** R 10.5, 10.6: the lines in which one more unit of its own army has room, and those for one of the other. */
  readonly openToOwn: readonly Line[];
  readonly openToOthers: readonly Line[];
}

/** The boxes of both armies by their numbers, which is the order of lists. */
export type DisplayBoxes = readonly DisplayBox[];

/** All that is on the display, as long as nobody comes, goes or changes there. */
export interface Display {
  /** In the order in which they came, the routed too. */
  readonly displayUnits: readonly DisplayUnit[];
  readonly displayBoxes: DisplayBoxes;
}

/** The boxes of one army. */
const BOX_FACTS: readonly BoxFact[] = /* @__PURE__ */ sameShape(FIGHTING.map((box) => boxes[box]));

/** The number of a box among them; -1 of that of the routed. */
function numberOf(box: BoxId): number {
  // A word compared with six others is found sooner than looked up.
  for (let number = 0; number < FIGHTING.length; number++) if (FIGHTING[number] === box) return number;
  return -1;
}

/** The number of the box of the routed, who do not fight. */
export const ROUTED = FIGHTING.length * 2;

/** R 10.4: of each box of both armies the numbers of those beside it, and of the one that it faces. */
const ADJACENT: readonly (readonly number[])[] = /* @__PURE__ */ [0, BOX_FACTS.length].flatMap((own) =>
  BOX_FACTS.map(({ neighbours, faces }) => [
    ...neighbours.map((box) => own + numberOf(box)),
    ...(faces === null ? [] : [BOX_FACTS.length - own + numberOf(faces)]),
  ]),
);

/** The number of the box in which somebody stands. */
export function boxNumberOf([{ side }]: BattleFrame['armies'], { army, box }: Post): number {
  const number = numberOf(box);
  if (number < 0) return ROUTED;
  return army === side ? number : BOX_FACTS.length + number;
}

function displayUnitOf(situation: Situation, { armies }: BattleFrame, fighter: Fighter): DisplayUnit {
  const unit = unitNamed(situation, fighter.unit);
  const other = fighter.with === null ? undefined : unitNamed(situation, fighter.with);
  return {
    fighter,
    at: boxNumberOf(armies, fighter),
    unit,
    codes: other === undefined ? [unit.code] : [unit.code, other.code],
    isRooted: areRooted(unit, other),
  };
}

/** The boxes of an army without any units, numbered from so many on. */
const emptyBoxes = (army: SideId, from: number): DisplayBoxes =>
  BOX_FACTS.map((fact, number): DisplayBox => {
    const { id: box } = fact;
    const [openToOwn, openToOthers] = [openLines(fact, true, 0, 0), openLines(fact, false, 0, 0)];
    const [code, post] = [from + number, { army, box }];
    return {
      army,
      box,
      code,
      post,
      fact,
      holder: null,
      displayUnits: [],
      first: 0,
      second: 0,
      openToOwn,
      openToOthers,
    };
  });

/** The boxes of both armies without any units. */
const emptyDisplay = derived(([one, other]: BattleFrame['armies']): DisplayBoxes => [
  ...emptyBoxes(one.side, 0),
  ...emptyBoxes(other.side, BOX_FACTS.length),
]);

/** A box with the units that stand in it. */
function withUnits(situation: Situation, empty: DisplayBox, displayUnits: readonly DisplayUnit[]): DisplayBox {
  const [one] = displayUnits;
  if (one === undefined) return empty;
  const { army, box, code, post, fact } = empty;
  const holder = situation.sideOfUnit(one.unit.code);
  let first = 0;
  for (const { fighter } of displayUnits) if (fighter.line === 1) first++;
  const second = displayUnits.length - first;
  const [openToOwn, openToOthers] = [openLines(fact, true, first, second), openLines(fact, false, first, second)];
  return { army, box, code, post, fact, holder, displayUnits, first, second, openToOwn, openToOthers };
}

/**
 * What is on the display of a battle. Units change sides where they stand, and `fighters` is another list whenever any of them does
 * anything (`deeds/display.ts`).
 */
export const displayOf: (situation: Situation, battle: BattleFrame) => Display = memo(
  { of: ({ fighters }: BattleFrame) => fighters, on: ['units'] },
  function display(situation, battle) {
    const empty = emptyDisplay(battle.armies);
    const displayUnits: DisplayUnit[] = [];
    const boxes: DisplayUnit[][] = empty.map(() => []);
    for (const fighter of battle.fighters) {
      const displayUnit = displayUnitOf(situation, battle, fighter);
      displayUnits.push(displayUnit);
      // The routed have no box among them.
      boxes[displayUnit.at]?.push(displayUnit);
    }
    return {
      displayUnits,
      displayBoxes: empty.map((displayBox, code) => withUnits(situation, displayBox, boxes[code] as DisplayUnit[])),
    };
  },
);

export const displayBoxesOf = (situation: Situation, battle: BattleFrame): DisplayBoxes =>
  displayOf(situation, battle).displayBoxes;

/** The box of this name; `undefined` for that of the routed. */
export function displayBoxAt(displayBoxes: DisplayBoxes, { army, box }: Post): DisplayBox | undefined {
  const number = numberOf(box);
  if (number < 0) return undefined;
  return displayBoxes[displayBoxes[0]?.army === army ? number : BOX_FACTS.length + number];
}

/** R 10.4: the numbers of the boxes that arrows join with one: of the same army, and the one that it faces. */
export const adjacentNumbers = ({ code }: DisplayBox): readonly number[] => ADJACENT[code] as readonly number[];

/** The same by their boxes. */
export const adjacentBoxes = (displayBoxes: DisplayBoxes, displayBox: DisplayBox): DisplayBoxes =>
  adjacentNumbers(displayBox).map((code) => displayBoxes[code] as DisplayBox);

/** Bits of the numbers of these boxes. */
export function bitsOf(displayBoxes: DisplayBoxes): number {
  let bits = 0;
  for (const { code } of displayBoxes) bits |= 1 << code;
  return bits;
}

/** The name of a box by itself. */
export const postOf = ({ army, box }: Post): Post => ({ army, box });

/** R 10.5, 10.6: the lines of a box in which one more unit has room, of the army whose it is or of the other. */
export const openLinesFor = ({ army, openToOwn, openToOthers }: DisplayBox, own: SideId): readonly Line[] =>
  army === own ? openToOwn : openToOthers;

/** Whether a leader of those who hold a box is there. */
export function isLedAt(situation: Situation, { leaders }: BattleFrame, { army, box, holder }: DisplayBox): boolean {
  for (const posted of leaders)
    if (posted.box === box && posted.army === army && sideOfLeader(situation, posted.leader) === holder) return true;
  return false;
}

/** Whether a unit is like no other: it has a leader, or is locked in combat. */
const isUnique = (battle: BattleFrame, { fighter }: DisplayUnit): boolean =>
  leaderWith(battle, fighter) !== undefined || isEngaged(battle, fighter);

/** Whether nobody could tell two of them apart who have no leaders and are free: alike counters in one line of one box. */
const areAlikeOnDisplay = (
  situation: Situation,
  { fired }: BattleFrame,
  one: DisplayUnit,
  other: DisplayUnit,
): boolean =>
  one.at === other.at &&
  one.unit.likeness === other.unit.likeness &&
  one.fighter.line === other.fighter.line &&
  one.fighter.since === other.fighter.since &&
  one.codes.length === other.codes.length &&
  areAlike(situation, one.unit, other.unit) &&
  fired.includes(one.fighter.unit) === fired.includes(other.fighter.unit);

/** Whether one of these, and none that is like no other, is like another unit. */
const includesLike = (
  situation: Situation,
  battle: BattleFrame,
  displayUnits: readonly DisplayUnit[],
  displayUnit: DisplayUnit,
): boolean => {
  for (const other of displayUnits)
    if (areAlikeOnDisplay(situation, battle, other, displayUnit) && !isUnique(battle, other)) return true;
  return false;
};

/** Of these units, the first of each that are alike. */
export function firstOfEachOnDisplay(
  situation: Situation,
  battle: BattleFrame,
  displayUnits: readonly DisplayUnit[],
): readonly DisplayUnit[] {
  if (displayUnits.length < 2) return displayUnits;
  const firsts: DisplayUnit[] = [];
  for (const displayUnit of displayUnits)
    if (!includesLike(situation, battle, firsts, displayUnit) || isUnique(battle, displayUnit))
      firsts.push(displayUnit);
  return firsts;
}

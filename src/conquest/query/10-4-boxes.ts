/** R 10.4-10.7: the Tactical Display as rules read it: its boxes and the units in them. */
import { boxes, FIGHTING, type BoxFact, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter } from '../frame/index.js';
import { unitNamed } from '../table/by-id.js';
import { memo } from '../table/memo.js';
import { derived, sameShape } from '../../core/board/index.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, SideId } from '../vocabulary.js';
import { areAlike } from './alike.js';
import { areImmobile, isEngaged, leaderWith, openLines, sideOfLeader } from './10-4-display.js';

/** A unit or pair on the display, with what rules ask of it. */
export interface DisplayUnit {
  readonly fighter: Fighter;
  /** The number of its box; `ROUTED` for routed units. */
  readonly at: number;
  /** The unit, or the one after which a pair is named. */
  readonly unit: UnitInfo;
  /** The code of the unit, or the codes of both units of a pair. */
  readonly codes: readonly UnitCode[];
  /** Whether it cannot move on the display. */
  readonly isImmobile: boolean;
}

/** A box of one of the armies, with the units in it. */
export interface DisplayBox extends Post {
  /** Its number among the boxes of both armies. */
  readonly code: number;
  /** Army and box as an object of their own, for actions and events. */
  readonly post: Post;
  readonly fact: BoxFact;
  /** The side that has units there; `null`: none. Two sides never share a box. */
  readonly holder: SideId | null;
  /** The units in the order in which they came, and how many are in each line. */
  readonly displayUnits: readonly DisplayUnit[];
  readonly first: number;
  readonly second: number;
  /** R 10.5, 10.6: the lines with room for another unit of its own army, and for one of the enemy. */
  readonly openToOwn: readonly Line[];
  readonly openToOthers: readonly Line[];
}

/** The boxes of both armies by number. Lists of actions have the same order. */
export type DisplayBoxes = readonly DisplayBox[];

/** All units and boxes of the display. It is recomputed when a unit arrives, leaves or changes. */
export interface Display {
  /** All units in the order in which they came, routed ones too. */
  readonly displayUnits: readonly DisplayUnit[];
  readonly displayBoxes: DisplayBoxes;
}

/** The boxes of one army. */
const BOX_FACTS: readonly BoxFact[] = /* @__PURE__ */ sameShape(FIGHTING.map((box) => boxes[box]));

/** Returns the number of a box among those of one army; -1 for routed units. */
function numberOf(box: BoxId): number {
  // Comparing with six words is faster than a lookup in a map.
  for (let number = 0; number < FIGHTING.length; number++) if (FIGHTING[number] === box) return number;
  return -1;
}

/** The box number of routed units. */
export const ROUTED = FIGHTING.length * 2;

/** R 10.4: by box: the numbers of adjacent boxes of the same army, and of the one that it faces. */
const ADJACENT: readonly (readonly number[])[] = /* @__PURE__ */ [0, BOX_FACTS.length].flatMap((own) =>
  BOX_FACTS.map(({ neighbours, faces }) => [
    ...neighbours.map((box) => own + numberOf(box)),
    ...(faces === null ? [] : [BOX_FACTS.length - own + numberOf(faces)]),
  ]),
);

/** Returns the number of a box of a battle. */
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
    isImmobile: areImmobile(unit, other),
  };
}

/** Returns the empty boxes of an army, numbered from `from` on. */
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

/** Returns the empty boxes of both armies. */
const emptyDisplay = derived(([one, other]: BattleFrame['armies']): DisplayBoxes => [
  ...emptyBoxes(one.side, 0),
  ...emptyBoxes(other.side, BOX_FACTS.length),
]);

/** Returns a box with these units in it. */
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
 * Returns the units and boxes of a battle. The cache is keyed by the list `fighters`, which is replaced whenever a unit
 * moves or changes (`deeds/display.ts`); a change of side shows in the group `units`.
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
      // Routed units are in none of these boxes.
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

/** Returns a box of a battle; `undefined` for that of the routed units. */
export function displayBoxAt(displayBoxes: DisplayBoxes, { army, box }: Post): DisplayBox | undefined {
  const number = numberOf(box);
  if (number < 0) return undefined;
  return displayBoxes[displayBoxes[0]?.army === army ? number : BOX_FACTS.length + number];
}

/** Returns the numbers of the boxes adjacent to one: of the same army, and the one that it faces (R 10.4). */
export const adjacentNumbers = ({ code }: DisplayBox): readonly number[] => ADJACENT[code] as readonly number[];

/** Returns the boxes adjacent to one. */
export const adjacentBoxes = (displayBoxes: DisplayBoxes, displayBox: DisplayBox): DisplayBoxes =>
  adjacentNumbers(displayBox).map((code) => displayBoxes[code] as DisplayBox);

/** Returns army and box alone. */
export const postOf = ({ army, box }: Post): Post => ({ army, box });

/** Returns the lines of a box with room for another unit of an army (R 10.5, 10.6). */
export const openLinesFor = ({ army, openToOwn, openToOthers }: DisplayBox, own: SideId): readonly Line[] =>
  army === own ? openToOwn : openToOthers;

/** Returns whether the side that holds a box has a leader there. */
export function isLedAt(situation: Situation, { leaders }: BattleFrame, { army, box, holder }: DisplayBox): boolean {
  for (const posted of leaders)
    if (posted.box === box && posted.army === army && sideOfLeader(situation, posted.leader) === holder) return true;
  return false;
}

/** Returns whether a unit is alike to no other: it has a leader, or is locked in combat. */
const isUnique = (battle: BattleFrame, { fighter }: DisplayUnit): boolean =>
  leaderWith(battle, fighter) !== undefined || isEngaged(battle, fighter);

/**
 * Returns whether two units without leaders that are not locked in combat are interchangeable: alike counters in one
 * line of one box.
 */
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

/** Returns whether one of these units, other than a unique one, is alike to `displayUnit`. */
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

/** Returns the first of each set of alike units. */
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

/** R 10.6: the two lines of a box: changes of line, and how gaps are closed. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { battleIn, fighterIn, moveFighter } from '../deeds/display.js';
import type { CloseUpFrame } from '../frame/index.js';
import { battleOf } from '../query/10-4-display.js';
import { gapIn, otherLine } from '../query/10-6-moves.js';
import { firstOfEachOnDisplay, openLinesFor, postOf, displayBoxAt, displayBoxesOf } from '../query/10-4-boxes.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { UnitId } from '../vocabulary.js';

interface Handling {
  handled: UnitId[];
}

/** Moves a unit into the other line of its box. */
export function changeLine(run: GameRun, frame: Handling, unit: UnitId): void {
  const fighter = fighterIn(run, unit);
  frame.handled.push(unit);
  moveFighter(run, fighter, fighter, otherLine(fighter), fighter.since, 'R 10.6');
}

/** Swaps two units of the two lines of a box. */
export function changePlaces(run: GameRun, frame: Handling, unit: UnitId, other: UnitId): void {
  changeLine(run, frame, unit);
  changeLine(run, frame, other);
}

/**
 * Returns the units of the second line that can step forward into a gap; as many do as their side likes
 * (ruling C10.27).
 */
function choices(situation: Situation, { post }: CloseUpFrame): readonly Action[] {
  const all: Action[] = [];
  if (post === null) return all;
  const battle = battleOf(situation);
  const displayBox = displayBoxAt(displayBoxesOf(situation, battle), post);
  if (displayBox === undefined) return all;
  const player = displayBox.holder ?? post.army;
  if (openLinesFor(displayBox, post.army).includes(1)) {
    const waiting = displayBox.displayUnits.filter(({ fighter }) => fighter.line === 2);
    for (const { fighter } of firstOfEachOnDisplay(situation, battle, waiting))
      all.push({ type: 'stepForward', player, unit: fighter.unit });
  }
  if (displayBox.first > 0) all.push({ type: 'ranksClosed', player });
  return all;
}

function carryOut(run: GameRun, frame: Draft<CloseUpFrame>, action: Action): void {
  if (action.type === 'ranksClosed') frame.post = null;
  if (action.type !== 'stepForward') return;
  const fighter = fighterIn(run, action.unit);
  moveFighter(run, fighter, fighter, 1, fighter.since, 'R 10.6');
}

/** Lets both sides close gaps in their first lines, if there are any (R 10.6). */
export function closeGaps(run: GameRun): void {
  if (gapIn(displayBoxesOf(run.state, battleIn(run))) !== undefined) run.push({ kind: 'closeUp', post: null });
}

export const closeUp: RulesOf<'closeUp'> = {
  rule: 'R 10.6',
  actor(_, __, list) {
    const [first, second] = list();
    return second === undefined ? undefined : first?.player;
  },
  actions: choices,
  refuse: (_, frame, action) =>
    action.type === 'stepForward'
      ? refusal('notOnDisplay', 'R 10.6', { unit: action.unit, box: frame.post?.box ?? null })
      : undefined,
  apply: carryOut,
  advance(run, frame, list) {
    const [only] = list();
    if (only !== undefined) return carryOut(run, frame, only);
    const gap = gapIn(displayBoxesOf(run.state, battleIn(run)));
    if (gap === undefined) run.finish();
    else frame.post = postOf(gap);
  },
};

/** R 10.3: setting up on the Tactical Display: units, then leaders, then changes of lines. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { LED_PLACES } from '../data/display.js';
import { battleIn, pairUp, postLeader, postUnit } from '../deeds/display.js';
import type { Army, ArrayFrame, BattleFrame } from '../frame/index.js';
import { areAlike } from '../query/alike.js';
import { battleOf, byAbility, fighterOf, hasPost, isOwnPost, leaderWith, pairClause } from '../query/10-4-display.js';
import {
  requiredBox,
  boxesForLeader,
  isSetUpBox,
  leaderForPlace,
  leaderPlacements,
  nextUnits,
  ownPost,
  pairsInSetUp,
  placements,
  setsUpFreely,
} from '../query/10-3-array.js';
import { lineChanges, movableUnitsOf, placeChanges } from '../query/10-6-moves.js';
import { unitNamed } from '../table/by-id.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { BoxId, LeaderId, UnitId } from '../vocabulary.js';
import { changeLine, changePlaces } from './10-6-lines.js';

/** Returns leaders by descending ability. */
const byRank = (situation: Situation, leaders: readonly LeaderId[]): LeaderId[] =>
  byAbility(
    situation,
    leaders.map((leader) => ({ leader })),
  ).map(({ leader }) => leader);

/** Begins the set-up of a side. Unless it sets up freely, its leaders come in the order of ability (R 10.3). */
export function openArray(run: GameRun, { side, units, leaders }: Pick<Army, 'side' | 'units' | 'leaders'>): void {
  run.push({
    kind: 'array',
    side,
    units: [...units],
    leaders: setsUpFreely(run.state, side) ? [...leaders] : byRank(run.state, leaders),
    placed: 0,
    handled: [],
    done: false,
  });
}

function choices(situation: Situation, battle: BattleFrame, frame: ArrayFrame): readonly Action[] {
  const { side: player, units, leaders, done } = frame;
  if (done) return [];
  const all: Action[] = [];
  if (units.length > 0) {
    for (const { unit: next, box, line } of placements(situation, battle, frame))
      all.push({ type: 'arrayUnit', player, unit: next, box, line });
    for (const pair of pairsInSetUp(situation, battle, frame)) all.push({ type: 'arrayPair', player, ...pair });
  } else if (leaders.length > 0) {
    for (const { leader, unit: led } of leaderPlacements(situation, battle, frame))
      all.push({ type: 'joinLeader', player, leader, unit: led });
  } else {
    const movable = movableUnitsOf(situation, battle, frame);
    for (const { fighter } of lineChanges(movable)) all.push({ type: 'changeLine', player, unit: fighter.unit });
    for (const { unit: behind, with: other } of placeChanges(situation, battle, movable))
      all.push({ type: 'changePlaces', player, unit: behind, with: other });
    if (all.length > 0) all.push({ type: 'holdPositions', player });
  }
  return all;
}

function place(run: GameRun, frame: Draft<ArrayFrame>, action: Extract<Action, { readonly type: 'arrayUnit' }>): void {
  const { unit, box, line } = action;
  const battle = battleIn(run);
  const post = ownPost(battle, frame.side, box);
  postUnit(run, unit, post, line, 'R 10.3');
  frame.units = frame.units.filter((id) => id !== unit);
  const leader =
    frame.placed < LED_PLACES && !setsUpFreely(run.state, frame.side)
      ? leaderForPlace(run.state, battle, frame, box)
      : undefined;
  frame.placed++;
  if (leader === undefined) return;
  frame.leaders = frame.leaders.filter((id) => id !== leader);
  postLeader(run, leader, unit, post, 'R 10.3');
}

/** Returns why a unit cannot be placed there. */
function refusePlacing(
  situation: Situation,
  battle: BattleFrame,
  frame: ArrayFrame,
  { unit, box, line }: { readonly unit: UnitId; readonly box: BoxId; readonly line: number },
): Refusal {
  const next = nextUnits(situation, battle, frame);
  if (!frame.units.includes(unit)) return refusal('notOnDisplay', 'R 10.3', { unit });
  const isOpen = placements(situation, battle, frame).some((each) => each.unit === unit && each.box === box);
  if (isOpen) return refusal('boxFull', 'R 10.5', { box, line });
  const due = requiredBox(situation, battle, frame);
  const open = next.map(({ id }) => unitNamed(situation, id));
  if (due === box && open.some((each) => areAlike(situation, each, unitNamed(situation, unit))))
    return refusal('alikeListed', 'R 10.3', { unit });
  if (due !== undefined && due !== box) return refusal('boxPrescribed', 'R 10.3', { box, prescribed: due });
  if (!isSetUpBox(box)) return refusal('noOutflankingYet', 'R 10.3', { box });
  return next.some(({ id }) => id === unit)
    ? refusal('boxFull', 'R 10.5', { box, line })
    : refusal('anotherUnitFirst', 'R 10.3', { unit, next: next[0]?.id ?? null });
}

/** Returns why lines cannot be changed, nor the set-up ended: some pieces are not placed. */
function refuseLate({ units, leaders }: ArrayFrame, { type }: Action): Refusal | undefined {
  if (type !== 'changeLine' && type !== 'changePlaces' && type !== 'holdPositions') return undefined;
  const next = units[0] ?? leaders[0];
  return next === undefined ? undefined : refusal('arrayFirst', 'R 10.3', { next });
}

export const array: RulesOf<'array'> = {
  rule: 'R 10.3',
  actor: (_, { side }, list) => (list().length > 1 ? side : undefined),
  actions: (situation, frame) => choices(situation, battleOf(situation), frame),
  refuse(situation, frame, action) {
    const battle = battleOf(situation);
    if (action.type === 'arrayUnit' && frame.units.length > 0) return refusePlacing(situation, battle, frame, action);
    if (action.type === 'arrayPair')
      return refusal('noPair', pairClause(situation, action.unit, action.with), {
        unit: action.unit,
        with: action.with,
      });
    if (action.type !== 'joinLeader') return refuseLate(frame, action);
    if (frame.units.length > 0) return refusal('arrayFirst', 'R 10.3', { next: frame.units[0] ?? null });
    const { leader, unit } = action;
    if (!frame.leaders.includes(leader)) return refusal('leaderNotThere', 'R 10.3', { leader });
    const fighter = fighterOf(battle, unit);
    if (fighter === undefined || !isOwnPost(battle, fighter, frame.side))
      return refusal('notOnDisplay', 'R 10.3', { unit });
    if (leaderWith(battle, fighter) !== undefined) return refusal('unitLed', 'R 10.7', { unit });
    return hasPost(boxesForLeader(situation, battle, frame), fighter)
      ? refusal('alikeListed', 'R 10.3', { leader, unit })
      : refusal('leadersSpread', 'R 10.3', { leader, box: fighter.box });
  },
  apply: carryOut,
  /** Takes the only choice. A leader for which no unit is left is placed alone in the Reserve (ruling C10.3). */
  advance(run, frame, list) {
    const [only] = list();
    const [leader] = frame.leaders;
    if (only !== undefined) carryOut(run, frame, only);
    else if (leader === undefined || frame.done) run.finish();
    else {
      frame.leaders.shift();
      postLeader(run, leader, null, ownPost(battleIn(run), frame.side, 'reserve'), 'ruling C10.3');
    }
  },
};

function carryOut(run: GameRun, frame: Draft<ArrayFrame>, action: Action): void {
  switch (action.type) {
    case 'arrayUnit':
      return place(run, frame, action);
    case 'arrayPair': {
      const other = fighterOf(battleIn(run), action.with);
      if (other === undefined) return;
      frame.units = frame.units.filter((id) => id !== action.unit);
      frame.placed++;
      postUnit(run, action.unit, other, other.line, 'R 10.3');
      return pairUp(run, action.unit, action.with);
    }
    case 'joinLeader': {
      const fighter = fighterOf(battleIn(run), action.unit);
      if (fighter === undefined) return;
      frame.leaders = frame.leaders.filter((id) => id !== action.leader);
      return postLeader(run, action.leader, fighter.unit, fighter, 'R 10.3');
    }
    case 'changeLine':
      return changeLine(run, frame, action.unit);
    case 'changePlaces':
      return changePlaces(run, frame, action.unit, action.with);
    case 'holdPositions':
      frame.done = true;
      return;
    default:
      return;
  }
}

/** R S14.1: mutiny, an optional rule: a mutiny check after a lost battle. */
import type { Draft } from 'immer';
import { pushCasualty } from '../../conquest/deeds/casualties.js';
import { rollDice } from '../../conquest/deeds/dice.js';
import { remember } from '../../conquest/deeds/memory.js';
import { firstOfEach } from '../../conquest/query/alike.js';
import { leadersAt } from '../../conquest/query/06-1-presence.js';
import { unitCode } from '../../conquest/table/by-id.js';
import type { UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId, UnitId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { sendHome } from '../deeds/course.js';
import type { GameEvent } from '../event/index.js';
import type { MutinyCheckFrame } from '../frame/index.js';
import { frameIn } from '../query/components.js';
import { isFought } from '../query/09-combat.js';
import { remembered } from '../query/memory.js';
import {
  countThatMayLeave,
  areMutiniesChecked,
  unitsThatMayLeave,
  mutinyResult,
  areaOfLeader,
  areasToCheck,
} from '../query/14-mutiny.js';
import { influenceOf } from '../query/12-objectives.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun, RulesOf } from '../types.js';

/**
 * Records that a side has lost a battle: mutiny is checked after the combat. Sides without a player are never checked
 * (ruling S14.1).
 */
export function noteDefeat(run: GameRun, side: SideId): void {
  const { state } = run;
  const { defeated = [] } = remembered(state);
  if (!areMutiniesChecked(state) || !isPlayed(state, side) || defeated.includes(side)) return;
  remember(run, { defeated: [...defeated, side] });
}

/**
 * Returns the sides that have lost a battle according to an event (R S14.1). There is no other way to lose one
 * (ruling S14.10).
 */
function losersBy(situation: Situation, event: GameEvent): readonly SideId[] {
  switch (event.type) {
    case 'rolled': {
      const pursuit = event.purpose === 'pursuit' ? frameIn(situation, 'pursuit') : undefined;
      const army = frameIn(situation, 'battle')?.armies.find(({ side }) => side === pursuit?.loser);
      return army === undefined ? [] : (army.contingents ?? [army]).map(({ side }) => side);
    }
    case 'minorCombatDecided': {
      const minor = event.result === 'DE' ? frameIn(situation, 'minorCombat') : undefined;
      return minor === undefined ? [] : [minor.defender.side];
    }
    case 'seaBattleDecided':
      return event.result === 'DE' ? [event.defender] : [];
    case 'wallLost': {
      // The last wall of a besieged city was lost: the city falls when the siege is over (R 11.6).
      const siege = event.walls === 0 ? frameIn(situation, 'siege') : undefined;
      return siege === undefined ? [] : [siege.defender.side];
    }
    default:
      return [];
  }
}

/** Records sides that have lost a battle, and begins their mutiny checks when no combat is being resolved. */
export function checkMutiny(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (!areMutiniesChecked(state)) return;
  for (const event of events.slice(from)) for (const side of losersBy(state, event)) noteDefeat(run, side);
  tryDefeated(run);
}

/** Removes and returns the next side to be checked; `undefined`: there is none. */
function nextDefeated(run: GameRun): SideId | undefined {
  const { defeated: [side, ...others] = [] } = remembered(run.state);
  if (side !== undefined) remember(run, { defeated: others.length > 0 ? others : undefined });
  return side;
}

/**
 * Begins the mutiny check of the next side if no combat is being resolved (ruling S14.2) and no other side is being
 * checked.
 */
function tryDefeated(run: GameRun): void {
  const { state } = run;
  if (!areMutiniesChecked(state) || isFought(state) || frameIn(state, 'mutinyCheck') !== undefined) return;
  const side = nextDefeated(run);
  if (side === undefined) return;
  run.push({ kind: 'mutinyCheck', side, left: [...areasToCheck(state, side)], at: null, count: 0, shaken: [] });
}

/** Returns the units that may leave, if any must. */
const unitsLeaving = (situation: Situation, { side, at, count }: MutinyCheckFrame): readonly UnitInfo[] =>
  at === null || count === 0 ? [] : unitsThatMayLeave(situation, side, at);

/** Sends a unit home; leaders in the same place are in danger (R S14.1, ruling S14.6). */
function leave(run: GameRun, frame: Draft<MutinyCheckFrame>, unit: UnitId): void {
  const { state } = run;
  const code = unitCode(state, unit);
  const near = leadersAt(state, state.placeOfUnit(code), frame.side).map(({ id }) => id);
  frame.count--;
  frame.shaken = [...new Set([...frame.shaken, ...near])];
  sendHome(run, code, 'R S14.1');
}

export const mutinyCheck: RulesOf<'mutinyCheck'> = {
  rule: 'R S14.1',
  actor(situation, frame) {
    const all = unitsLeaving(situation, frame);
    const isOpen = all.length > frame.count && firstOfEach(situation, all).length > 1;
    return isOpen ? frame.side : undefined;
  },
  actions: (situation, frame) =>
    firstOfEach(situation, unitsLeaving(situation, frame)).map(({ id: unit }): Action => ({
      type: 'dismiss',
      player: frame.side,
      unit,
    })),
  refuse(situation, frame, action) {
    if (action.type !== 'dismiss') return undefined;
    const { unit } = action;
    if (!situation.roster.unitCodes.has(unit)) return refusal('pieceUnknown', 'R S14.1', { unit });
    return refusal(
      unitsLeaving(situation, frame).some(({ id }) => id === unit) ? 'alikeListed' : 'notAmongMutineers',
      'R S14.1',
      { unit },
    );
  },
  apply(run, frame, action) {
    if (action.type === 'dismiss') leave(run, frame, action.unit);
  },
  advance(run, frame) {
    const [first] = unitsLeaving(run.state, frame);
    if (first !== undefined) return leave(run, frame, first.id);
    // A leader that was captured after its units had left is no longer in danger (R S14.3, ruling S14.4).
    frame.shaken = frame.shaken.filter((id) => areaOfLeader(run.state, frame.side, id) === frame.at);
    const shaken = frame.shaken.shift();
    if (shaken !== undefined) return pushCasualty(run, shaken, 'rout', 'R S14.1');
    frame.at = null;
    // No die is rolled for areas without such units, as after a disintegration (R S3.0).
    frame.left = frame.left.filter((at) => countThatMayLeave(run.state, frame.side, at) > 0);
    if (frame.left.length > 0) return rollDice(run, 'mutinyCheck', 1, frame.side);
    const next = nextDefeated(run);
    if (next === undefined) return run.finish();
    frame.side = next;
    frame.left = [...areasToCheck(run.state, next)];
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const { side } = frame;
    const at = frame.left.shift();
    if (at === undefined) return;
    const die = child.values[0] ?? 1;
    const units = mutinyResult(run.state, side, die);
    run.emit({
      type: 'mutinyChecked',
      rule: 'R S14.1',
      side,
      at,
      die,
      modifier: 0 - influenceOf(run.state, side),
      units,
    });
    frame.at = at;
    frame.count = Math.min(units, countThatMayLeave(run.state, side, at));
  },
};

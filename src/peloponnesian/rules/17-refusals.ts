/** R 17, 18.6: reasons why actions in a battle are refused. */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal, type RefusalCode } from '../code/index.js';
import type { BattleFrame } from '../frame/combat.js';
import type { Situation } from '../table/situation.js';
import { hasTwin, whyAlike } from './16-1-refusals.js';
import { isListed } from './listed.js';

/** A code, and the clause of the pending decision. */
interface Due {
  readonly code: RefusalCode;
  readonly rule: RuleRef;
}

/** The decision of each stage, and why all other actions must wait. */
const DUE: Readonly<Partial<Record<BattleFrame['stage'], Due>>> = {
  walls: { code: 'wallsFirst', rule: 'R 18.6.2' },
  waver: { code: 'waverFirst', rule: 'R 17.7.2' },
  attackerBreaks: { code: 'roundOver', rule: 'R 17.8' },
  defenderBreaks: { code: 'roundOver', rule: 'R 17.8' },
};

/** The actions of battles. */
const TYPES: readonly Action['type'][] = ['manWalls', 'holdWalls', 'leaveWalls', 'fightOn', 'breakOff'];

/** Returns why an action is refused; `listOf` returns the legal actions. */
export function refuseBattle(
  situation: Situation,
  frame: BattleFrame,
  action: Action,
  listOf: (situation: Situation, frame: BattleFrame) => readonly Action[],
): Refusal | undefined {
  const listed = listOf(situation, frame);
  if (isListed(listed, action)) return undefined;
  if (action.type === 'manWalls' && frame.stage === 'walls') {
    const units = listed.flatMap((each) => (each.type === 'manWalls' ? [each.unit] : []));
    if (frame.defender.reserve.includes(action.unit) && hasTwin(situation, action.unit, units))
      return whyAlike(action.unit);
    return refusal('notOnWalls', 'R 18.6.2', { unit: action.unit });
  }
  const due = DUE[frame.stage];
  return due === undefined || !TYPES.includes(action.type) ? undefined : refusal(due.code, due.rule);
}

/** R 10.2.1, 10.8.2, 18.2: reasons why actions of attackers and defenders at a place are refused. */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal, type RefusalCode } from '../code/index.js';
import type { EncounterFrame } from '../frame/combat.js';
import { sheltered } from '../query/encounters.js';
import { INSIDE, type Situation } from '../table/situation.js';
import { hasTwin, whyAlike } from './16-1-refusals.js';
import { isListed } from './listed.js';

/** A code, and the clause of the pending decision. */
interface Due {
  readonly code: RefusalCode;
  readonly rule: RuleRef;
}

/** The decision of each stage, and why all other actions must wait. */
const DUE: Readonly<Partial<Record<EncounterFrame['stage'], Due>>> = {
  berth: { code: 'berthFirst', rule: 'R 10.8.2' },
  enter: { code: 'portIsOpen', rule: 'R 10.8.2' },
  array: { code: 'arrayFirst', rule: 'R 18.2' },
  storm: { code: 'stormOrMask', rule: 'R 10.2.1' },
};

/** The actions of encounters. */
const TYPES: readonly Action['type'][] = [
  'putToSea',
  'stayAshore',
  'attackAshore',
  'enterPort',
  'standOutside',
  'endArray',
  'assault',
  'maskPlace',
];

/** Returns why an action is refused; `listOf` returns the legal actions. */
export function refuseEncounter(
  situation: Situation,
  frame: EncounterFrame,
  action: Action,
  listOf: (situation: Situation, frame: EncounterFrame) => readonly Action[],
): Refusal | undefined {
  const listed = listOf(situation, frame);
  if (isListed(listed, action)) return undefined;
  if (action.type === 'standOutside' && frame.stage === 'array') {
    const pieces = listed.flatMap((each) => (each.type === 'standOutside' ? [each.piece] : []));
    if (hasTwin(situation, action.piece, pieces)) return whyAlike(action.piece);
    const { units } = sheltered(situation, frame.attack);
    const isInside = units.some(({ id, code }) => id === action.piece && situation.unitIs(code, INSIDE));
    return isInside
      ? refusal('leaderNeededOutside', 'R 16.2.1', { piece: action.piece })
      : refusal('cannotStandOutside', 'R 10.2.1', { piece: action.piece });
  }
  const due = DUE[frame.stage];
  return due === undefined || !TYPES.includes(action.type) ? undefined : refusal(due.code, due.rule);
}

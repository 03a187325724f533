/** R D: reasons why actions in a battle in wings are refused. */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal, type RefusalCode } from '../code/index.js';
import type { WingsFrame } from '../frame/wings.js';
import { WINGS } from '../vocabulary.js';
import type { Situation } from '../table/situation.js';
import { hasTwin, whyAlike } from './16-1-refusals.js';
import { isListed } from './listed.js';

/** A code, and the clause of the pending decision. */
interface Due {
  readonly code: RefusalCode;
  readonly rule: RuleRef;
}

/** The decision of each stage, and why all other actions must wait. */
const DUE: Readonly<Partial<Record<WingsFrame['stage'], Due>>> = {
  offer: { code: 'offerFirst', rule: 'R D' },
  deploy: { code: 'deployFirst', rule: 'R D1' },
  shift: { code: 'shiftsFirst', rule: 'R D2' },
  join: { code: 'deployFirst', rule: 'R D3' },
  breaks: { code: 'roundOver', rule: 'R 17.8' },
};

/** The actions of battles in wings. */
const TYPES: readonly Action['type'][] = [
  'fightInWings',
  'fightAsOne',
  'deploy',
  'shiftPiece',
  'endShifts',
  'fightOn',
  'breakOff',
];

/** Returns why a piece cannot be shifted: an interchangeable one is listed, or no such piece may go there. */
function whyNotShifted(
  situation: Situation,
  { side, ...frame }: WingsFrame,
  { piece, wing }: Extract<Action, { readonly type: 'shiftPiece' }>,
  listed: readonly Action[],
): Refusal {
  const own = WINGS.find((each) => frame[side][each].includes(piece));
  const others = listed.flatMap((each) =>
    each.type === 'shiftPiece' && each.wing === wing && own !== undefined && frame[side][own].includes(each.piece)
      ? [each.piece]
      : [],
  );
  if (own !== undefined && !frame.shifted.includes(piece) && hasTwin(situation, piece, others)) return whyAlike(piece);
  return refusal('cannotShiftThere', 'R D2', { piece, wing });
}

/** Returns why an action is refused; `listOf` returns the legal actions. */
export function refuseInWings(
  situation: Situation,
  frame: WingsFrame,
  action: Action,
  listOf: (situation: Situation, frame: WingsFrame) => readonly Action[],
): Refusal | undefined {
  const listed = listOf(situation, frame);
  if (isListed(listed, action)) return undefined;
  const { stage, due } = frame;
  if (action.type === 'deploy' && (stage === 'deploy' || stage === 'join')) {
    const { piece, wing } = action;
    const rule = stage === 'deploy' ? 'R D1' : 'R D3';
    return piece === due[0] ? refusal('wingUnfit', rule, { piece, wing }) : refusal('notNextInLine', rule, { piece });
  }
  if (action.type === 'shiftPiece' && stage === 'shift') return whyNotShifted(situation, frame, action, listed);
  if (action.type === 'endShifts' && stage === 'shift') return refusal('lineUnfit', 'R D2');
  const next = DUE[stage];
  return next === undefined || !TYPES.includes(action.type) ? undefined : refusal(next.code, next.rule);
}

/** R 8.3.1: what a group may decide only once while it is in a space (ruling once-a-visit). */
import type { RuleParams } from '../../core/index.js';
import { refusal, type Refusal } from '../code.js';
import type { VisitChoice } from '../frame/choices.js';
import type { MarchFrame } from '../frame/index.js';

/** Returns the refusal of a decision that has been made in this space already. */
export const refuseAgain = ({ handled }: MarchFrame, made: VisitChoice, params: RuleParams): Refusal | undefined =>
  handled.includes(made) ? refusal('alreadyDecided', 'ruling once-a-visit', params) : undefined;

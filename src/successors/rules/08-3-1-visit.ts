/** R 8.3.1: what a group decides once while it is in one space (ruling once-a-visit). */
import type { RuleParams } from '../../core/index.js';
import { refusal, type Refusal } from '../code.js';
import type { VisitChoice } from '../frame/choices.js';
import type { MarchFrame } from '../frame/index.js';

/** It has been decided about in this space. */
export const refuseAgain = ({ handled }: MarchFrame, made: VisitChoice, params: RuleParams): Refusal | undefined =>
  handled.includes(made) ? refusal('alreadyDecided', 'ruling once-a-visit', params) : undefined;

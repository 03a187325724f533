/** R 5.3: the assessment of tribute: the shapes of actions, events and frames. */
import { closed } from '../../../core/index.js';
import { literal, player } from '../names.js';

export const assessmentActions = {};

export const assessmentEvents = {};

export const assessmentFrames = {
  assessment: closed({ kind: literal('assessment'), player }),
};

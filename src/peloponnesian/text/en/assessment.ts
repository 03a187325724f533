/** R 4.3.1, 5.3: English texts of the assessment of tribute. */
import { phrase, type ActionWords, type EventWords, type FrameWords } from '../../../core/index.js';
import type { AssessmentAction } from '../../action/assessment.js';
import type { AssessmentEvent } from '../../event/assessment.js';
import type { AssessmentSectionFrame } from '../../frame/assessment.js';
import type { PeloponnesianLink } from '../things.js';
import type { English } from './speech.js';

export const assessmentActions: ActionWords<AssessmentAction, PeloponnesianLink, English> = {
  assess: ({ region, multiple }, say) => phrase`assess ${say.region(region)} at ×${multiple}`,
  endAssessment: () => phrase`reassess no more regions`,
};

export const assessmentEvents: EventWords<AssessmentEvent, PeloponnesianLink, English> = {
  tributeAssessed: ({ rule, region, player, before, now }, say) =>
    rule === 'R 5.3.3'
      ? phrase`${say.theRegion(region)} is weary of the war: its assessment falls from ×${before} to ×${now}`
      : phrase`${say.player(player)} assesses ${say.region(region)} at ×${now} instead of ×${before}`,
};

export const assessmentFrames: FrameWords<AssessmentSectionFrame, PeloponnesianLink, English> = {
  assessment: { question: () => phrase`which region do you reassess?`, pass: null },
  takeover: {
    question: ({ regions: [region] }, say) =>
      region === undefined
        ? phrase`the regions that have changed hands are assessed`
        : phrase`at which multiple do you assess ${say.region(region)}, which has changed hands?`,
    pass: null,
  },
};

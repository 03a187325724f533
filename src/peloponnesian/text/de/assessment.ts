/** R 4.3.1, 5.3: German texts of the assessment of tribute. */
import { phrase, type ActionWords, type EventWords, type FrameWords } from '../../../core/index.js';
import type { AssessmentAction } from '../../action/assessment.js';
import type { AssessmentEvent } from '../../event/assessment.js';
import type { AssessmentSectionFrame } from '../../frame/assessment.js';
import type { PeloponnesianLink } from '../things.js';
import type { German } from './speech.js';

export const assessmentActions: ActionWords<AssessmentAction, PeloponnesianLink, German> = {
  assess: ({ region, multiple }, say) => phrase`den Tribut von ${say.region(region)} auf ×${multiple} festsetzen`,
  endAssessment: () => phrase`keinen weiteren Tribut neu festsetzen`,
};

export const assessmentEvents: EventWords<AssessmentEvent, PeloponnesianLink, German> = {
  tributeAssessed: ({ rule, region, player, before, now }, say) =>
    rule === 'R 5.3.3'
      ? phrase`${say.theRegion(region)} ist kriegsmüde: Ihr Tribut sinkt von ×${before} auf ×${now}`
      : phrase`${say.player(player)} setzt den Tribut von ${say.region(region)} auf ×${now} statt ×${before} fest`,
};

export const assessmentFrames: FrameWords<AssessmentSectionFrame, PeloponnesianLink, German> = {
  assessment: { question: () => phrase`Der Tribut welcher Region wird neu festgesetzt?`, pass: null },
  takeover: {
    question: ({ regions: [region] }, say) =>
      region === undefined
        ? phrase`Der Tribut der gewonnenen Regionen wird festgesetzt`
        : phrase`Wie hoch ist der Tribut von ${say.region(region)} nach dem Seitenwechsel?`,
    pass: null,
  },
};

/** R 5.3: the assessment of tribute: what happens. */
export type AssessmentEvent = never;

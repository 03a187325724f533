/** R 5.3: the assessment of tribute: what can be done. */
export type AssessmentAction = never;

/** R 5.3: the assessment of tribute: why actions are refused. */
export const ASSESSMENT_CODES = {} as const;

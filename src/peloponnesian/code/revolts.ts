/** R 6: Revolt Checks: why actions are refused. */
export const REVOLTS_CODES = {} as const;

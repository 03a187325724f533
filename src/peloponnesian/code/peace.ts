/** R 20: peace: why actions are refused. */
export const PEACE_CODES = {} as const;

/** R 19: Sicily: why actions are refused. */
export const SICILY_CODES = {} as const;

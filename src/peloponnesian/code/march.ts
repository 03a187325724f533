/** R 16.1-16.3: movement by land: why actions are refused. */
export const MARCH_CODES = {} as const;

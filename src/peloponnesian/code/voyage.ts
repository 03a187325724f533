/** R 16.4-16.8: movement by sea: why actions are refused. */
export const VOYAGE_CODES = {} as const;

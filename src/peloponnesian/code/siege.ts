/** R 10, 11: sieges, and places that fall: why actions are refused. */
export const SIEGE_CODES = {} as const;

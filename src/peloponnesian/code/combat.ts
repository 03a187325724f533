/** R 17, 18: combat: why actions are refused. */
export const COMBAT_CODES = {} as const;

/** R 9: supply: why actions are refused. */
export const SUPPLY_CODES = {} as const;

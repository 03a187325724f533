/** R 7: units and leaders from pools and back: why actions are refused. */
export const FORCES_CODES = {} as const;

/** R 7.5-7.7: building units, bases and fortifications: why actions are refused. */
export const BUILDING_CODES = {} as const;

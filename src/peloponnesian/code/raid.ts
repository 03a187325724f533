/** R 15: raids: why actions are refused. */
export const RAID_CODES = {} as const;

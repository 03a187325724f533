/** R 19: Sicily: reasons why actions are refused. */
export const SICILY_CODES = {
  sicilyClosed: 'Only the victor of the expedition can move units into Sicily.',
  notInSicily: 'The piece is not in Sicily.',
  lockedInSicily: 'No piece can leave Sicily before the expedition is resolved.',
  leavesWithFleet: 'Other pieces can leave Sicily only with a fleet.',
  leavesWithLeader: 'Land units can leave Sicily only with a leader.',
  noFleetToCall: 'No Sicilian fleet can be called now.',
} as const;

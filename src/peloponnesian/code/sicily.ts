/** R 19: Sicily: why actions are refused. */
export const SICILY_CODES = {
  sicilyClosed: 'Only the victor of the expedition moves units into Sicily.',
  notInSicily: 'The piece is not in Sicily.',
  lockedInSicily: 'Nobody leaves Sicily before the expedition is resolved.',
  leavesWithFleet: 'Only with a fleet that leaves Sicily can others leave it.',
  leavesWithLeader: 'Only with a leader who leaves Sicily can land units leave it.',
  noFleetToCall: 'No Sicilian fleet can be called now.',
} as const;

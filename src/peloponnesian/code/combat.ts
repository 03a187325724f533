/** R 17, 18: combat: why actions are refused. */
export const COMBAT_CODES = {
  noSuchCombat: 'There is no such combat to resolve.',
  leaderNeededOutside: 'A second unit stands outside of a city or fort only with a leader.',
  cannotStandOutside: 'This piece may not be sent outside.',
  notOnWalls: 'This unit may not man the walls.',
  noRetreatThere: 'Nobody retreats there.',
} as const;

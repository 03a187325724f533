/** R 17, 18: combat: why actions are refused. */
export const COMBAT_CODES = {
  noSuchCombat: 'There is no such combat to resolve.',
  leaderNeededOutside: 'A second unit stands outside of a city or fort only with a leader.',
  cannotStandOutside: 'This piece may not be sent outside.',
  cannotStorm: 'These attackers cannot attack the city or fort.',
  notOnWalls: 'This unit may not man the walls.',
  cannotBreakOff: 'Not all units have somewhere to retreat to.',
  noRetreatThere: 'Nobody retreats there.',
} as const;

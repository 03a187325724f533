/** R 17, 18: combat: why actions are refused. */
export const COMBAT_CODES = {
  noSuchCombat: 'This is none of the combats that are to be resolved.',
  leaderNeededOutside: 'A second unit stands outside of a city or fort with a leader only.',
  cannotStandOutside: 'This is none of the pieces that may be sent outside.',
  cannotStorm: 'These attackers cannot attack the city or fort.',
  notOnWalls: 'This is none of the units that may man the walls.',
  cannotBreakOff: 'Not all units have somewhere to retreat to.',
  noRetreatThere: 'Nobody retreats there.',
} as const;

/** R 17, 18: combat: why actions are refused. */
export const COMBAT_CODES = {
  noSuchCombat: 'There is no such combat to resolve.',
  berthFirst: 'The fleets before the port first put to sea or stay ashore.',
  portIsOpen: 'The fleets before the port have stayed ashore: they are attacked, or the port is entered.',
  arrayFirst: 'The defender first settles who stands outside.',
  stormOrMask: 'Nobody is left outside: the place is now stormed or masked.',
  wallsFirst: 'Units are first chosen to man the walls.',
  waverFirst: 'A unit that has failed its check first holds the walls or leaves them.',
  roundOver: 'The round is over: the battle now goes on or is broken off.',
  notAboard: 'The unit is not among those whose fleets are lost.',
  leaderNeededOutside: 'A second unit stands outside a city or fort only with a leader.',
  cannotStandOutside: 'This piece is not one of those that can be sent outside.',
  notOnWalls: 'This unit is not one of those that can man the walls.',
  noRetreatThere: 'These units cannot retreat there.',
} as const;

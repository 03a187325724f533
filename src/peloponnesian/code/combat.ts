/** R 17, 18: combat: reasons why actions are refused. */
export const COMBAT_CODES = {
  noSuchCombat: 'There is no such combat to resolve.',
  berthFirst: 'The fleets outside the port must first put to sea or stay ashore.',
  portIsOpen: 'The fleets outside the port have stayed ashore: attack them, or enter the port.',
  arrayFirst: 'The defender must first decide which pieces stand outside.',
  stormOrMask: 'No enemy is left outside: the place must be assaulted or masked.',
  wallsFirst: 'Units must first be chosen to man the walls.',
  waverFirst: 'A unit that has failed its check must first hold the walls or leave them.',
  roundOver: 'The round is over: the battle must be continued or broken off.',
  notAboard: 'The unit is not among those whose fleets are lost.',
  leaderNeededOutside: 'A second unit can stand outside a city or fort only with a leader.',
  cannotStandOutside: 'This piece cannot be sent outside.',
  notOnWalls: 'This unit cannot man the walls.',
  noRetreatThere: 'These units cannot retreat there.',
} as const;

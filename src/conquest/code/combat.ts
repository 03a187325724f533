/** R 9: refusals of losses and retreats. */
export const COMBAT_CODES = {
  notAmongThem: 'This unit is not among those that can be chosen.',
  alikeListed: 'An identical counter is in the list instead of this one.',
  reduceFirst: 'No unit is eliminated as long as another can be reduced.',
  wallsNotOffered: 'No wall of this city can be lost here.',
  noWayThere: 'No open path leads from here to this province.',
  noRefuge: 'The force may not retreat into this province, or must prefer another one.',
  mustRetreat: 'The force must retreat.',
} as const;

/** R 9: why steps are not lost so, and nobody gives way there. */
export const COMBAT_CODES = {
  notAmongThem: 'This unit is not among those that can be chosen.',
  alikeListed: 'Another counter that is like it stands for it in the list.',
  reduceFirst: 'No unit is eliminated as long as another can be reduced.',
  wallsNotOffered: 'No wall of this city can be lost here.',
  noWayThere: 'There is no open way from here to this province.',
  noRefuge: 'Those who give way may not go into this province, or must prefer another.',
  mustRetreat: 'They may not stay.',
} as const;

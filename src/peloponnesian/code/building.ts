/** R 7.5-7.7: building units, bases and fortifications: reasons why actions are refused. */
export const BUILDING_CODES = {
  cannotAfford: 'There are not enough talents in the treasury.',
  notInBuildPool: 'The unit is not in its Build Pool.',
  neverBuilt: 'Units of Persia and Sicily cannot be built.',
  regionWeary: 'The Militance of the region is too low to build its units.',
  cityThere: 'A fort cannot be built in the hex of a city.',
  fortThere: 'There is already a fort in the hex.',
  noUnitThere: 'The player has no unit there that could build it.',
  enemiesThere: 'Enemy units are in the hex.',
  walledAlready: 'The city already has walls.',
  wallsBegunAlready: 'The walls are already under construction.',
  noFortresses: "Long Walls join two fortresses of the player's camp in adjacent hexes that are not besieged.",
  longWallsThere: 'The Long Walls are already complete or under construction.',
  notAtEnd: 'The unit is not in one of the two fortresses.',
  buildsAlready: 'The unit is already building other Long Walls.',
} as const;

/** R 7.5-7.7: building units, bases and fortifications: why actions are refused. */
export const BUILDING_CODES = {
  cannotAfford: 'There are too few talents in the treasury for that.',
  notInBuildPool: 'The unit is not in its Build Pool.',
  neverBuilt: 'Units of Persia and Sicily are not built.',
  regionWeary: 'The Militance of the region is too low for its units to be built.',
  cityThere: 'A fort is not built in the hex of a city.',
  fortThere: 'There is already a fort.',
  noUnitThere: 'The player has no unit there that could build it.',
  enemiesThere: 'Enemies are in the hex.',
  walledAlready: 'The city has walls.',
  wallsBegunAlready: 'The walls are being built already.',
  noFortresses: 'Long Walls join two fortresses of the own camp in hexes next to each other that are not besieged.',
  longWallsThere: 'There are Long Walls already, or they are being built.',
  notAtEnd: 'The unit is not in one of the two fortresses.',
  buildsAlready: 'The unit is building other Long Walls.',
} as const;

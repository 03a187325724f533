/** R 7: units and leaders from pools and back: why actions are refused. */
export const FORCES_CODES = {
  movedAlready: 'The piece has already been placed or returned in this stage.',
  notInForcePool: 'The piece is not in a Force Pool.',
  regionInactive: 'The Militance of the region is too low for its units to be placed.',
  cityElsewhere: 'The city is not in the region to which the piece belongs.',
  cityNotOpen: 'The city is not friendly, or it is besieged or destroyed.',
  helotsRise: 'Helots have risen in the city.',
  noPort: 'The city is not a port.',
  notInOpenCity: 'The piece is not inside a friendly city of its region that is not besieged.',
  servesPersia: 'A general of Persia keeps to the lands of his troops: he goes neither to a Force Pool nor to sea.',
  alikeListed: 'Another unit of the same kind does the same.',
  noBasesLeft: 'The player has no base left to place.',
  baseThere: 'There is already a base.',
  noBuilder: 'There is neither a unit that could build it nor a friendly city.',
} as const;

/** R 7: units and leaders from pools and back: reasons why actions are refused. */
export const FORCES_CODES = {
  movedAlready: 'The piece has already been placed or withdrawn in this stage.',
  notInForcePool: 'The piece is not in a Force Pool.',
  regionInactive: 'The Militance of the region is too low to place its units.',
  cityElsewhere: 'The city is not in the region to which the piece belongs.',
  cityNotOpen: 'The city is not friendly, or it is besieged or destroyed.',
  helotsRise: 'Helots have risen in the city.',
  noPort: 'The city is not a port.',
  notInOpenCity: 'The piece is not inside a friendly city of its region that is not besieged.',
  servesPersia: 'A Persian general stays in the lands of his troops: he goes neither to a Force Pool nor to sea.',
  alikeListed: 'Another unit of the same kind is listed in its place.',
  noBasesLeft: 'The player has no bases left to place.',
  baseThere: 'There is already a base in the hex.',
  noBuilder: 'There is neither a unit that could build the base nor a friendly city.',
} as const;

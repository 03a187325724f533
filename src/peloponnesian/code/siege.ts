/** R 10, 11: sieges, and places that fall: why actions are refused. */
export const SIEGE_CODES = {
  nothingToBesiege: 'There is no enemy city or occupied enemy fort in this hex.',
  besiegedAlready: 'The place is already besieged.',
  notBesieged: 'The place is not besieged.',
  besiegersMissing: 'Too few units stand before this place to besiege it.',
  siegeResolved: 'This siege has been resolved in this season.',
  siegesWait: 'All sieges are resolved or lifted before the phase ends.',
  otherPlace: 'Another place has been taken.',
  noCity: 'There is no city to destroy.',
  noWalls: 'There are no walls to destroy.',
  longWallsDivided: 'Long Walls are destroyed only at one of their ends, by a player who holds both.',
} as const;

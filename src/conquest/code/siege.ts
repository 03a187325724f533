/** R 11, 17.5: why a city is not besieged so. */
export const SIEGE_CODES = {
  noEnemyWalls: 'The city has no enemy walls.',
  noArmyThere: 'The side has no army in a place from which it can besiege the city.',
  alreadyBesieged: 'The city has already been besieged or asked to surrender in this turn.',
  armyBesieges: 'The army has besieged a city in this turn and has no other leader for another siege.',
  noFootLeft: 'The army has no infantry left that could take part.',
  takesNoPart: 'The piece is not in this army, takes part in a siege already, or does not count in a siege.',
  footNeeded: 'A siege needs at least one unit of infantry.',
  conductorNeeded: 'An army needs another leader for each further city that it besieges.',
  ruleNotPlayed: 'The optional rule is not played.',
  neverSurrenders: 'The city never surrenders, or the side cannot ask it to.',
  refusedBefore: 'The city has refused to surrender, or has been besieged.',
  notConqueror: 'Cities surrender only to the side that conquers.',
  notEndangered: 'The leader took no part, or the die for this leader has been rolled.',
} as const;

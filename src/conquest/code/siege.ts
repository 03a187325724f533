/** R 11, 17.5: why a city is not besieged so. */
export const SIEGE_CODES = {
  noEnemyWalls: 'The city has no walls of an enemy.',
  noArmyThere: 'No army of the side stands where the city can be besieged from.',
  alreadyBesieged: 'The city has been besieged, or called upon to surrender, in this turn.',
  armyBesieges: 'The army has besieged a city in this turn, and has no other leader for a further one.',
  noFootLeft: 'The army has no infantry that could take part.',
  takesNoPart: 'It is not of this army, takes part already or in another siege, or counts for nothing in one.',
  footNeeded: 'At least one unit of infantry takes part in a siege.',
  conductorNeeded: 'An army besieges further cities only with a leader of its own for each.',
  ruleNotPlayed: 'The optional rule is not played.',
  neverSurrenders: 'The city never surrenders, or nobody asks it.',
  refusedBefore: 'The city has refused to surrender, or has been besieged.',
  notConqueror: 'Cities surrender to the conqueror alone.',
  notEndangered: 'The leader took no part, or the die has fallen for him.',
} as const;

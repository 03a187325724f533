/** R 6: Revolt Checks: why actions are refused. */
export const REVOLTS_CODES = {
  otherRegion: 'Another region is checked now, or none in which this city lies.',
  capitalIsLoyal: 'A capital never revolts.',
  cityIsLost: 'The city is in revolt, destroyed, or in the hands of the enemy.',
  cityNotInRevolt: 'The city is not in revolt.',
  noDieEnds: 'No die can end the revolt of this city.',
} as const;

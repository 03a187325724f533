/** R 6: Revolt Checks: reasons why actions are refused. */
export const REVOLTS_CODES = {
  otherRegion: 'The city does not lie in the region that is checked now.',
  capitalIsLoyal: 'A capital never revolts.',
  cityIsLost: 'The city is in revolt, destroyed, or held by the enemy.',
  cityNotInRevolt: 'The city is not in revolt.',
  noDieEnds: 'No die could end the revolt of this city.',
} as const;

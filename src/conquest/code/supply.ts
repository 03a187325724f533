/** R 7, 17.1: why nothing is carried from there, or burnt. */
export const SUPPLY_CODES = {
  notAcrossTheSea: 'This province cannot supply: its coast cannot be reached by sea.',
  sourceNotControlled: 'Only uncontested provinces that the side controls can supply.',
  nothingToGive: 'The province has no supply to give: it is a desert, or depleted.',
  notOwnLand: 'A side scorches only uncontested land that it controls.',
  nothingToBurn: 'Nothing is left to scorch in this province.',
} as const;

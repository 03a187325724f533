/** R 7, 17.1: why nothing is carried from there, or burnt. */
export const SUPPLY_CODES = {
  notAcrossTheSea: 'Supply does not come from this province: no coast of it is reached by sea.',
  sourceNotControlled: 'Supply comes from provinces alone that the side controls, undisputed.',
  nothingToGive: 'The province has nothing to give: it is a desert, or exhausted.',
  notOwnLand: 'The side burns no land but what it controls, undisputed.',
  nothingToBurn: 'There is nothing left in this province to be burnt.',
} as const;

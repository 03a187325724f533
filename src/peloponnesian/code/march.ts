/** R 16.1-16.3: movement by land: why actions are refused. */
export const MARCH_CODES = {
  hasMoved: 'The piece has already moved in this phase.',
  isEngaged: 'The piece takes part in an attack and does not move.',
  isTied: 'Units that forage or raid do not move.',
  isMasked: 'Enemies outside mask the place: whoever is inside must defeat them first.',
  noWay: 'No land unit crosses this hexside, or enters this hex.',
  notInPlay: 'Units do not enter this region.',
  tooFar: 'The movement points do not suffice.',
  noStacking: 'Several units stack only in a city or fort, or with a leader.',
  leavesStack: 'A leader does not leave a stack of units behind in the open.',
  notFriendly: 'Area movement leads from a friendly area to an adjacent friendly one, or within it.',
  mustGoOn: 'The stack must go on from here.',
  mustLeaveSicily: 'Units that leave Sicily must sail first.',
} as const;

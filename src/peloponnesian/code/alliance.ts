/** R 24.3, 24.5, 24.6: allies: why actions are refused. */
export const ALLIANCE_CODES = {
  alliesRich: 'The unit cannot forage there as long as the allies concerned have talents.',
  noAlly: 'This player is no ally.',
  notClaimed: 'It is not being decided who gains this region.',
  givenAlready: 'This ally has been given something of the kind in this council.',
  tooLittle: 'A player gives at least one talent, and no more than the treasury holds.',
  cardDue: 'The ally holds too many cards, and gives one back first.',
  closedAlready: 'The lands of the player are closed to this ally.',
  landsForbidden: 'An ally forbids the player these lands.',
  notClosed: 'The lands of the player are open to this ally.',
  settledAlready: 'The player has closed or opened their lands to this ally in this council.',
} as const;

/** R 24.3, 24.5, 24.6: allies: reasons why actions are refused. */
export const ALLIANCE_CODES = {
  alliesRich: 'The unit cannot forage there while the allies concerned have talents.',
  noAlly: 'This player is not an ally.',
  notClaimed: 'There is no decision about this region now.',
  givenAlready: 'The player has already given this ally talents, or a card, in this council.',
  tooLittle: 'A player gives at least one talent, and no more than the treasury holds.',
  cardDue: 'The ally holds too many cards and must first give one back.',
  closedAlready: 'The player has already closed their lands to this ally.',
  landsForbidden: 'An ally has closed these lands to the player.',
  notClosed: 'The lands of the player are already open to this ally.',
  settledAlready: 'The player has already closed or opened their lands to this ally in this council.',
} as const;

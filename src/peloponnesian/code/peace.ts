/** R 20: peace: why actions are refused. */
export const PEACE_CODES = {
  truce: 'In the first year of a peace nobody fights, besieges, raids, or enters a region of the enemy.',
  noEmbassy: 'No embassy of peace is on the board.',
  noEnemy: 'Only an enemy can be made to roll for peace.',
  peaceReigns: 'There is peace already.',
  noPeace: 'There is no peace that could be broken.',
  noBreach: 'The other side did nothing against the peace in the last season.',
  onceASeason: 'This is done once in a season.',
  answerFirst: 'The proposal of peace is to be answered first.',
  notAsked: 'Nobody has proposed peace to this player.',
} as const;

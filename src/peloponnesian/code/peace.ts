/** R 20: peace: reasons why actions are refused. */
export const PEACE_CODES = {
  truce: 'The first year of a peace forbids combat, sieges, raids, and entering enemy regions.',
  noEmbassy: 'There is no Peace Embassy card on the board.',
  noEnemy: 'Only an enemy can be made to roll for peace.',
  peaceReigns: 'There is already peace.',
  noPeace: 'There is no peace that could be broken.',
  noBreach: 'The other side did nothing against the peace in the last season.',
  onceASeason: 'This can be done only once in a season.',
  answerFirst: 'The proposal of peace must first be answered.',
  notAsked: 'No player has proposed peace to this player.',
} as const;

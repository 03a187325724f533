/** R 12: Event Cards are played, discarded and drawn: why actions are refused. */
export const CARDS_CODES = {
  cardUnknown: 'There is no such card.',
  cardNotHeld: 'The player does not hold this card.',
  alikeCardListed: 'A card of the same kind that names the same stands for this one.',
  cardForOthers: 'The other camp alone plays this card.',
  cardNotNow: 'This card is not played now.',
  cardBarred: 'Its like has been played in this season.',
  cardOfNoUse: 'This card cannot be played now.',
  cardWithoutTarget: 'This card is not played on that.',
  cardsRest: 'No cards are played in a new peace.',
  cardBinds: 'The card must be played.',
} as const;

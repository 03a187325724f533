/** R 12: Event Cards are played, discarded and drawn: reasons why actions are refused. */
export const CARDS_CODES = {
  cardUnknown: 'There is no such card.',
  cardNotHeld: 'The player does not hold this card.',
  alikeCardListed: 'Another card of the same kind with the same names is listed in its place.',
  cardForOthers: 'Only the other camp can play this card.',
  cardNotNow: 'This card cannot be played now.',
  cardBarred: 'A card of this kind has already been played in this season.',
  cardOfNoUse: 'This card would have no effect now.',
  cardWithoutTarget: 'This card cannot be played on this target.',
  cardsRest: 'No cards are played in the first year of a peace.',
  cardBinds: 'The card must be played.',
} as const;

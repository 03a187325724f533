/** R 12: the shape of the Event Cards of a state or a view. */
import type * as t from 'io-ts';
import { closed, listOf, mapOf, oneOf, SPECTATOR, wholeNumber } from '../../../core/index.js';
import { GREATEST_WEIGHT, type HeldCard } from '../../../core/hidden/index.js';
import type { PositionCards } from '../../position.js';
import type { ActiveCard, CardPile, CardsState, PlayedCard } from '../../state.js';
import { PLAYERS, type CardId, type Viewer } from '../../vocabulary.js';
import { cardId, figure, MOST_CARDS } from '../figures.js';
import { id, player, region, unitId } from '../names.js';
import { MOST_UNITS } from '../setup.js';

/** A limit above the number of cards that all players and a spectator can remember. */
const MOST_NOTES = MOST_CARDS * (PLAYERS.length + 1);
const PILES: readonly CardPile[] = [...PLAYERS, 'deck', 'discards'];

const list = listOf(cardId, MOST_CARDS);
const viewer = oneOf<Viewer>([...PLAYERS, SPECTATOR]);
const active: t.Type<ActiveCard> = closed(
  { card: cardId, player, since: figure },
  { brought: listOf(unitId, MOST_UNITS) },
);
const played: t.Type<PlayedCard> = closed({ card: cardId, player }, { region, city: id });
const note: t.Type<CardsState['known'][number]> = closed({
  by: viewer,
  card: cardId,
  holders: mapOf(oneOf(PILES), wholeNumber(1, GREATEST_WEIGHT), PILES.length),
});

/** Returns the fields of the cards without the piles that are face down for all. */
const fields = <Card extends HeldCard<CardId>>(card: t.Type<Card>) => ({
  hands: mapOf(player, listOf(card, MOST_CARDS), PLAYERS.length),
  discards: listOf(card, MOST_CARDS),
  removed: list,
  active: listOf(active, MOST_CARDS),
  played: listOf(played, MOST_CARDS),
  depleted: figure,
  known: listOf(note, MOST_NOTES),
});

/** Returns the shape of the cards. `card` is the shape of a card in a face-down pile. */
export const cardsOf = <Card extends HeldCard<CardId>>(card: t.Type<Card>): t.Type<CardsState<Card>> =>
  closed({ deck: listOf(card, MOST_CARDS), later: list, ...fields(card) });

/** The cards of a position. The deck, and the cards that wait to join it, follow from the rest. */
export const positionCards: t.Type<PositionCards> = closed({}, fields(cardId), 'the cards of a position');

/** R 12, 19, 20: Event Cards in hands and on the board, their lasting effects, Sicily, and peace. */
import { paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import { findCard, findKind, handOf, mayUse } from '../query/cards.js';
import { inForce, sicilyTexts } from '../svg/in-force.js';
import { cardTold } from '../text/card-told.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { itemsIn } from './map.js';
import { companyText } from './pieces.js';
import type { Seen } from './seen.js';

/** Returns `78 “A region ready to rebel” (Thrace)`. */
const cardText = ({ say, words }: Seen, card: CardId): string => say.card(card, '', words.quotes).text.trim();

/** Returns a card of a player's hand, its effect, and whether only the enemy may use it. */
function heldLines(seen: Seen, id: CardId, player: PlayerId): readonly TextLine[] {
  const { situation, locale, words } = seen;
  const [card, kind] = [findCard(situation, id), findKind(situation, id)];
  if (card === undefined || kind === undefined) return [];
  const { text } = cardTold(locale, situation, card, kind);
  const name = cardText(seen, id);
  const head = mayUse(kind.user, player) ? name : `${name}, ${words.enemyCard}`;
  return [paragraph('    ', `${head}: ${text}`, 6)];
}

/** Returns the Event Cards in a hand, and the number of hidden ones, or nothing if the scenario has no cards. */
export function cardsInHand(seen: Seen, player: PlayerId): readonly TextLine[] {
  const { situation, words, labels } = seen;
  if (situation.cards === undefined) return [];
  const hand = handOf(situation, player);
  const known = hand.filter((card) => card !== 'hidden');
  const hidden = hand.length - known.length;
  const others = hidden > 0 ? [labels.captions.hiddenCards(hidden)] : known.length === 0 ? [words.none] : [];
  const head = `${labels.captions.eventCards}:`;
  return [
    ...(others.length === 0 ? [`  ${head}`] : itemsIn(`${head} `, others, 2)),
    ...known.flatMap((card) => heldLines(seen, card, player)),
  ];
}

/** Returns the pieces in Sicily, or leaving it. */
function companiesInSicily(seen: Seen): readonly string[] {
  const { situation, say } = seen;
  const { inSicily, leavingSicily } = situation.places.trays;
  const leaving = companyText(seen, leavingSicily);
  return [companyText(seen, inSicily), leaving === '' ? '' : `${say.tray('leavingSicily')}: ${leaving}`].filter(
    (text) => text !== '',
  );
}

/** Returns the face-up cards and markers on the board. */
export function tablePicture(seen: Seen): readonly TextLine[] {
  const { situation, words, labels } = seen;
  const { cards, peace } = situation;
  const { captions } = labels;
  const played = (cards?.active ?? []).map(({ card, player }) => `${words.letters[player]} ${cardText(seen, card)}`);
  const piles = cards === undefined ? [] : [captions.piles(cards.deck.length, cards.discards.length)];
  return [
    ...itemsIn(`${captions.eventCards}: `, [...piles, ...played], 2),
    ...itemsIn(`${captions.inForce} `, inForce(situation, labels), 2),
    ...itemsIn(`${captions.sicily} `, [...sicilyTexts(situation, labels), ...companiesInSicily(seen)], 2),
    ...(peace === undefined ? [] : [`  ${captions.peace(peace.year)}.`]),
  ];
}

/** R 12, 19, 20, C: the lines of the panels about Event Cards, their lasting effects, Sicily and peace. */
import { group, title } from '../../svg/element.js';
import { ROW, type Item } from '../../svg/flow.js';
import { fitted, textWidth } from '../../svg/measure.js';
import type { Panel } from '../../svg/panel.js';
import { rectangle, words } from '../../svg/shapes.js';
import { findCard } from '../query/cards.js';
import type { ActiveCard } from '../state.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { inForce, sicilyTexts } from './in-force.js';
import { BASE, captioned, SIZE, textItem } from './lines.js';
import type { Setting } from './setting.js';

/** The maximum width of the name of a card in a line. */
const WIDEST = 190;

/** Returns the name of a card: `Rebellion Possible: Lesbos`. */
function cardText({ situation, labels }: Pick<Setting, 'situation' | 'labels'>, id: CardId): string {
  const card = findCard(situation, id);
  if (card === undefined) return String(id);
  const named = [
    ...(card.regions ?? []).map(labels.region),
    ...(card.city === undefined ? [] : [labels.city(card.city)]),
  ];
  return [labels.names.cards[card.kind], ...(named.length === 0 ? [] : [named.join(', ')])].join(': ');
}

/** Returns a card in a line, with a bar in the colour of its player. */
function cardItem(setting: Setting, id: CardId, by?: PlayerId): Item {
  const { palette, livery } = setting;
  const text = cardText(setting, id);
  const shown = fitted(text, SIZE, WIDEST);
  const width = textWidth(shown, SIZE) + 12;
  return {
    width: width + 3,
    draw: ({ x, y }) =>
      group(
        { 'data-card': id, role: 'img' },
        title(text),
        rectangle(
          { x, y: y + 0.5, width, height: ROW },
          { rx: 2, fill: palette.ground, stroke: palette.panelEdge, 'stroke-width': 0.8 },
        ),
        by === undefined
          ? undefined
          : rectangle({ x, y: y + 0.5, width: 3.5, height: ROW }, { rx: 1, fill: livery(by).fill }),
        words(shown, { x: x + 6, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

/** Returns the hand of a player: the visible cards, and the number of hidden ones. */
export function handLine(setting: Setting, player: PlayerId): readonly Item[] {
  const { captions } = setting.labels;
  const hand = setting.situation.cards?.hands[player] ?? [];
  const seen = hand.filter((card): card is CardId => card !== 'hidden');
  const hidden = hand.length - seen.length;
  return captioned(setting, captions.hand, [
    ...seen.map((card) => cardItem(setting, card)),
    ...(hidden === 0 ? [] : [textItem(setting, captions.hiddenCards(hidden))]),
  ]);
}

/** Returns the effects in force. A line may break after each name of a row. */
const effectItems = (setting: Setting): readonly Item[] =>
  inForce(setting.situation, setting.labels)
    .flatMap((text) => text.split(/(?<=,) /))
    .map((text) => textItem(setting, text));
/** Returns the state of the Sicilian Expedition. */
const sicilyItems = (setting: Setting): readonly Item[] =>
  sicilyTexts(setting.situation, setting.labels).map((text) => textItem(setting, text));

/** Returns the panel of cards and peace, or none if the scenario has no cards and there is no peace. */
export function tablePanel(setting: Setting): readonly Panel[] {
  const { situation, labels } = setting;
  const { captions } = labels;
  const { cards, peace } = situation;
  if (cards === undefined && peace === undefined) return [];
  const active = (cards?.active ?? []).map(({ card, player }: ActiveCard) => cardItem(setting, card, player));
  return [
    {
      id: 'cards',
      name: captions.eventCards,
      status: cards === undefined ? '' : captions.piles(cards.deck.length, cards.discards.length),
      figures: '',
      groups: [
        captioned(setting, captions.onTheTable, active),
        captioned(setting, captions.inForce, effectItems(setting)),
        captioned(setting, captions.sicily, sicilyItems(setting)),
        peace === undefined ? [] : [textItem(setting, captions.peace(peace.year), true)],
      ],
    },
  ];
}

/** R 12: German texts of Event Cards. */
import { counted, phrase } from '../../../core/index.js';
import type { CardAction } from '../../action/cards.js';
import type { CardEvent } from '../../event/cards.js';
import type { RefillFrame } from '../../frame/cards.js';
import type { EffectState } from '../../state.js';
import type { Actions, Events, Frames } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type German } from './speech.js';

const CARD = { one: 'Karte', many: 'Karten' };

export const cardsActions: Pick<Actions<German>, CardAction['type']> = {
  playCard: ({ card, ...target }, say) => phrase`${say.card(card)}${say.aimed(target)} spielen`,
  passCards: () => phrase`keine Karte spielen`,
  discardCard: ({ card }, say) => phrase`${say.card(card)} ablegen`,
  endDiscards: () => phrase`den Rest behalten`,
  drawCard: ({ card }, say) => phrase`${say.card(card)} wird gezogen`,
};

/** Returns the lasting effect of a card. */
function effectName(effect: EffectState, say: German): Saying {
  switch (effect.does) {
    case 'earthquake':
      return phrase`das Erdbeben`;
    case 'eclipse':
      return phrase`die Wirkung der Mondfinsternis`;
    case 'festival':
      return phrase`das Fest`;
    case 'rest':
      return phrase`die schlechten Vorzeichen für ${say.leader(effect.leader)}`;
    case 'plunder':
      return phrase`das Plündern unter ${say.leader(effect.leader)}`;
    case 'oracle':
      return phrase`der Spruch des Orakels über ${say.player(effect.player)}`;
    case 'invasion':
      return phrase`der Einfall in ${list(effect.regions.map((region) => say.region(region)))}`;
    case 'storms':
      return phrase`die Sturmgefahr`;
    case 'storm':
      return phrase`der Sturm ${say.at(effect.sea)}`;
    case 'unrest':
      return phrase`die Unruhe in ${say.region(effect.region)}`;
    case 'betrayal':
    case 'siegeBetrayal':
      return phrase`der Verrat von ${say.city(effect.city)}`;
  }
}

export const cardsEvents: Pick<Events<German>, CardEvent['type']> = {
  cardPlayed: ({ player, card, ...target }, say) =>
    phrase`${say.player(player)} spielt ${say.card(card)}${say.aimed(target)}`,
  cardDiscarded: ({ player, card }, say) => phrase`${say.player(player)} legt ${say.card(card)} ab`,
  cardDrawn: ({ player, card }, say) =>
    player === null
      ? phrase`${say.card(card)} wird ungesehen abgelegt`
      : phrase`${say.player(player)} zieht ${say.card(card)}`,
  cardRolled: ({ card, die, total, succeeds }, say) =>
    phrase`${say.card(card)} ${succeeds ? 'gelingt' : 'misslingt'} mit einer ${die}, insgesamt ${total}`,
  cardLaid: ({ card }, say) => phrase`${say.card(card)} bleibt auf dem Spielplan liegen`,
  cardEnded: ({ card, to }, say) =>
    phrase`${say.card(card)} ${to === 'discards' ? 'wird abgelegt' : 'wird aus dem Spiel entfernt'}`,
  deckReshuffled: ({ size, joined }) =>
    phrase`der Stapel wird neu gemischt und hat ${counted(size, CARD)}${joined.length === 0 ? '' : `, davon ${joined.length} neue`}`,
  effectsEnded: ({ effects }, say) =>
    phrase`${list(effects.map((effect) => effectName(effect, say)))} ${effects.length === 1 ? 'ist' : 'sind'} vorüber`,
};

const REFILL: Readonly<Record<RefillFrame['stage'], Saying>> = {
  discarding: phrase`Welche Karten werden abgelegt?`,
  drawing: phrase`Welche Karte wird gezogen?`,
  unseen: phrase`Welche Karte wird ungesehen abgelegt?`,
};

export const cardsFrames: Pick<Frames<German>, 'dealing' | 'cards' | 'refill' | 'effect' | 'unrest'> = {
  dealing: { question: () => phrase`Welche Karte wird ausgeteilt?`, pass: null },
  cards: { question: () => phrase`Welche Karte wird gespielt?`, pass: null },
  refill: {
    question: ({ stage, drawn }, say) =>
      drawn === null ? REFILL[stage] : phrase`Was geschieht mit ${say.card(drawn)}, die eben gezogen wurde?`,
    pass: null,
  },
  effect: { question: ({ card }, say) => phrase`Wie wirkt ${say.card(card)}?`, pass: null },
  unrest: { question: () => phrase`Welche Karte wird gespielt, nachdem alle gebaut haben?`, pass: null },
};

/** R 12: English texts of Event Cards. */
import { counted, phrase } from '../../../core/index.js';
import type { CardAction } from '../../action/cards.js';
import type { CardEvent } from '../../event/cards.js';
import type { RefillFrame } from '../../frame/cards.js';
import type { EffectState } from '../../state.js';
import type { Actions, Events, Frames } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type English } from './speech.js';

const CARD = { one: 'card', many: 'cards' };

export const cardsActions: Pick<Actions<English>, CardAction['type']> = {
  playCard: ({ card, ...target }, say) => phrase`play ${say.card(card)}${say.aimed(target)}`,
  passCards: () => phrase`do not play a card`,
  discardCard: ({ card }, say) => phrase`discard ${say.card(card)}`,
  endDiscards: () => phrase`keep the rest`,
  drawCard: ({ card }, say) => phrase`${say.card(card)} is drawn`,
};

/** Returns the lasting effect of a card. */
function effectName(effect: EffectState, say: English): Saying {
  switch (effect.does) {
    case 'earthquake':
      return phrase`the earthquake`;
    case 'eclipse':
      return phrase`the effect of the eclipse`;
    case 'festival':
      return phrase`the festival`;
    case 'rest':
      return phrase`the bad omens of ${say.leader(effect.leader)}`;
    case 'plunder':
      return phrase`the plundering under ${say.leader(effect.leader)}`;
    case 'oracle':
      return phrase`the oracle about ${say.player(effect.player)}`;
    case 'invasion':
      return phrase`the invasion of ${list(effect.regions.map((region) => say.region(region)))}`;
    case 'storms':
      return phrase`the danger of storms`;
    case 'storm':
      return phrase`the storm ${say.at(effect.sea)}`;
    case 'unrest':
      return phrase`the unrest in ${say.region(effect.region)}`;
    case 'betrayal':
    case 'siegeBetrayal':
      return phrase`the betrayal of ${say.city(effect.city)}`;
  }
}

export const cardsEvents: Pick<Events<English>, CardEvent['type']> = {
  cardPlayed: ({ player, card, ...target }, say) =>
    phrase`${say.player(player)} plays ${say.card(card)}${say.aimed(target)}`,
  cardDiscarded: ({ player, card }, say) => phrase`${say.player(player)} discards ${say.card(card)}`,
  cardDrawn: ({ player, card }, say) =>
    player === null
      ? phrase`${say.card(card)} is discarded unseen`
      : phrase`${say.player(player)} draws ${say.card(card)}`,
  cardRolled: ({ card, die, total, succeeds }, say) =>
    phrase`${say.card(card)} ${succeeds ? 'succeeds' : 'fails'} with a ${die}, ${total} in total`,
  cardLaid: ({ card }, say) => phrase`${say.card(card)} stays on the board`,
  cardEnded: ({ card, to }, say) =>
    phrase`${say.card(card)} ${to === 'discards' ? 'is discarded' : 'is removed from the game'}`,
  deckReshuffled: ({ size, joined }) =>
    phrase`the deck is reshuffled and has ${counted(size, CARD)}${joined.length === 0 ? '' : `, ${joined.length} of them new`}`,
  effectsEnded: ({ effects }, say) =>
    phrase`${list(effects.map((effect) => effectName(effect, say)))} ${say.is(effects.length)} over`,
};

const REFILL: Readonly<Record<RefillFrame['stage'], Saying>> = {
  discarding: phrase`which cards do you discard?`,
  drawing: phrase`which card is drawn?`,
  unseen: phrase`which card is discarded unseen?`,
};

export const cardsFrames: Pick<Frames<English>, 'dealing' | 'cards' | 'refill' | 'effect' | 'unrest'> = {
  dealing: { question: () => phrase`which card is dealt?`, pass: null },
  cards: { question: () => phrase`which card do you play?`, pass: null },
  refill: {
    question: ({ stage, drawn }, say) =>
      drawn === null ? REFILL[stage] : phrase`what do you do with ${say.card(drawn)}, which you have just drawn?`,
    pass: null,
  },
  effect: { question: ({ card }, say) => phrase`how does ${say.card(card)} take effect?`, pass: null },
  unrest: { question: () => phrase`which card do you play now that all players have built?`, pass: null },
};

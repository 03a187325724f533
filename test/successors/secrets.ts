/** What Successors hides, and games in which players steal each other's cards (card 58). */
import { cards, type GameOptions, type SuccessorsTypes } from '../../src/successors/index.js';
import { liking } from '../../tools/policies/policy.js';
import { SUCCESSORS_TASTES } from '../../tools/policies/tastes.js';
import type { Secrets } from '../kit/hidden.js';
import type { SeenPile } from '../kit/memory.js';

/** Every Surprise card lets its player steal a card. */
const [thefts] = cards
  .filter(({ id }) => id === 58)
  .map((theft) => cards.map((card) => (card.type === 'surprise' ? { ...theft, id: card.id } : card)));

const named = (card: number | 'hidden'): string | undefined => (card === 'hidden' ? undefined : String(card));

function pileOf(cards: readonly (number | 'hidden')[]): SeenPile {
  const seen = cards.map(named).filter((card) => card !== undefined);
  return { seen, hidden: cards.length - seen.length };
}

export const secrets: Secrets<SuccessorsTypes> = {
  options: (players) => ({
    players: players as GameOptions['players'],
    ...(thefts === undefined ? {} : { cards: thefts }),
  }),
  policy: liking({ ...SUCCESSORS_TASTES.cards, playSurprise: 60, discardSurprise: 0.05 }),
  piles: ({ hands }) => Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, pileOf(hand)])),
  unseenPile: ({ deck }) => pileOf(deck),
  moves(event) {
    switch (event.type) {
      case 'cardsShuffled':
        return [{ gathered: 'everything', to: undefined }];
      case 'cardDrawn':
        return [{ card: named(event.card), from: undefined, to: event.player }];
      case 'cardStolen':
        return [{ card: named(event.card), from: event.from, to: event.player }];
      case 'cardPlayed':
      case 'surprisePlayed':
      case 'cardDiscarded':
        return [{ card: named(event.card), from: event.player, to: undefined }];
      default:
        return [];
    }
  },
  // Of two players each hears which cards the other takes.
  situations: (players) => (players === 2 ? ['unseenCards', 'knownCard'] : ['unseenCards', 'knownCard', 'lostTrack']),
};

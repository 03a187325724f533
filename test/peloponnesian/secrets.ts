/** What the Peloponnesian War hides where it is played with Event Cards: hands, the deck and the discards (R 2.3, 12.3, 12.4). */
import { components } from '../../src/peloponnesian/data/default.js';
import { findKind, isImmediate } from '../../src/peloponnesian/query/cards.js';
import type { PeloponnesianTypes } from '../../src/peloponnesian/types.js';
import type { CardId } from '../../src/peloponnesian/vocabulary.js';
import { liking } from '../../tools/policies/policy.js';
import type { Secrets } from '../kit/hidden.js';
import type { HeardMove, SeenPile } from '../kit/memory.js';

/** How many cards of each kind there are at most: the deck soon runs out, and what was discarded comes back. */
const FEW = 2;

const { cards } = components;
const few = cards.kinds.flatMap(({ kind }) => cards.cards.filter((card) => card.kind === kind).slice(0, FEW));
const kinds = cards.kinds.map((kind) => ({ ...kind, count: Math.min(kind.count, FEW) }));

/** Two years are enough for the deck to run out several times. */
const scenarios = components.scenarios.map((scenario) =>
  scenario.id === 'archidamianWar' ? { ...scenario, end: { year: 430, season: 'winter' as const } } : scenario,
);

type Held = CardId | 'hidden';

const named = (card: Held): string | undefined => (card === 'hidden' ? undefined : String(card));

function pileOf(cards: readonly Held[]): SeenPile {
  const seen = cards.map(named).filter((card) => card !== undefined);
  return { seen, hidden: cards.length - seen.length };
}

const moved = (card: Held, from: string | undefined, to: string | undefined): HeardMove => ({
  card: named(card),
  from,
  to,
});

export const secrets: Secrets<PeloponnesianTypes> = {
  // Allies give each other cards, which are played, discarded and given on unseen.
  options: (players) =>
    players > 2
      ? { players }
      : {
          players,
          scenario: 'archidamianWar',
          components: { ...components, cards: { kinds, cards: few }, scenarios },
        },
  policy: liking({
    playCard: 20,
    discardCard: 2,
    endPlacement: 20,
    endMovement: 20,
    march: 0.1,
    sail: 0.1,
    acceptPeace: 0.01,
    giveCard: 20,
    giveTalents: 0.05,
    endCouncil: 10,
  }),
  piles: ({ cards }) =>
    cards === undefined
      ? {}
      : {
          ...Object.fromEntries(Object.entries(cards.hands).map(([player, hand]) => [player, pileOf(hand)])),
          deck: pileOf(cards.deck),
          discards: pileOf(cards.discards),
        },
  // Of the deck something is known: what was discarded openly becomes a part of it again (R 12.5).
  unseenPile: () => ({ seen: [], hidden: 0 }),
  mayLie(card, pile) {
    const kind = findKind({ components }, Number(card));
    return pile === 'deck' || pile === 'discards' || kind === undefined || !isImmediate(kind);
  },
  moves(event) {
    switch (event.type) {
      case 'cardDrawn':
        return [moved(event.card, 'deck', event.player === null ? 'discards' : event.open ? undefined : event.player)];
      case 'cardDiscarded':
        return [moved(event.card, event.player, 'discards')];
      case 'cardPlayed':
        // A card that was just drawn lies open already, and is not in the hand.
        return event.rule === 'R 12.2' ? [] : [moved(event.card, event.player, undefined)];
      case 'cardGiven':
        return [moved(event.card, event.player, event.to)];
      case 'cardEnded':
        return event.to === 'discards' ? [moved(event.card, undefined, 'discards')] : [];
      case 'deckReshuffled':
        return [{ gathered: ['discards'], to: 'deck' }, ...event.joined.map((card) => moved(card, undefined, 'deck'))];
      default:
        return [];
    }
  },
  situations: () => ['unseenCards', 'knownCard', 'lostTrack'],
};

/** What Alexandros hides: cards of the supply, also in hands; those taken face-up, or given by a conqueror, are known (ruling A25). */
import type { AlexandrosTypes } from '../../src/alexandros/types.js';
import { isHidden, type Pile } from '../../src/alexandros/data/deck.js';
import { SYMBOLS, type PlayerCount } from '../../src/alexandros/vocabulary.js';
import type { Secrets } from '../kit/hidden.js';
import type { HeardMove } from '../kit/memory.js';
import { ALEXANDROS_POLICIES } from './policies.js';

const cardsOf = (pile: Pile): readonly string[] =>
  isHidden(pile) ? [] : SYMBOLS.flatMap((symbol) => Array.from({ length: pile[symbol] }, () => symbol));

const played = (player: string, card: string): HeardMove => ({ card, from: player, to: undefined });
const taken = (player: string, card: string | null): HeardMove => ({
  card: card ?? undefined,
  from: undefined,
  to: player,
});

export const secrets: Secrets<AlexandrosTypes> = {
  options: (players) => ({ players: players as PlayerCount }),
  policy: ALEXANDROS_POLICIES.trouble,
  piles: ({ seats }) =>
    Object.fromEntries(
      seats.map(({ player, hand: { shown, secret } }) => [
        player,
        { seen: [...cardsOf(shown), ...cardsOf(secret)], hidden: isHidden(secret) ? secret.hidden : 0 },
      ]),
    ),
  unseenPile: ({ supply }) => ({ seen: cardsOf(supply), hidden: isHidden(supply) ? supply.hidden : 0 }),
  moves(event) {
    switch (event.type) {
      case 'cardDrawn':
      case 'faceUpCardTaken':
        return [taken(event.player, event.symbol)];
      case 'cardGiven':
        return [taken(event.to, event.symbol)];
      case 'specialMovePlayed':
      case 'cardPaid':
      case 'taxesLevied':
        return [played(event.player, event.symbol)];
      case 'guardRemoved':
        return [played(event.by, event.symbol), played(event.by, event.symbol)];
      default:
        return [];
    }
  },
  // A card leaves a hand openly or not at all.
  situations: () => ['unseenCards', 'knownCard'],
};

/** R 20.58: who has lost a card to a thief knows where it lies (ruling card-58). */
import type { KnownCard } from '../state.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { tableOf } from './table.js';

type Holders = KnownCard['holders'];

/** A card has gone unseen from a hand of so many into another: its old holder knows which, its new one too, others may wonder. */
export function noteTheft(run: GameRun, thief: PlayerId, from: PlayerId, card: CardId, handBefore: number): void {
  const table = tableOf(run);
  const known: KnownCard[] = [];
  for (const note of table.knownCards) {
    // He has it in his own hand, or sees that it was not the one he took.
    if (note.by === thief && note.card === card) continue;
    known.push({ ...note, holders: afterTheft(note, thief, from, handBefore) });
  }
  table.knownCards = [...known, { by: from, card, holders: { [thief]: 1 } }];
}

/**
 * One of so many cards has left a hand, unseen by whoever wonders where his is: it is the one with as many chances as there were
 * cards. A thief has seen that it was another.
 */
function afterTheft({ by, holders }: KnownCard, thief: PlayerId, from: PlayerId, handBefore: number): Holders {
  const there = holders[from] ?? 0;
  const weights: Partial<Record<PlayerId, number>> = {};
  for (const player of Object.keys(holders) as PlayerId[]) weights[player] = (holders[player] ?? 0) * handBefore;
  weights[from] = there * (handBefore - 1);
  if (by !== thief) weights[thief] = (weights[thief] ?? 0) + there;
  return reduced(weights);
}

/** The same chances in the smallest whole numbers; who has none is left out. */
function reduced(weights: Holders): Holders {
  const chances = Object.entries(weights).filter(([, weight]) => weight > 0);
  const divisor = chances.reduce((common, [, weight]) => greatestCommonDivisor(common, weight), 0);
  return Object.fromEntries(chances.map(([player, weight]) => [player, weight / divisor]));
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** A card lies open: everybody knows it. */
export function forgetKnown(run: GameRun, card: CardId): void {
  const table = tableOf(run);
  table.knownCards = table.knownCards.filter((note) => note.card !== card);
}

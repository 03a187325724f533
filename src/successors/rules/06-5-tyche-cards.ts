/** R 6.5: the Distribute Tyche Cards Phase, and all later draws of a card (R 4.31.1). */
import { derived } from '../../core/board/index.js';
import { CHANCE, freezeJson, type Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { cards as defaultCards } from '../data/cards.js';
import type { Deck } from '../data/shape.js';
import { drawCard, shuffleCards } from '../deeds/cards.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';

/**
 * Returns the number of cards dealt to each player every Game Turn, which is also the number of Strategy Rounds
 * (R 6.5.2, 6.5.3, 6.6).
 */
export const cardsEach = (situation: Pick<Situation, 'options'>): number => (situation.options.players === 5 ? 4 : 5);

/**
 * Shuffles all cards except those removed from play (R 6.5.1), and deals as many to each player as there are rounds.
 * The cards that two or three players lay face down on the table (R 6.5.3) stay in the deck, where they are as unknown
 * (ruling table-cards).
 */
export function pushDeal(run: GameRun): void {
  const { state } = run;
  const cards: CardId[] = [];
  for (const { id } of state.options.cards ?? defaultCards) if (!state.removedCards.includes(id)) cards.push(id);
  shuffleCards(run, cards);
  const left: PlayerId[] = [];
  for (const player of state.turnOrder) for (let card = 0; card < cardsEach(state); card++) left.push(player);
  run.push({ kind: 'deal', left });
}

/** The draws of each player, indexed by card. */
type Draws = Readonly<Record<PlayerId, readonly (Weighted<Action> | undefined)[]>>;

/** Returns the draws from a deck, which depend on nothing else. */
const drawsFrom = derived((deck: Deck): Draws => {
  const drawsOf = (to: PlayerId) => {
    const outcomes: Weighted<Action>[] = [];
    for (const { id: card } of deck)
      outcomes[card] = freezeJson({ action: { type: 'drawCard', player: CHANCE, to, card }, weight: 1 });
    return outcomes;
  };
  return Object.freeze({
    red: drawsOf('red'),
    blue: drawsOf('blue'),
    yellow: drawsOf('yellow'),
    white: drawsOf('white'),
    black: drawsOf('black'),
  });
});

/** Returns the draws of a player: all cards of the deck are equally likely. */
function draws(situation: Situation, to: PlayerId): readonly Weighted<Action>[] {
  const known = drawsFrom(situation.options.cards ?? defaultCards)[to];
  const outcomes: Weighted<Action>[] = [];
  for (const card of situation.deck) {
    const outcome = card === 'hidden' ? undefined : known[card];
    if (outcome !== undefined) outcomes.push(outcome);
  }
  return outcomes;
}

/** Deals one card at a time (R 6.5.2, 6.5.3). */
export const deal: RulesOf<'deal'> = {
  rule: 'R 6.5',
  actor: (situation, frame) => (frame.left.length > 0 && situation.deck.length > 0 ? CHANCE : undefined),
  chance: (situation, { left: [to] }) => (to === undefined ? [] : draws(situation, to)),
  apply(run, frame, action) {
    if (action.type !== 'drawCard') return;
    drawCard(run, action.to, action.card, 'R 6.5');
    frame.left.shift();
  },
  advance: (run) => run.finish(),
};

/** Draws a card during play. From an empty deck nothing is drawn (R 4.31.1; ruling table-cards). */
export const draw: RulesOf<'draw'> = {
  rule: 'R 4.31.1',
  actor: (situation, frame) => (frame.count > 0 && situation.deck.length > 0 ? CHANCE : undefined),
  chance: (situation, { player }) => draws(situation, player),
  apply(run, frame, action) {
    if (action.type !== 'drawCard') return;
    drawCard(run, action.to, action.card, 'R 4.31.1');
    frame.count -= 1;
  },
  advance: (run) => run.finish(),
};

/** Plays Event Cards face up, and moves them to the board, to the discards or out of the game (R 12, C). */
import type { RuleRef } from '../../core/index.js';
import { forgetCard, noteMove, noteSeen } from '../../core/hidden/index.js';
import type { CardTarget, EffectFrame } from '../frame/cards.js';
import { cardOf, onlookers } from '../query/cards.js';
import type { CardsState } from '../state.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { noteCard } from './offences.js';

/** Returns the cards of a game that has them. None of them is hidden, because rules change states and never views. */
export function cardsIn({ state }: GameRun): CardsState {
  if (state.cards === undefined) throw new RangeError('this scenario is played without Event Cards');
  return state.cards as CardsState;
}

/** Replaces some of the piles. */
export const setCards = (run: GameRun, parts: Partial<CardsState>): void =>
  run.state.set({ cards: { ...cardsIn(run), ...parts } });

/** Returns a pile without a card. */
export const without = (pile: readonly CardId[], card: CardId): readonly CardId[] =>
  pile.filter((each) => each !== card);

/** Returns a pile with one more card, in ascending order. */
export const withCard = (pile: readonly CardId[], card: CardId): readonly CardId[] =>
  [...pile, card].sort((a, b) => a - b);

/** Takes a card out of a hand and turns it face up. */
function takeFromHand(run: GameRun, player: PlayerId, card: CardId): void {
  const { hands, known } = cardsIn(run);
  const hand = hands[player] ?? [];
  const shown = { card, from: player, to: 'discards', size: hand.length, seenBy: onlookers(run.state) } as const;
  setCards(run, {
    hands: { ...hands, [player]: without(hand, card) },
    known: forgetCard(noteMove(known, shown), card),
  });
}

/** A card that is played, its player, and its target. */
interface Play {
  readonly player: PlayerId;
  readonly card: CardId;
  readonly target: CardTarget;
}

/** Carries out a face-up card. Its effect is a frame of its own, after which {@link settleCard} is called. */
export function carryOutCard(run: GameRun, { player, card, target }: Play, rule: RuleRef): void {
  const { region, city } = target;
  const { played } = cardsIn(run);
  const place = { ...(region !== undefined && { region }), ...(city !== undefined && { city }) };
  setCards(run, { played: [...played, { card, player, ...place }] });
  run.emit({ type: 'cardPlayed', rule, player, card, ...target });
  run.push({ kind: 'effect', card, player, target: { ...target }, stage: 0, left: [] });
}

/** Plays a card from a player's hand (R 12.1). */
export function playFromHand(run: GameRun, play: Play, rule: RuleRef): void {
  takeFromHand(run, play.player, play.card);
  noteCard(run, play.player);
  carryOutCard(run, play, rule);
}

/**
 * Puts a card on the board, where it stays in force until {@link endCard}. Cards call this when they succeed (R C,
 * ruling Q77).
 */
export function layCard(run: GameRun, { card, player }: Pick<Play, 'card' | 'player'>): void {
  const { active } = cardsIn(run);
  setCards(run, { active: [...active, { card, player, since: run.state.turn }] });
  run.emit({ type: 'cardLaid', rule: 'R C', card, player });
}

/** Puts a face-up card among the discards, face down, or out of the game (R 12.4). */
export function putAway(run: GameRun, card: CardId, to: 'discards' | 'removed', rule: RuleRef): void {
  const { discards, removed, known } = cardsIn(run);
  if (to === 'removed') setCards(run, { removed: withCard(removed, card) });
  else
    setCards(run, {
      discards: withCard(discards, card),
      known: noteSeen(known, card, 'discards', onlookers(run.state)),
    });
  run.emit({ type: 'cardEnded', rule, card, to });
}

/** Ends a card on the board, and moves it to the discards or out of the game (R C, ruling Q77). */
export function endCard(run: GameRun, card: CardId, to: 'discards' | 'removed' = 'discards'): void {
  const { active } = cardsIn(run);
  setCards(run, { active: active.filter((each) => each.card !== card) });
  putAway(run, card, to, 'R 12.4');
}

/**
 * Puts away a card that has taken effect as its kind requires, unless it is on the board now. A frame that plays cards
 * calls this in `resume` (R 12.4).
 */
export function settleCard(run: GameRun, { card, player }: EffectFrame): void {
  if (cardsIn(run).active.some((each) => each.card === card)) return;
  const { kind } = cardOf(run.state, card, player);
  putAway(run, card, kind.fate === 'removed' ? 'removed' : 'discards', 'R 12.4');
}

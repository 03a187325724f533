/** R 24.5, 24.6: what players who share the League give each other, and what they forbid. */
import { noteMove } from '../../core/hidden/index.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { cardsIn, setCards, withCard, without } from './cards.js';
import { changeTreasury } from './treasury.js';

/** R 24.5: a player gives talents to an ally. */
export function giveTalents(run: GameRun, player: PlayerId, to: PlayerId, talents: number): void {
  run.emit({ type: 'talentsGiven', rule: 'R 24.5', player, to, talents });
  changeTreasury(run, player, -talents, 'R 24.5');
  changeTreasury(run, to, talents, 'R 24.5');
}

/** R 24.6: a player gives a card of their hand to an ally, which these two see, and nobody else. */
export function giveCard(run: GameRun, player: PlayerId, to: PlayerId, card: CardId): void {
  const { hands, known } = cardsIn(run);
  const hand = hands[player] ?? [];
  setCards(run, {
    hands: { ...hands, [player]: without(hand, card), [to]: withCard(hands[to] ?? [], card) },
    known: noteMove(known, { card, from: player, to, size: hand.length, seenBy: [player, to] }),
  });
  run.emit({ type: 'cardGiven', rule: 'R 24.6', player, to, card });
}

/** Replaces the allies to whom a player's lands are closed. */
function setClosed(run: GameRun, player: PlayerId, allies: readonly PlayerId[]): void {
  const { [player]: _, ...others } = run.state.closedTo;
  run.state.set({ closedTo: allies.length === 0 ? others : { ...others, [player]: allies } });
}

/** R 24.5: a player forbids an ally the use of their lands, cities and bases. */
export function closeLands(run: GameRun, player: PlayerId, to: PlayerId): void {
  setClosed(run, player, [...(run.state.closedTo[player] ?? []), to]);
  run.emit({ type: 'landsClosed', rule: 'R 24.5', player, to });
}

/** R 24.5: a player lets an ally use their lands, cities and bases again. */
export function openLands(run: GameRun, player: PlayerId, to: PlayerId): void {
  setClosed(
    run,
    player,
    (run.state.closedTo[player] ?? []).filter((ally) => ally !== to),
  );
  run.emit({ type: 'landsOpened', rule: 'R 24.5', player, to });
}

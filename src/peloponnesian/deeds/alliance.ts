/** Carries out what allies give each other, and closed lands (R 24.5, 24.6). */
import { noteMove } from '../../core/hidden/index.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { cardsIn, setCards, withCard, without } from './cards.js';
import { changeTreasury } from './treasury.js';

/** Gives talents to an ally (R 24.5). */
export function giveTalents(run: GameRun, player: PlayerId, to: PlayerId, talents: number): void {
  run.emit({ type: 'talentsGiven', rule: 'R 24.5', player, to, talents });
  changeTreasury(run, player, -talents, 'R 24.5');
  changeTreasury(run, to, talents, 'R 24.5');
}

/** Gives a card from a player's hand to an ally. Only these two see it (R 24.6). */
export function giveCard(run: GameRun, player: PlayerId, to: PlayerId, card: CardId): void {
  const { hands, known } = cardsIn(run);
  const hand = hands[player] ?? [];
  setCards(run, {
    hands: { ...hands, [player]: without(hand, card), [to]: withCard(hands[to] ?? [], card) },
    known: noteMove(known, { card, from: player, to, size: hand.length, seenBy: [player, to] }),
  });
  run.emit({ type: 'cardGiven', rule: 'R 24.6', player, to, card });
}

/** Sets the allies to whom a player's lands are closed. */
function setClosed(run: GameRun, player: PlayerId, allies: readonly PlayerId[]): void {
  const { [player]: _, ...others } = run.state.closedTo;
  run.state.set({ closedTo: allies.length === 0 ? others : { ...others, [player]: allies } });
}

/** Closes a player's lands, cities and bases to an ally (R 24.5). */
export function closeLands(run: GameRun, player: PlayerId, to: PlayerId): void {
  setClosed(run, player, [...(run.state.closedTo[player] ?? []), to]);
  run.emit({ type: 'landsClosed', rule: 'R 24.5', player, to });
}

/** Opens a player's lands, cities and bases to an ally again (R 24.5). */
export function openLands(run: GameRun, player: PlayerId, to: PlayerId): void {
  setClosed(
    run,
    player,
    (run.state.closedTo[player] ?? []).filter((ally) => ally !== to),
  );
  run.emit({ type: 'landsOpened', rule: 'R 24.5', player, to });
}

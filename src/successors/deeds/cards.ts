/** R 4.31, 6.5: Tyche cards move between deck, hands and discards, and leave the game. */
import type { RuleRef } from '../../core/index.js';
import type { HeldCard } from '../state.js';
import type { Table } from '../table/table.js';
import { recordOf } from '../tabulate.js';
import type { GameRun } from '../types.js';
import type { Bride, CardId, PlayerId } from '../vocabulary.js';
import { forgetWhoKnows, recordTheft } from './known-cards.js';
import { tableOf } from './table.js';

const without = <T>(cards: readonly T[], card: T): readonly T[] => cards.filter((other) => other !== card);

function takeUp(run: GameRun, player: PlayerId, card: CardId): void {
  const table = tableOf(run);
  const hand = table.hands[player] ?? [];
  const above = hand.findIndex((other) => Number(other) > card);
  const place = above < 0 ? hand.length : above;
  setHand(table, player, [...hand.slice(0, place), card, ...hand.slice(place)]);
}

function putDown(run: GameRun, player: PlayerId, card: CardId): void {
  const table = tableOf(run);
  setHand(table, player, without(table.hands[player] ?? [], card));
}

function setHand(table: Table, player: PlayerId, hand: readonly HeldCard[]): void {
  table.hands = recordOf(table.players, (other) => (other === player ? hand : (table.hands[other] ?? [])));
}

/** Ends all hands and makes a deck of these cards, sorted by number (R 6.5.1). */
export function shuffleCards(run: GameRun, cards: readonly CardId[]): void {
  const table = tableOf(run);
  table.hands = recordOf(table.players, () => []);
  table.discards = [];
  table.knownCards = [];
  table.deck = [...cards].sort((a, b) => a - b);
  run.emit({ type: 'cardsShuffled', rule: 'R 6.5.1', count: cards.length });
}

/** Moves a card from the deck to a hand. Only its player may see which one (R 6.5). */
export function drawCard(run: GameRun, player: PlayerId, card: CardId, rule: RuleRef): void {
  const table = tableOf(run);
  table.deck = without(table.deck, card);
  takeUp(run, player, card);
  run.emit({ type: 'cardDrawn', rule, player, card, secretOf: player });
}

/** Moves a card from the top of the deck to the discards, face up. Its event happens or is ignored (R 6.5.3). */
export function turnUpCard(run: GameRun, card: CardId, ignored: boolean): void {
  const table = tableOf(run);
  table.deck = without(table.deck, card);
  table.discards = [...table.discards, card];
  run.emit({ type: 'cardTurnedUp', rule: 'R 6.5.3', card, ignored });
}

/** Moves a card secretly from one hand to another (card 58). */
export function stealCard(run: GameRun, player: PlayerId, from: PlayerId, card: CardId, rule: RuleRef): void {
  recordTheft(run, player, from, card, run.state.hands[from]?.length ?? 0);
  putDown(run, from, card);
  takeUp(run, player, card);
  run.emit({ type: 'cardStolen', rule, player, from, card, secretOf: player });
}

/** Moves a card from a hand to the discards without an event. */
export function moveToDiscards(run: GameRun, player: PlayerId, card: CardId): void {
  putDown(run, player, card);
  const table = tableOf(run);
  table.discards = [...table.discards, card];
  forgetWhoKnows(run, card);
}

/** Removes a card in the discards from the game (R 4.31). */
export function removeCard(run: GameRun, card: CardId): void {
  const table = tableOf(run);
  table.discards = without(table.discards, card);
  if (table.removedCards.includes(card)) return;
  table.removedCards = [...table.removedCards, card];
  run.emit({ type: 'cardRemoved', rule: 'R 4.31', card });
}

/** Places a marriage contract in front of its player. Its card is no longer in the discards (R 18.5.2). */
export function openContract(run: GameRun, player: PlayerId, card: CardId, bride: Bride): void {
  const table = tableOf(run);
  table.discards = without(table.discards, card);
  table.contracts = [...table.contracts, { player, card, bride }];
  run.emit({ type: 'contractOffered', rule: 'R 18.5.2', player, card, bride });
}

/** Fulfils a contract: moves its card to the discards. */
export function fulfilContract(run: GameRun, card: CardId): void {
  const table = tableOf(run);
  table.contracts = table.contracts.filter((contract) => contract.card !== card);
  table.discards = [...table.discards, card];
}

/** Ends all contracts with the Game Turn (R 18.5.2). */
export function endContracts(run: GameRun): void {
  const table = tableOf(run);
  for (const { player, card } of table.contracts) {
    table.discards = [...table.discards, card];
    run.emit({ type: 'contractEnded', rule: 'R 18.5.2', player, card });
  }
  table.contracts = [];
}

/** Condemns a general (card 15). */
export function condemn(run: GameRun, player: PlayerId, condemned: NonNullable<GameRun['state']['condemned']>): void {
  const { general, legitimacy } = condemned;
  tableOf(run).condemned = condemned;
  run.emit({ type: 'generalCondemned', rule: 'R 20.15', player, general, legitimacy });
}

/** Ends the condemnation by a card that has been played or discarded (R 20.15). */
export function endCondemnation(run: GameRun, card: CardId): void {
  const { condemned } = run.state;
  if (condemned === null || condemned.card !== card) return;
  tableOf(run).condemned = null;
  run.emit({ type: 'condemnationEnded', rule: 'R 20.15', general: condemned.general });
}

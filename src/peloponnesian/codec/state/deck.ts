/** R 12: the Event Cards of a state. Each card lies in one pile, and hands, notes and frames obey the rules. */
import { knownCardFindings, type HeldCard } from '../../../core/hidden/index.js';
import { SPECTATOR, type Finding, type Key } from '../../../core/index.js';
import type { GameFrame } from '../../frame/index.js';
import { findKind, isImmediate } from '../../query/cards.js';
import { cardsInGame } from '../../query/deck.js';
import type { CardPile, CardsState } from '../../state.js';
import type { CardId, PlayerId } from '../../vocabulary.js';
import { plays, type Setting, type Sketch, type StateCheck } from './sketch.js';

/** A card and its path. */
type Lying = readonly [keys: readonly Key[], card: CardId];

const handsOf = ({ hands }: CardsState): readonly (readonly [PlayerId, readonly CardId[]])[] =>
  Object.entries(hands) as [PlayerId, readonly CardId[]][];

/** Returns the cards in piles. */
function cardsInPiles(cards: CardsState): readonly Lying[] {
  const pile = (name: string, held: readonly HeldCard<CardId>[]): readonly Lying[] =>
    held.flatMap((card, index): readonly Lying[] => (card === 'hidden' ? [] : [[['cards', name, index], card]]));
  return [
    ...pile('deck', cards.deck),
    ...pile('discards', cards.discards),
    ...pile('removed', cards.removed),
    ...pile('later', cards.later),
    ...cards.active.map(({ card }, index): Lying => [['cards', 'active', index, 'card'], card]),
    ...handsOf(cards).flatMap(([player, hand]) =>
      hand.map((card, index): Lying => [['cards', 'hands', player, index], card]),
    ),
  ];
}

/** Returns the face-up cards in frames. */
const cardsInFrames = (stack: readonly GameFrame[]): readonly Lying[] =>
  stack.flatMap((frame, index): readonly Lying[] => {
    if (frame.kind === 'effect') return [[['stack', index, 'card'], frame.card]];
    return frame.kind === 'refill' && frame.drawn !== null ? [[['stack', index, 'drawn'], frame.drawn]] : [];
  });

/** Each card of the game must lie in exactly one pile, or in a frame. */
function* pileFindings(cards: CardsState, sketch: Sketch, all: ReadonlySet<CardId>): Generator<Finding> {
  const seen = new Set<CardId>();
  for (const [keys, card] of cardsInPiles(cards)) {
    if (!all.has(card)) yield { keys, message: `the game has no card ${card}` };
    else if (seen.has(card)) yield { keys, message: `card ${card} is listed twice` };
    seen.add(card);
  }
  const active = new Set(cards.active.map(({ card }) => card));
  for (const [keys, card] of cardsInFrames(sketch.stack ?? [])) {
    if (!all.has(card)) yield { keys, message: `the game has no card ${card}` };
    else if (seen.has(card) && !active.has(card)) yield { keys, message: `card ${card} also lies in a pile` };
  }
  if (sketch.stack === undefined) return;
  const inHand = new Set(cardsInFrames(sketch.stack).map(([, card]) => card));
  for (const card of all)
    if (!seen.has(card) && !inHand.has(card)) yield { keys: ['cards'], message: `card ${card} is missing` };
}

/** Piles must be in ascending order. */
function* orderFindings(cards: CardsState): Generator<Finding> {
  const piles: readonly (readonly [readonly Key[], readonly CardId[]])[] = [
    ...(['deck', 'discards', 'removed', 'later'] as const).map((name) => [['cards', name], cards[name]] as const),
    ...handsOf(cards).map(([player, hand]) => [['cards', 'hands', player], hand] as const),
  ];
  for (const [keys, pile] of piles)
    for (const [index, card] of pile.entries())
      if (card < (pile[index - 1] ?? -Infinity))
        yield { keys: [...keys, index], message: 'expected cards in ascending order' };
}

/** Returns whether a player has been given a card by an ally, and one is still to be given back (R 24.6). */
const isReturning = (stack: readonly GameFrame[], player: PlayerId): boolean =>
  stack.some((frame) => frame.kind === 'council' && frame.returning === player);

/** Checks R 12.2: each player must have a hand, within its size, and without cards that are played when drawn. */
function* handFindings(cards: CardsState, stack: readonly GameFrame[], setting: Setting): Generator<Finding> {
  const { scenario, components } = setting;
  for (const player of scenario.players)
    if (cards.hands[player] === undefined) yield { keys: ['cards', 'hands', player], message: 'missing' };
  for (const [player, hand] of handsOf(cards)) {
    const keys = ['cards', 'hands', player];
    const most = (scenario.deck?.hands[player] ?? 0) + (isReturning(stack, player) ? 1 : 0);
    if (!plays(setting, player)) yield { keys, message: `${player} is not a player of this scenario` };
    else if (hand.length > most) yield { keys, message: `expected at most ${most} cards in this hand` };
    for (const [index, card] of hand.entries()) {
      const kind = findKind({ components }, card);
      if (kind !== undefined && isImmediate(kind))
        yield { keys: [...keys, index], message: `card ${card} is played when it is drawn, and cannot be in a hand` };
    }
  }
}

/** Checks R 23.4: later cards wait until the deck has run out for the first time. */
function* laterFindings(cards: CardsState, { scenario, components }: Setting): Generator<Finding> {
  const later = scenario.deck?.later ?? [];
  for (const [index, card] of cards.later.entries()) {
    const kind = findKind({ components }, card);
    if (kind !== undefined && !later.includes(kind.kind))
      yield { keys: ['cards', 'later', index], message: `card ${card} does not join the deck later` };
  }
  if (cards.depleted > 0 && cards.later.length > 0)
    yield { keys: ['cards', 'later'], message: 'these cards joined the deck when it ran out' };
}

/** Cards are played by players of the scenario, and not in the future. */
function* playerFindings(cards: CardsState, { turn }: Sketch, setting: Setting): Generator<Finding> {
  for (const part of ['active', 'played'] as const)
    for (const [index, { player }] of cards[part].entries())
      if (!plays(setting, player))
        yield { keys: ['cards', part, index, 'player'], message: `${player} is not a player of this scenario` };
  for (const [index, { card }] of cards.played.entries())
    if (findKind(setting, card) === undefined)
      yield { keys: ['cards', 'played', index, 'card'], message: `the game has no card ${card}` };
  for (const [index, { since }] of cards.active.entries())
    if (turn !== undefined && since > turn)
      yield { keys: ['cards', 'active', index, 'since'], message: 'this season is in the future' };
}

/** Returns the face-down pile of a card. */
function pileOf(cards: CardsState, card: CardId): CardPile | undefined {
  if (cards.deck.includes(card)) return 'deck';
  if (cards.discards.includes(card)) return 'discards';
  return handsOf(cards).find(([, hand]) => hand.includes(card))?.[0];
}

/** Notes about known cards must be true, and held by a viewer, each once. */
function* noteFindings(cards: CardsState, setting: Setting): Generator<Finding> {
  const keys = ['cards', 'known'];
  yield* knownCardFindings<CardId, CardPile>(cards.known, keys, (card) => pileOf(cards, card));
  const seen = new Set<string>();
  for (const [index, { by, card, holders }] of cards.known.entries()) {
    if (by !== SPECTATOR && !plays(setting, by))
      yield { keys: [...keys, index, 'by'], message: `${by} is not a player of this scenario` };
    for (const pile of Object.keys(holders) as CardPile[])
      if (pile !== 'deck' && pile !== 'discards' && !plays(setting, pile))
        yield { keys: [...keys, index, 'holders', pile], message: `${pile} is not a player of this scenario` };
    if (seen.has(`${by} ${card}`)) yield { keys: [...keys, index], message: 'this note is listed twice' };
    seen.add(`${by} ${card}`);
  }
}

/** Checks the frames of the card phase against the cards (R 12.2). */
function* frameFindings(stack: readonly GameFrame[], setting: Setting): Generator<Finding> {
  for (const [index, frame] of stack.entries()) {
    const keys = ['stack', index];
    if (frame.kind === 'effect') {
      const below = stack[index - 1];
      if (below?.kind === 'refill' && (below.drawn !== frame.card || below.left[0] !== frame.player))
        yield { keys: [...keys, 'card'], message: 'expected the card that was drawn' };
      if (below?.kind === 'unrest' && below.player !== frame.player)
        yield { keys: [...keys, 'player'], message: `expected ${below.player}, who is playing cards` };
    }
    if (frame.kind === 'refill') {
      if (frame.drawn !== null && (frame.stage !== 'drawing' || frame.left.length === 0))
        yield { keys: [...keys, 'drawn'], message: 'no card is drawn at this moment' };
      if (frame.left.some((player) => !frame.order.includes(player)))
        yield { keys: [...keys, 'left'], message: 'expected players of the order' };
    }
    if (frame.kind === 'cards' && !frame.order.includes(frame.player))
      yield { keys: [...keys, 'player'], message: `${frame.player} is not in the order of the players` };
    if ((frame.kind === 'cards' || frame.kind === 'refill') && frame.order.length !== setting.scenario.players.length)
      yield { keys: [...keys, 'order'], message: 'expected all players' };
  }
}

export const cardFindings: StateCheck = function* (sketch, setting) {
  const { cards, stack = [] } = sketch;
  const { deck } = setting.scenario;
  if ((deck === null) !== (cards === undefined)) {
    yield { keys: ['cards'], message: deck === null ? 'the scenario uses no Event Cards' : 'missing' };
    return;
  }
  if (cards === undefined || deck === null || sketch.options === undefined) return;
  const all = new Set(cardsInGame(setting.components, deck, sketch.options).map(({ id }) => id));
  yield* pileFindings(cards, sketch, all);
  yield* orderFindings(cards);
  yield* handFindings(cards, stack, setting);
  yield* laterFindings(cards, setting);
  yield* playerFindings(cards, sketch, setting);
  yield* noteFindings(cards, setting);
  yield* frameFindings(stack, setting);
};

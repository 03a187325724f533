/** What a player may know (R 6.5: hands are secret; the order of the deck is nobody's knowledge). */
import { drawWeighted, freezeJson, ownJson, thawJson, viewerAmong, type ChanceSource } from '../core/index.js';
import { cards as defaultCards } from './data/cards.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import { explanationOf, type Explanation } from './rules/04-31-window.js';
import type { GameState, HeldCard, KnownCard, PlayerView } from './state.js';
import { PLAYERS, type CardId, type PlayerId } from './vocabulary.js';

/** A player, or somebody who watches and sees no hand at all. */
export type Viewer = PlayerId | 'spectator';

const hiddenCards = (count: number): readonly HeldCard[] => Array.from({ length: count }, () => 'hidden' as const);

/** Who holds a known card for certain; `undefined`: one of several does. */
function certainHolder({ holders }: KnownCard): PlayerId | undefined {
  const [holder, ...others] = Object.keys(holders) as PlayerId[];
  return others.length === 0 ? holder : undefined;
}

/** Another's hand as a player may know it: the cards that he knows first, then the others face down. */
function shownHand(hand: readonly HeldCard[], holder: PlayerId, known: readonly KnownCard[]): readonly HeldCard[] {
  const seen = known.filter((note) => certainHolder(note) === holder).map(({ card }) => card);
  return [...seen.sort((a, b) => a - b), ...hiddenCards(hand.length - seen.length)];
}

/**
 * All that a viewer may know: the state with other hands and the deck face down, but for cards that were stolen from the viewer
 * (card 58). A viewer who neither plays nor is the spectator is a `RangeError`.
 */
export function viewFor(given: GameState, asking: Viewer): PlayerView {
  const state = ownJson(given);
  const viewer = viewerAmong(PLAYERS.slice(0, state.options.players), asking);
  const knownCards = state.knownCards.filter(({ by }) => by === viewer);
  const hands: Partial<Record<PlayerId, readonly HeldCard[]>> = {};
  for (const player of PLAYERS) {
    const hand = state.hands[player];
    if (hand !== undefined) hands[player] = player === viewer ? hand : shownHand(hand, player, knownCards);
  }
  return freezeJson({ ...state, viewer, hands, knownCards, deck: hiddenCards(state.deck.length) });
}

/** An event as a viewer may hear it: cards that others draw, or take unseen from each other, stay unnamed. */
export function eventFor(given: GameEvent, viewer: Viewer): GameEvent {
  const event = thawJson(given);
  if (event.type !== 'cardDrawn' && event.type !== 'cardStolen') return event;
  const knows = event.secretOf === viewer || (event.type === 'cardStolen' && event.from === viewer);
  return knows ? event : { ...event, card: 'hidden' };
}

/** Every card id that a viewer sees somewhere: in hands, piles, contracts, or in frames being resolved. */
function visibleCards(view: PlayerView): ReadonlySet<CardId> {
  const seen = new Set<CardId>([...view.discards, ...view.removedCards, ...view.contracts.map(({ card }) => card)]);
  for (const { card } of view.knownCards) seen.add(card);
  for (const hand of Object.values(view.hands)) {
    for (const card of hand) if (card !== 'hidden') seen.add(card);
  }
  for (const frame of view.stack) {
    if ('card' in frame && typeof frame.card === 'number') seen.add(frame.card);
  }
  return seen;
}

/** Every card of the deck that a viewer sees nowhere. */
function unseenCards(view: PlayerView): readonly CardId[] {
  const seen = visibleCards(view);
  return (view.options.cards ?? defaultCards).map(({ id }) => id).filter((id) => !seen.has(id));
}

function shuffled<T>(items: readonly T[], chance: ChanceSource): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.draw(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** The hands with the cards named that the viewer knows to be in one of several: each in one of them, as likely as he knows it to be. */
function withKnown(view: PlayerView, chance: ChanceSource): PlayerView['hands'] {
  const hands = { ...view.hands };
  for (const note of view.knownCards) {
    if (certainHolder(note) !== undefined) continue;
    const outcomes = Object.entries(note.holders).flatMap(([name, weight]) => {
      const action = PLAYERS.find((player) => player === name && hands[player]?.includes('hidden') === true);
      return action === undefined ? [] : [{ action, weight }];
    });
    if (outcomes.length === 0) continue;
    const holder = drawWeighted(outcomes, chance);
    const hand = [...(hands[holder] ?? [])];
    hand[hand.indexOf('hidden')] = note.card;
    hands[holder] = hand;
  }
  return hands;
}

/** Deals unseen cards to every place where a hidden one lies. */
function dealHidden(view: PlayerView, unseen: readonly CardId[], chance: ChanceSource): GameState {
  let next = 0;
  const reveal = (card: HeldCard): CardId => (card === 'hidden' ? (unseen[next++] as CardId) : card);
  const { viewer: _, ...situation } = view;
  const hands = Object.fromEntries(
    Object.entries(withKnown(view, chance)).map(([player, hand]) => {
      const cards = hand.map(reveal);
      return [player, player === view.viewer ? cards : cards.sort((a, b) => a - b)];
    }),
  );
  const deck = view.deck.map(reveal).sort((a, b) => a - b);
  return { ...situation, hands, deck };
}

/** Hands in which whoever holds hidden cards holds all that they may be. */
function everythingPossible(view: PlayerView, unseen: readonly CardId[]): GameState['hands'] {
  const hands: Partial<Record<PlayerId, readonly CardId[]>> = {};
  for (const [player, hand] of handsIn(view)) {
    const shown = hand.filter((card) => card !== 'hidden');
    hands[player] = shown.length === hand.length ? shown : [...shown, ...unseen];
  }
  return hands;
}

/**
 * A state that is like a view, in which all others hold every card that they may hold: whoever could be asked for one, is.
 * It cannot come about, and is for looking ahead alone.
 */
export function imagine(view: PlayerView): GameState {
  const unseen = unseenCards(view);
  const { viewer: _, ...situation } = Object.isFrozen(view) ? view : thawJson(view);
  return freezeJson({ ...situation, hands: everythingPossible(view, unseen), deck: unseen });
}

/** What explains the pause of a view, if some way of dealing the unseen cards does; `undefined`: nobody has been asked, or nobody can have been. */
function explanationIn(view: PlayerView, unseen: readonly CardId[]): Explanation | undefined {
  const top = view.stack[view.stack.length - 1];
  if (top?.kind !== 'window' || top.asked === null) return undefined;
  const hands = everythingPossible(view, unseen);
  const explanation = explanationOf(machine.situationOf({ ...view, hands }), top);
  return explanation !== undefined && canBe(explanation, view, unseen) ? explanation : undefined;
}

/** What explains the pauses of frozen views: whoever samples one samples it often. */
const explained = new WeakMap<PlayerView, { readonly explanation: Explanation | undefined }>();

function explanationKept(view: PlayerView, unseen: readonly CardId[]): Explanation | undefined {
  let known = explained.get(view);
  if (known === undefined) explained.set(view, (known = { explanation: explanationIn(view, unseen) }));
  return known.explanation;
}

const handsIn = ({ hands }: Pick<PlayerView, 'hands'>): readonly (readonly [PlayerId, readonly HeldCard[]])[] =>
  Object.entries(hands) as [PlayerId, readonly HeldCard[]][];

/** Whether there are cards enough that each of those concerned may hold. */
function canBe({ asked, answers, before }: Explanation, view: PlayerView, unseen: readonly CardId[]): boolean {
  const hasSome = (player: PlayerId, cards: ReadonlySet<CardId>): boolean =>
    view.hands[player]?.some((card) => card !== 'hidden' && cards.has(card)) === true;
  const hiddenOf = (player: PlayerId): number => view.hands[player]?.filter((card) => card === 'hidden').length ?? 0;
  if (!hasSome(asked, answers) && (hiddenOf(asked) === 0 || !unseen.some((card) => answers.has(card)))) return false;
  for (const [player, cards] of before) {
    const harmless = unseen.filter((card) => !cards.has(card)).length;
    if (hasSome(player, cards) || harmless < hiddenOf(player)) return false;
  }
  return true;
}

/** Whether these hands lead to the pause. */
const explains = ({ asked, answers, before }: Explanation, { hands }: GameState): boolean =>
  hands[asked]?.some((card) => answers.has(card)) === true &&
  Array.from(before).every(([player, cards]) => hands[player]?.some((card) => cards.has(card)) !== true);

/** Draws needed at most to meet what a pause betrays; far beyond what chance ever needs. */
const MOST_TRIES = 10_000;

/**
 * One full state that looks like this to the viewer, each as likely as the unseen cards make it. Where the game waits
 * for somebody's Surprise card, hands are dealt that can have caused the wait; a pause that no hands can explain, as only
 * a view has that was put together by hand, betrays nothing of them. The state is frozen.
 */
export function sampleState(view: PlayerView, chance: ChanceSource): GameState {
  const unseen = unseenCards(view);
  // What is frozen can be shared; a view that is not may still be changed by whoever gave it.
  const own = Object.isFrozen(view) ? view : freezeJson(thawJson(view));
  const explanation = explanationKept(own, unseen);
  for (let tries = 1; ; tries++) {
    const state = dealHidden(own, shuffled(unseen, chance), chance);
    if (explanation === undefined || tries === MOST_TRIES || explains(explanation, state)) return freezeJson(state);
  }
}

/** The viewer's legal actions, from nothing but the view. */
export function legalActionsFromView(view: PlayerView): ReturnType<typeof machine.legalActions> {
  return view.viewer === 'spectator' ? [] : machine.legalActions(view, view.viewer);
}

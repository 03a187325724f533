/** What a player may know (R 6.5: hands are secret; the order of the deck is nobody's knowledge). */
import {
  cardsMissing,
  dealUnseen,
  faceDown,
  hiddenCount,
  pileSeenBy,
  possibleCards,
  sampler,
} from '../core/hidden/index.js';
import { freezeJson, ownJson, thawJson, viewerAmong, type ChanceSource } from '../core/index.js';
import { cards as defaultCards } from './data/cards.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import { explanationOf, type Explanation } from './rules/04-31-window.js';
import type { GameState, HeldCard, PlayerView } from './state.js';
import { PLAYERS, type CardId, type PlayerId } from './vocabulary.js';

/** A player, or somebody who watches and sees no hand at all. */
export type Viewer = PlayerId | 'spectator';

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
    if (hand !== undefined) hands[player] = pileSeenBy(viewer, player, hand, knownCards);
  }
  return freezeJson({ ...state, viewer, hands, knownCards, deck: faceDown(state.deck.length) });
}

/** An event as a viewer may hear it: cards that others draw, or take unseen from each other, stay unnamed. */
export function eventFor(given: GameEvent, viewer: Viewer): GameEvent {
  const event = thawJson(given);
  if (event.type !== 'cardDrawn' && event.type !== 'cardStolen') return event;
  const knows = event.secretOf === viewer || (event.type === 'cardStolen' && event.from === viewer);
  return knows ? event : { ...event, card: 'hidden' };
}

/** Every card of the deck that a viewer sees nowhere: not in hands, piles, contracts, nor in frames being resolved. */
const unseenCards = (view: PlayerView): readonly CardId[] =>
  cardsMissing(
    (view.options.cards ?? defaultCards).map(({ id }) => id),
    [
      view.discards,
      view.removedCards,
      view.contracts.map(({ card }) => card),
      view.knownCards.map(({ card }) => card),
      ...Object.values(view.hands),
      view.stack.flatMap((frame) => ('card' in frame && typeof frame.card === 'number' ? [frame.card] : [])),
    ],
  );

const sorted = (pile: readonly CardId[]): readonly CardId[] => pile.toSorted((a, b) => a - b);

/** Deals unseen cards to every place where a hidden one lies. */
function deal({ viewer, ...view }: PlayerView, unseen: readonly CardId[], chance: ChanceSource): GameState {
  const { deck, ...hands } = dealUnseen({ ...view.hands, deck: view.deck }, view.knownCards, unseen, chance);
  const held = handsIn({ hands }).map(([player, hand]) => [player, player === viewer ? hand : sorted(hand)] as const);
  return { ...view, hands: Object.fromEntries(held), deck: sorted(deck) };
}

/** Hands in which whoever holds hidden cards holds all that they may be. */
const everythingPossible = (view: PlayerView, unseen: readonly CardId[]): GameState['hands'] =>
  Object.fromEntries(handsIn(view).map(([player, hand]) => [player, possibleCards(hand, unseen)]));

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

const handsIn = <Card extends HeldCard>({
  hands,
}: {
  readonly hands: Readonly<Partial<Record<PlayerId, readonly Card[]>>>;
}): readonly (readonly [PlayerId, readonly Card[]])[] => Object.entries(hands) as [PlayerId, readonly Card[]][];

/** Whether there are cards enough that each of those concerned may hold. */
function canBe({ asked, answers, before }: Explanation, view: PlayerView, unseen: readonly CardId[]): boolean {
  const hasSome = (player: PlayerId, cards: ReadonlySet<CardId>): boolean =>
    view.hands[player]?.some((card) => card !== 'hidden' && cards.has(card)) === true;
  const hiddenOf = (player: PlayerId): number => hiddenCount(view.hands[player] ?? []);
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

/** What a view tells of the cards that it hides. */
interface Clues {
  readonly unseen: readonly CardId[];
  readonly explanation: Explanation | undefined;
}

const sample = sampler<PlayerView, GameState, Clues>({
  facts(view) {
    const unseen = unseenCards(view);
    return { unseen, explanation: explanationIn(view, unseen) };
  },
  deal: (view, { unseen }, chance) => deal(view, unseen, chance),
  fits: (state, { explanation }) => explanation === undefined || explains(explanation, state),
  tries: MOST_TRIES,
});

/**
 * One full state that looks like this to the viewer, each as likely as the unseen cards make it. Where the game waits
 * for somebody's Surprise card, hands are dealt that can have caused the wait; a pause that no hands can explain, as only
 * a view has that was put together by hand, betrays nothing of them. The state is frozen.
 */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => freezeJson(sample(view, chance));

/** The viewer's legal actions, from nothing but the view. */
export function legalActionsFromView(view: PlayerView): ReturnType<typeof machine.legalActions> {
  return view.viewer === 'spectator' ? [] : machine.legalActions(view, view.viewer);
}

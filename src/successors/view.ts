/** What a player may know (R 6.5: hands are secret, and nobody knows the order of the deck). */
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

/** A player, or a spectator, who sees no hands. */
export type Viewer = PlayerId | 'spectator';

/**
 * Returns what a viewer may know: the state with other hands and the deck face down, except cards that were stolen from
 * the viewer (card 58). Throws a `RangeError` if the viewer is neither a player of the game nor the spectator.
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

/** Returns an event as a viewer sees it: cards that others draw or steal stay hidden. */
export function eventFor(given: GameEvent, viewer: Viewer): GameEvent {
  const event = thawJson(given);
  if (event.type !== 'cardDrawn' && event.type !== 'cardStolen') return event;
  const knows = event.secretOf === viewer || (event.type === 'cardStolen' && event.from === viewer);
  return knows ? event : { ...event, card: 'hidden' };
}

/** Returns every card of the deck that a viewer cannot see: not in hands, piles, contracts or frames. */
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

/** Deals the unseen cards to all places of hidden ones. */
function deal({ viewer, ...view }: PlayerView, unseen: readonly CardId[], chance: ChanceSource): GameState {
  const { deck, ...hands } = dealUnseen({ ...view.hands, deck: view.deck }, view.knownCards, unseen, chance);
  const held = handsIn({ hands }).map(([player, hand]) => [player, player === viewer ? hand : sorted(hand)] as const);
  return { ...view, hands: Object.fromEntries(held), deck: sorted(deck) };
}

/** Returns hands in which a player with hidden cards holds all that they may be. */
const everythingPossible = (view: PlayerView, unseen: readonly CardId[]): GameState['hands'] =>
  Object.fromEntries(handsIn(view).map(([player, hand]) => [player, possibleCards(hand, unseen)]));

/**
 * Returns a state like a view, in which all other players hold every card that they may hold, so that everybody who
 * could be asked for one is. It is impossible in play and serves only to look ahead.
 */
export function imagine(view: PlayerView): GameState {
  const unseen = unseenCards(view);
  const { viewer: _, ...situation } = Object.isFrozen(view) ? view : thawJson(view);
  return freezeJson({ ...situation, hands: everythingPossible(view, unseen), deck: unseen });
}

/**
 * Returns what hands must contain to explain that a player is being asked; `undefined` if nobody is asked, or no deal
 * of the unseen cards explains it.
 */
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

/** Returns whether there are enough cards that each player concerned may hold. */
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

/** Returns whether these hands explain that the player is asked. */
const explains = ({ asked, answers, before }: Explanation, { hands }: GameState): boolean =>
  hands[asked]?.some((card) => answers.has(card)) === true &&
  Array.from(before).every(([player, cards]) => hands[player]?.some((card) => cards.has(card)) !== true);

/** The most tries to find hands that explain a pause; far more than are ever needed. */
const MOST_TRIES = 10_000;

/** What a view reveals about the cards that it hides. */
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
 * Returns a full state that looks like this to the viewer, with the probability that the unseen cards give it. If the
 * game waits for a Surprise card, the hands dealt can have caused that. A pause that no hands can explain, as only an
 * invented view has, says nothing about them. The state is frozen.
 */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => freezeJson(sample(view, chance));

/** Returns the viewer's legal actions from the view alone. */
export function legalActionsFromView(view: PlayerView): ReturnType<typeof machine.legalActions> {
  return view.viewer === 'spectator' ? [] : machine.legalActions(view, view.viewer);
}

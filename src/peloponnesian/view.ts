/** R 2.3, 12.3, 12.4: views. Everything except face-down cards is public. */
import { pileSeenBy } from '../core/hidden/index.js';
import { ownJson, SPECTATOR, thawJson, viewerAmong } from '../core/index.js';
import type { Action } from './action/index.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import type { CardPile, CardsState, GameState, PlayerView } from './state.js';
import { scenarioOf } from './table/publish.js';
import type { CardId, PlayerId, Viewer } from './vocabulary.js';

/** Returns the players, in the order of the scenario. */
export const playersOf = ({ options }: Pick<GameState, 'options'>): readonly PlayerId[] => scenarioOf(options).players;

/** Returns the cards for a viewer: their own hand, and the face-down cards whose place they know. */
function cardsSeenBy(viewer: Viewer, cards: CardsState): NonNullable<PlayerView['cards']> {
  const known = cards.known.filter(({ by }) => by === viewer);
  const seen = (pile: CardPile, held: readonly CardId[]) => pileSeenBy<CardId, CardPile>(viewer, pile, held, known);
  const hands: Partial<Record<PlayerId, ReturnType<typeof seen>>> = {};
  for (const [player, hand] of Object.entries(cards.hands) as [PlayerId, readonly CardId[]][])
    hands[player] = seen(player, hand);
  return { ...cards, hands, deck: seen('deck', cards.deck), discards: seen('discards', cards.discards), known };
}

/**
 * Returns everything that a viewer may know. Throws a `RangeError` for a viewer who is neither a player nor the
 * spectator.
 */
export function viewFor(given: GameState, asking: Viewer): PlayerView {
  const state = ownJson(given);
  const viewer = viewerAmong(playersOf(state), asking);
  const { cards, ...open } = state;
  return { ...open, ...(cards !== undefined && { cards: cardsSeenBy(viewer, cards) }), viewer };
}

/**
 * Returns an event for a viewer. Cards that others draw, discard and give each other, and cards discarded unseen, are
 * hidden.
 */
export function eventFor(given: GameEvent, viewer: Viewer): GameEvent {
  const event = thawJson(given);
  if (event.type === 'cardGiven' && event.player !== viewer && event.to !== viewer) return { ...event, card: 'hidden' };
  const isSecret = event.type === 'cardDiscarded' || (event.type === 'cardDrawn' && !event.open);
  return isSecret && event.player !== viewer ? { ...event, card: 'hidden' } : event;
}

/** Returns the same as `legalActions(state, viewer)` for the state of a view. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Returns whether an event rolled a die, or drew a leader or a card, so that undoing its action would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean =>
  type === 'rolled' || type === 'leaderCame' || type === 'cardDrawn';

/** Views: everything but the cards that lie face down is public (R 2.3, 12.3, 12.4). */
import { pileSeenBy } from '../core/hidden/index.js';
import { ownJson, SPECTATOR, thawJson, viewerAmong } from '../core/index.js';
import type { Action } from './action/index.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import type { CardPile, CardsState, GameState, PlayerView } from './state.js';
import { scenarioOf } from './table/publish.js';
import type { CardId, PlayerId, Viewer } from './vocabulary.js';

/** Returns who plays, in the order of the scenario. */
export const playersOf = ({ options }: Pick<GameState, 'options'>): readonly PlayerId[] => scenarioOf(options).players;

/** Returns the cards as a viewer sees them: their own hand, and of what lies face down the cards that they know to lie there. */
function cardsSeenBy(viewer: Viewer, cards: CardsState): NonNullable<PlayerView['cards']> {
  const known = cards.known.filter(({ by }) => by === viewer);
  const seen = (pile: CardPile, held: readonly CardId[]) => pileSeenBy<CardId, CardPile>(viewer, pile, held, known);
  const hands: Partial<Record<PlayerId, ReturnType<typeof seen>>> = {};
  for (const [player, hand] of Object.entries(cards.hands) as [PlayerId, readonly CardId[]][])
    hands[player] = seen(player, hand);
  return { ...cards, hands, deck: seen('deck', cards.deck), discards: seen('discards', cards.discards), known };
}

/** Returns all that a viewer may know. A viewer who neither plays nor is the spectator is a `RangeError`. */
export function viewFor(given: GameState, asking: Viewer): PlayerView {
  const state = ownJson(given);
  const viewer = viewerAmong(playersOf(state), asking);
  const { cards, ...open } = state;
  return { ...open, ...(cards !== undefined && { cards: cardsSeenBy(viewer, cards) }), viewer };
}

/** Returns an event as a viewer may hear it: cards that others draw, discard and give each other stay unnamed, and those discarded unseen. */
export function eventFor(given: GameEvent, viewer: Viewer): GameEvent {
  const event = thawJson(given);
  if (event.type === 'cardGiven' && event.player !== viewer && event.to !== viewer) return { ...event, card: 'hidden' };
  const isSecret = event.type === 'cardDiscarded' || (event.type === 'cardDrawn' && !event.open);
  return isSecret && event.player !== viewer ? { ...event, card: 'hidden' } : event;
}

/** Returns the same as `legalActions(state, viewer)` for the state of a view. A spectator has none. */
export const legalActionsFromView = (view: PlayerView): readonly Action[] =>
  view.viewer === SPECTATOR ? [] : machine.legalActions(view, view.viewer);

/** Whether a die fell, or a leader or card was drawn: taking back what caused it would be unfair. */
export const isUndoBarrier = ({ type }: GameEvent): boolean =>
  type === 'rolled' || type === 'leaderCame' || type === 'cardDrawn';

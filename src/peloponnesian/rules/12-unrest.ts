/** R C, ruling Q79: cards that are played after building. */
import { playFromHand, settleCard } from '../deeds/cards.js';
import type { Situation } from '../table/situation.js';
import { isTruce } from '../query/peace.js';
import { findKind, handOf, mayUse } from '../query/cards.js';
import { cardsInGame } from '../query/deck.js';
import { playersInOrder } from '../query/initiative.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { playsFromHand, targetOf, TIMINGS } from './12-plays.js';
import { refuseUnrest } from './12-refusals.js';

/** Returns whether the game has cards that are played after building. */
function hasCardsFor({ scenario, components, options }: Situation, player: PlayerId): boolean {
  if (scenario.deck === null) return false;
  return cardsInGame(components, scenario.deck, options).some(({ id }) => {
    const kind = findKind({ components }, id);
    return kind !== undefined && TIMINGS.unrest.includes(kind.timing) && mayUse(kind.user, player);
  });
}

/** Forgets the units built in this season, which unrest can no longer affect. */
const keepWhatWasBuilt = (run: GameRun): void => run.state.set({ built: [] });

export function openUnrest(run: GameRun): void {
  const { state } = run;
  const isAsked = state.cards !== undefined && !isTruce(state);
  const player = isAsked ? playersInOrder(state).find((each) => hasCardsFor(state, each)) : undefined;
  if (player === undefined) keepWhatWasBuilt(run);
  else run.push({ kind: 'unrest', player });
}

function closeUnrest(run: GameRun): void {
  keepWhatWasBuilt(run);
  run.finish();
}

export const unrest: RulesOf<'unrest'> = {
  rule: 'R C',
  /** Every player with a card is asked, so that the question reveals nothing about a hand. */
  actor: (situation, { player }) => (handOf(situation, player).length > 0 ? player : undefined),
  actions: (situation, { player }) => [...playsFromHand(situation, player, 'unrest'), { type: 'passCards', player }],
  refuse: refuseUnrest,
  apply(run, { player }, action) {
    if (action.type === 'playCard')
      return playFromHand(run, { player, card: action.card, target: targetOf(action) }, 'R C');
    closeUnrest(run);
  },
  advance: closeUnrest,
  resume(run, _, child) {
    if (child.kind === 'effect') settleCard(run, child);
  },
};

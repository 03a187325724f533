/** Resolves chance after every decision. */
import type { ChanceSource } from '../chance/weighted.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';

/** A state after chance has been resolved, the actions of chance, and the events. */
export interface Settled<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly actions: readonly G['action'][];
  readonly events: readonly G['event'][];
}

/** Resolves chance in the state after these actions. */
export function settled<G extends WholeGameTypes>(
  game: Game<G>,
  state: G['state'],
  actions: readonly G['action'][],
  chance: ChanceSource,
): Settled<G> {
  const settlement = game.settle(state, chance);
  return {
    state: freezeJson(settlement.state),
    // One exact allocation: half the time of spreading the two lists into a third.
    actions: actions.concat(settlement.actions.map((action) => freezeJson(action))),
    events: settlement.events,
  };
}

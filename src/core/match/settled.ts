/** Chance has its turn: after every decision it settles itself. */
import type { ChanceSource } from '../chance/weighted.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';

/** A state in which chance has had its turn, the actions that led to it, and what happened. */
export interface Settled<G extends WholeGameTypes> {
  readonly state: G['state'];
  readonly actions: readonly G['action'][];
  readonly events: readonly G['event'][];
}

/** Lets chance have its turn in a state to which these actions have led. */
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

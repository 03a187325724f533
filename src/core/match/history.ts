/** The events of a match, grouped by decision. */
import * as E from 'fp-ts/lib/Either.js';
import { stateAtStart } from '../beginning.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson, sameJson } from '../json.js';
import { refusedAction, type InvalidRecord } from '../record.js';
import { isDecision } from '../retrace.js';
import { invalidInput } from '../rule.js';
import type { AnyMatch } from './shape.js';
import type { Trails } from './trails.js';

/** A decision and everything that followed until the next one. */
export interface Episode<G extends WholeGameTypes> {
  /** The decision; `null` for the chance before the first one. */
  readonly action: G['action'] | null;
  /** The actions of chance after it. They contain hidden cards: keep them on the server while the game goes on. */
  readonly chance: readonly G['action'][];
  /** The events; `eventFor` returns what one player may see of them. */
  readonly events: readonly G['event'][];
}

/** Returns the function `history` for matches of a game. */
export function telling<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>) {
  /**
   * Returns the events of a match, grouped by decision, for example for the log of a loaded match. It replays the
   * actions, which must lead to the state of the match. The first episode is the chance before the first decision.
   *
   * @returns the episodes; or a refusal that says which action is refused, or that the actions lead to another state
   */
  function history(given: AnyMatch<G>): E.Either<InvalidRecord<G>, readonly Episode<G>[]> {
    const match = trails.own(given);
    const { actions, state } = match;
    const begun = stateAtStart(game, match);
    if (E.isLeft(begun)) return begun;
    const simulation = game.simulate(begun.right);
    const episodes: { action: G['action'] | null; chance: G['action'][]; events: G['event'][] }[] = [];
    let latest = { action: null as G['action'] | null, chance: [] as G['action'][], events: [] as G['event'][] };
    episodes.push(latest);
    for (const [index, action] of actions.entries()) {
      const step = simulation.apply(action);
      if (E.isLeft(step)) return E.left(refusedAction(index, step.left));
      if (isDecision(action)) episodes.push((latest = { action, chance: [], events: [] }));
      else latest.chance.push(action);
      for (const event of step.right) latest.events.push(event);
    }
    if (sameJson(simulation.state(), state)) return E.right(freezeJson(episodes));
    return E.left(invalidInput([{ path: '$.state', message: 'the actions lead to another state' }]));
  }

  return history;
}

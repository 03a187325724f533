/** What happened in a match, decision by decision. */
import * as E from 'fp-ts/lib/Either.js';
import { stateAtStart } from '../beginning.js';
import type { Game, WholeGameTypes } from '../game.js';
import { freezeJson, sameJson } from '../json.js';
import { refusedAction, type InvalidRecord } from '../record.js';
import { isDecision } from '../retrace.js';
import { invalidInput } from '../rule.js';
import type { AnyMatch } from './shape.js';
import type { Trails } from './trails.js';

/** A decision, and all that came of it until the next. */
export interface Episode<G extends WholeGameTypes> {
  /** The decision; `null` for what chance did before the first. */
  readonly action: G['action'] | null;
  /** What chance did then. It tells hidden cards: while the game goes on it stays on the server. */
  readonly chance: readonly G['action'][];
  /** What happened; `eventFor` tells what one player may hear of it. */
  readonly events: readonly G['event'][];
}

/** The function that tells the history of matches of a game. */
export function telling<G extends WholeGameTypes>(game: Game<G>, trails: Trails<G>) {
  /**
   * What happened in a match, decision by decision: for the log of one that was loaded. Its actions are played again, and must
   * lead to its state. The first episode is that of chance, before anybody has decided.
   *
   * @returns the episodes; or which action is refused, or that they lead elsewhere
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

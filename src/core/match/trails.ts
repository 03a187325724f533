/**
 * What these functions remember about the matches they have made: that they are plain data, and checkpoints that make
 * undo fast.
 */
import { withCheckpoint, type Checkpoint, type Trail } from '../checkpoint.js';
import type { WholeGameTypes } from '../game.js';
import { freezeJson, thawJson } from '../json.js';
import type { AnyMatch } from './shape.js';

export class Trails<G extends WholeGameTypes> {
  readonly #trails = new WeakMap<object, Trail<G['state']>>();
  readonly #made = new WeakSet<object>();

  /**
   * Returns a match as plain frozen data: the match itself if it was made here, otherwise a copy. A reactive proxy
   * looks like plain data, but is not.
   */
  own<M extends AnyMatch<G>>(match: M): M {
    return this.#made.has(match) ? match : freezeJson(thawJson(match));
  }

  /** Returns the checkpoints of a match that was made here and has not been changed. */
  of(match: AnyMatch<G>): Trail<G['state']> | undefined {
    const trail = this.#trails.get(match);
    return trail !== undefined && trail.actions === match.actions.length ? trail : undefined;
  }

  /** Registers a match in which nobody has decided anything, and returns it. */
  begin<M extends AnyMatch<G>>(match: M): M {
    const { state, chance, actions } = match;
    return this.lay(match, 0, [{ decisions: 0, actions: actions.length, state, chance }]);
  }

  /** Registers a match that is one decision longer than another, and returns it. */
  follow<M extends AnyMatch<G>>(match: M, before: AnyMatch<G>): M {
    this.#made.add(match);
    const trail = this.of(before);
    if (trail === undefined) return match;
    const { state, chance, actions } = match;
    const decisions = trail.decisions + 1;
    const latest = { decisions, actions: actions.length, state, chance };
    return this.lay(match, decisions, withCheckpoint(trail.checkpoints, latest));
  }

  /** Registers a match with known checkpoints, and returns it. */
  lay<M extends AnyMatch<G>>(match: M, decisions: number, checkpoints: readonly Checkpoint<G['state']>[]): M {
    this.#made.add(match);
    this.#trails.set(match, { decisions, actions: match.actions.length, checkpoints });
    return match;
  }
}

/** What is remembered beside the matches made here: that they are plain data, and what makes undoing quick. */
import { withCheckpoint, type Checkpoint, type Trail } from '../checkpoint.js';
import type { WholeGameTypes } from '../game.js';
import { freezeJson, thawJson } from '../json.js';
import type { AnyMatch } from './shape.js';

export class Trails<G extends WholeGameTypes> {
  readonly #trails = new WeakMap<object, Trail<G['state']>>();
  readonly #made = new WeakSet<object>();

  /** A match as plain frozen data: itself if it was made here, and else a copy. It may be a reactive proxy, which looks like data. */
  own<M extends AnyMatch<G>>(match: M): M {
    return this.#made.has(match) ? match : freezeJson(thawJson(match));
  }

  /** The trail of a match to which nothing was done since it was made. */
  of(match: AnyMatch<G>): Trail<G['state']> | undefined {
    const trail = this.#trails.get(match);
    return trail !== undefined && trail.actions === match.actions.length ? trail : undefined;
  }

  /** A match in which nobody has decided anything. */
  begin<M extends AnyMatch<G>>(match: M): M {
    const { state, chance, actions } = match;
    return this.lay(match, 0, [{ decisions: 0, actions: actions.length, state, chance }]);
  }

  /** A match, one decision after another one. */
  follow<M extends AnyMatch<G>>(match: M, before: AnyMatch<G>): M {
    this.#made.add(match);
    const trail = this.of(before);
    if (trail === undefined) return match;
    const { state, chance, actions } = match;
    const decisions = trail.decisions + 1;
    const latest = { decisions, actions: actions.length, state, chance };
    return this.lay(match, decisions, withCheckpoint(trail.checkpoints, latest));
  }

  /** A match of which this is known. */
  lay<M extends AnyMatch<G>>(match: M, decisions: number, checkpoints: readonly Checkpoint<G['state']>[]): M {
    this.#made.add(match);
    this.#trails.set(match, { decisions, actions: match.actions.length, checkpoints });
    return match;
  }
}

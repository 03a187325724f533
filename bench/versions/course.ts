/** A game played by indices into its lists of legal actions, and the digest of these lists. */
import { createHash } from 'node:crypto';
import {
  canonicalJson,
  CHANCE,
  digest,
  drawWeighted,
  orThrow,
  seededChance,
  type Game,
  type WholeGameTypes,
} from '../../src/core/index.js';

/** A decision of a player: the legal actions, sorted by their texts. */
export interface Moment<G extends WholeGameTypes> {
  readonly actions: readonly G['action'][];
  state(): G['state'];
}

/** A played game: its origin and its digest. */
export interface Course<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly seed: string;
  /** The index of each decision in its list. */
  readonly choices: readonly number[];
  /**
   * The digest of every list, every outcome of chance with its weight, and the last state. Events are left out, because
   * they change nothing.
   */
  readonly digest: string;
}

const inOrder = <A>(actions: readonly A[]): readonly (readonly [text: string, action: A])[] =>
  actions.map((action) => [canonicalJson(action), action] as const).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Plays a game until it is over or `choose` returns nothing.
 *
 * @param choose - returns the index of the next decision in its list; an index beyond its end starts from the beginning
 * again
 */
export function played<G extends WholeGameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: string,
  choose: (moment: Moment<G>) => number | undefined,
): Course<G> {
  const simulation = game.simulate(orThrow(game.createGame(options)));
  const chance = seededChance(seed);
  const hash = createHash('sha256');
  const choices: number[] = [];
  for (let [actor] = simulation.actors(); actor !== undefined; [actor] = simulation.actors()) {
    if (actor === CHANCE) {
      const outcomes = simulation.chanceOutcomes();
      hash.update(canonicalJson(outcomes));
      orThrow(simulation.apply(drawWeighted(outcomes, chance)));
      continue;
    }
    const listed = inOrder(simulation.legalActions());
    hash.update(listed.map(([text]) => text).join('\n'));
    const choice = choose({ actions: listed.map(([, action]) => action), state: () => simulation.state() });
    const action = choice === undefined ? undefined : listed[choice % listed.length]?.[1];
    if (choice === undefined || action === undefined) break;
    choices.push(choice);
    orThrow(simulation.apply(action));
  }
  hash.update(digest(simulation.state()));
  return { options, seed, choices, digest: hash.digest('hex') };
}

/** Plays a game again by the same choices and returns its digest under the current rules. */
export function digestNow<G extends WholeGameTypes>(
  game: Game<G>,
  { options, seed, choices }: Omit<Course<G>, 'digest'>,
): string {
  const left = choices.values();
  return played(game, options, seed, () => left.next().value).digest;
}

/** One game played through its lists of legal actions, and the digest of all that they held. */
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

/** Where a player decides: what is listed, in the order of the texts of the actions. */
export interface Moment<G extends WholeGameTypes> {
  readonly actions: readonly G['action'][];
  state(): G['state'];
}

/** A game that was played: what led to it, and its digest. */
export interface Course<G extends WholeGameTypes> {
  readonly options: G['options'];
  readonly seed: string;
  /** The place of each decision in its list. */
  readonly choices: readonly number[];
  /** Of every list, every outcome of chance with its weight, and the last state. Events are left out: they say what happened and change nothing. */
  readonly digest: string;
}

const inOrder = <A>(actions: readonly A[]): readonly (readonly [text: string, action: A])[] =>
  actions.map((action) => [canonicalJson(action), action] as const).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Plays a game until it is over or `choose` answers nothing.
 *
 * @param choose - the place of the next decision in its list; a place beyond its end counts from the beginning again
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

/** Plays a game again by the same choices: its digest under the rules of today. */
export function digestNow<G extends WholeGameTypes>(
  game: Game<G>,
  { options, seed, choices }: Omit<Course<G>, 'digest'>,
): string {
  const left = choices.values();
  return played(game, options, seed, () => left.next().value).digest;
}

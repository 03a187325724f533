/** Plays the games that are saved for a version. */
import { wayOf } from '../ways.js';
import type { SoakKit } from '../kit.js';
import { matches, orThrow, seededChance, type Match, type WholeGameTypes } from '../../src/core/index.js';
import type { GameName } from '../../src/games.js';
import { played, type Course } from './course.js';
import type { KeptVersion } from './kept.js';

/**
 * The number of decisions of one game, and of all games of a version, so that they can be played again within three
 * seconds.
 */
const LONGEST = 1_200;
const IN_ALL = 10_000;
/** The number of decisions of the record and of the save. */
const SHORT = 40;

/** Returns whether a policy is quick: a bot looks ahead for seconds, and the other policies vary enough. */
const isQuick = (policy: string): boolean => policy !== 'bot';

/**
 * Returns games of all policies in turn, of all numbers of players, with many kinds of options, until there are enough.
 */
function courses<G extends WholeGameTypes>(kit: SoakKit<G>): readonly Course<G>[] {
  const policies = Object.keys(kit.policies).filter(isQuick);
  const found: Course<G>[] = [];
  let decisions = 0;
  for (let index = 0; decisions < IN_ALL; index++) {
    const count = kit.playerCounts[index % kit.playerCounts.length] ?? 2;
    const way = wayOf(
      kit,
      { policies: [policies[index % policies.length] ?? 'uniform'], players: [count] },
      'versions',
      index,
    );
    const { policy, options, seed } = way;
    const taste = seededChance(`${seed} taste`);
    const choose = kit.policies[policy];
    let left = LONGEST;
    const course = played(kit.game, options, seed, ({ actions, state }) =>
      choose === undefined || left-- === 0 ? undefined : actions.indexOf(choose(actions, state, taste)),
    );
    found.push(course);
    decisions += course.choices.length;
  }
  return found;
}

/** Returns a match of some decisions. */
function shortMatch<G extends WholeGameTypes>({ game, options, playerCounts }: SoakKit<G>, seed: string): Match<G> {
  const { createMatch, play } = matches(game);
  const taste = seededChance(`${seed} taste`);
  let match = orThrow(createMatch({ ...options(playerCounts[0] ?? 2), seed }));
  for (let decision = 0; decision < SHORT; decision++) {
    const actions = game.legalActions(match.state);
    const action = actions[taste.draw(Math.max(1, actions.length))];
    if (action === undefined) break;
    match = orThrow(play(match, action)).match;
  }
  return match;
}

/** Returns what is saved for the current version of the rules. */
export function versionNow<G extends WholeGameTypes>(name: GameName, kit: SoakKit<G>): KeptVersion<G> {
  const { recordOf, save } = matches(kit.game);
  return {
    game: name,
    version: kit.game.version,
    games: courses(kit).map(({ choices, ...course }) => ({ ...course, choices: choices.join(' ') })),
    record: recordOf(shortMatch(kit, 'a golden record')),
    save: save(shortMatch(kit, 'a golden save')),
  };
}

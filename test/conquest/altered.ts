/** Altered states of played games of the family: each is refused, or can be played to its end. */
import * as E from 'fp-ts/lib/Either.js';
import {
  CHANCE,
  drawWeighted,
  orThrow,
  sameJson,
  seededChance,
  type ChanceSource,
  type WholeGameTypes,
} from '../../src/core/index.js';
import type { FamilyState } from '../../src/conquest/state.js';
import type { Components } from '../../src/conquest/data/shape.js';
import { SEED } from '../seed.js';
import { altered, valuesOf, type Values } from '../kit/altering.js';
import type { ConformanceKit } from '../kit/walk.js';

/** A game of the family. */
type Family = WholeGameTypes & { readonly state: FamilyState };

/** Moments of played games, and what may be named in place of what they name. */
export interface Played<G extends Family> {
  readonly states: readonly G['state'][];
  readonly values: Values;
}

/** So many moments with the same kinds of frame are kept, and so many actions are played of each game. */
const OF_A_KIND = 2;
const LONGEST = 2_500;

/** The kinds and stages of a stack. */
const shapeOf = ({ stack }: FamilyState): string =>
  stack.map((frame) => ('stage' in frame ? `${frame.kind}:${String(frame.stage)}` : frame.kind)).join(' ');

/** The moments of one game whose like are not known yet. */
function play<G extends Family>(
  { game, options, policies }: ConformanceKit<G>,
  players: number,
  policy: string,
  known: Map<string, number>,
): readonly G['state'][] {
  const decide = policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  const chance = seededChance(`${players} ${policy}`);
  const states: G['state'][] = [];
  const simulation = game.simulate(orThrow(game.createGame(options(players))));
  for (let step = 0; step < LONGEST && simulation.actors().length > 0; step++) {
    const shape = shapeOf(simulation.state());
    const seen = known.get(shape) ?? 0;
    if (seen < OF_A_KIND) states.push(simulation.state());
    known.set(shape, seen + 1);
    const action =
      simulation.actors()[0] === CHANCE
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : decide(simulation.legalActions(), () => simulation.state(), chance);
    orThrow(simulation.apply(action));
  }
  return states;
}

/** Moments of games with these policies, for each number of players. */
export function playedBy<G extends Family>(
  kit: ConformanceKit<G>,
  componentsOf: (state: G['state']) => Components,
  policies: readonly string[],
): readonly Played<G>[] {
  return kit.playerCounts.map((players) => {
    const known = new Map<string, number>();
    const states = policies.flatMap((policy) => play(kit, players, policy, known));
    const [first] = states;
    if (first === undefined) throw new RangeError('no moments');
    const { map, sides, counters } = componentsOf(first);
    const names = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
    const places = [...names(map.provinces), ...names(map.cities), ...names(map.seaZones), 'pool', 'aside', 'gone'];
    return {
      states,
      values: valuesOf(states, [
        Object.keys(first.units),
        Object.keys(first.leaders),
        Object.keys(first.baggage),
        places,
        [...names(sides), ...counters.apart],
      ]),
    };
  });
}

/** Words of actions by which a game comes to its end soon. */
const HASTY = /^(end|stand|halt|decline|pass|live|leave|done|finish|assignAll|deployRest|callOff|stayAboard)/;

/** So many steps are played by chance before the policy hastens to the end. */
const AT_LEISURE = 40;
/** The states of so many steps are read one by one, and then one in so many. */
const READ_ALL = 15;
const READ_ONCE_IN = 150;
/** No game is longer. */
const NO_LONGER = 20_000;

/** A fault of an altered state that was accepted. */
export interface Failure {
  readonly what: string;
  readonly state: unknown;
}

/** Plays a state to its end; answers what goes wrong. */
export function playedOut<G extends Family>(
  { game }: ConformanceKit<G>,
  start: G['state'],
  chance: ChanceSource,
): string | undefined {
  let phase = 'begin';
  const players: ReadonlySet<string> = new Set(game.players(start));
  try {
    const simulation = game.simulate(start);
    for (let step = 0; ; step++) {
      phase = `step ${step}`;
      if (step < READ_ALL || step % READ_ONCE_IN === 0) {
        const read = game.decode.state(simulation.state());
        if (E.isLeft(read))
          return `own decoder refuses: ${read.left.faults.map(({ path, message }) => `${path} ${message}`).join('; ')}`;
      }
      const [actor] = simulation.actors();
      if (actor === undefined) return undefined;
      if (step > NO_LONGER) return 'no end';
      if (actor !== CHANCE && !players.has(actor)) return `nobody plays ${actor}`;
      if (actor === CHANCE) {
        orThrow(simulation.apply(drawWeighted(simulation.chanceOutcomes(), chance)));
        continue;
      }
      const listed = simulation.legalActions();
      if (listed.length === 0) return 'nothing can be done';
      const quick = step < AT_LEISURE ? [] : listed.filter(({ type }) => HASTY.test(type));
      const from = quick.length > 0 && chance.draw(10) > 0 ? quick : listed;
      orThrow(simulation.apply(from[chance.draw(from.length)] as G['action']));
    }
  } catch (error) {
    return `throws at ${phase}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

/** What came of many alterations. */
export interface Outcome {
  readonly tried: number;
  readonly accepted: number;
  readonly failures: readonly Failure[];
}

/** Alters so many states; answers how many of them were accepted, and their faults. */
export function tryAltered<G extends Family>(
  kit: ConformanceKit<G>,
  played: readonly Played<G>[],
  times: number,
  seed = `altered ${SEED}`,
): Outcome {
  const chance = seededChance(seed);
  const failures: Failure[] = [];
  let accepted = 0;
  for (let time = 0; time < times; time++) {
    const { states, values } = played[time % played.length] as Played<G>;
    const before = states[chance.draw(states.length)] as G['state'];
    let state = before;
    while (sameJson(state, before)) state = altered(before, states, values, chance);
    const read = kit.game.decode.state(state);
    if (E.isLeft(read)) continue;
    accepted++;
    const what = playedOut(kit, read.right, seededChance(`${seed} ${time}`));
    if (what !== undefined) failures.push({ what, state });
  }
  return { tried: times, accepted, failures };
}

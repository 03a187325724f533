/** Moments of whole games, of as many kinds as play reaches, for tests of what must hold at any of them. */
import type { SoakKit } from '../../bench/kit.js';
import { CHANCE, drawWeighted, orThrow, seededChance, type WholeGameTypes } from '../../src/core/index.js';

export interface Moments<G extends WholeGameTypes> {
  /** Some states with each two kinds of frames on top. */
  readonly states: readonly G['state'][];
  /** One event of each type. */
  readonly events: readonly G['event'][];
}

/** The number of moments kept of each kind, and of actions played in each game. */
const OF_A_KIND = 2;
const LONGEST = 1_500;

/** Returns the moments that games with these seeds reach, played by one of the policies of a kit. */
export function momentsIn<G extends WholeGameTypes>(
  { game, options, policies, playerCounts }: SoakKit<G>,
  seeds: readonly string[],
  policy: string,
): Moments<G> {
  const decide = policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  const kinds = new Map<string, number>();
  const states: G['state'][] = [];
  const events = new Map<string, G['event']>();
  for (const seed of seeds) {
    const chance = seededChance(seed);
    let state = orThrow(game.createGame(options(playerCounts[0] ?? 2)));
    for (let step = 0; step < LONGEST && game.actors(state).length > 0; step++) {
      const kind = state.stack
        .slice(-2)
        .map((frame) => frame.kind)
        .join(' ');
      const known = kinds.get(kind) ?? 0;
      if (known < OF_A_KIND) states.push(JSON.parse(JSON.stringify(state)) as G['state']);
      kinds.set(kind, known + 1);
      const now = state;
      const action =
        game.actors(now)[0] === CHANCE
          ? drawWeighted(game.chanceOutcomes(now), chance)
          : decide(game.legalActions(now), () => now, chance);
      const { state: after, events: told } = orThrow(game.applyAction(now, action));
      for (const event of told) if (!events.has(event.type)) events.set(event.type, event);
      state = after;
    }
  }
  return { states, events: [...events.values()] };
}

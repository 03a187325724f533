/** What is seen in games that are played at random: states now and then, and every action and event. */
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { argive, started } from './table.js';

export interface Seen {
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  readonly states: readonly GameState[];
}

/** Games differ by their seeds. */
const seeds = (games: number): readonly string[] => Array.from({ length: games }, (_, game) => `seen ${game}`);

/** Plays so many games to their ends; every `often`th state is kept, and each in which a kind of frame lies on top in a new stage. */
export function playedAtRandom(games: number, often: number): Seen {
  const actions = new Map<string, Action>();
  const events = new Map<string, GameEvent>();
  const states: GameState[] = [];
  const moments = new Set<string>();
  for (const seed of seeds(games)) {
    const chance = seededChance(seed);
    const simulation = machine.simulate(started(argive()));
    for (let step = 0; ; step++) {
      const [actor] = simulation.actors();
      const moment = simulation
        .situation()
        .stack.map((frame) => `${frame.kind} ${'stage' in frame ? frame.stage : ''}`)
        .join(' > ');
      if (step % often === 0 || !moments.has(moment) || actor === undefined) states.push(simulation.state());
      moments.add(moment);
      if (actor === undefined) break;
      const listed = simulation.legalActions();
      for (const each of listed) actions.set(JSON.stringify(each), each);
      const action =
        actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : listed[chance.draw(listed.length)];
      if (action === undefined) throw new RangeError(`${actor} can do nothing`);
      actions.set(JSON.stringify(action), action);
      for (const event of orThrow(simulation.apply(action))) events.set(JSON.stringify(event), event);
    }
  }
  return { actions: [...actions.values()], events: [...events.values()], states };
}

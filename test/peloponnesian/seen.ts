/** What is seen in games that are played at random: states now and then, and every action and event. */
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { components } from '../../src/peloponnesian/data/default.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { HexId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { argive, started } from './table.js';

export interface Seen {
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  readonly states: readonly GameState[];
}

/** Sparta stands before Mantinea and Athens before Epidaurus: the one is besieged and about to fall, the other can be besieged. */
function besieging(): GameState {
  const begun = argive();
  const [mantinea, epidaurus] = ['mantinea', 'epidaurus'].map((id) => hexOfCity(id));
  const before = (at: HexId | undefined, kinds: readonly UnitId[]): readonly (readonly [UnitId, UnitState])[] =>
    at === undefined ? [] : kinds.map((id) => [id, { at }]);
  const units = Object.fromEntries([
    ...before(mantinea, ['laconia-hoplite-6-1', 'laconia-hoplite-6-2', 'laconia-hoplite-5-1', 'arcadia-hoplite-5-1']),
    ...before(epidaurus, ['attica-hoplite-4-1', 'attica-hoplite-4-2', 'argolid-hoplite-4-1', 'attica-fleet-6-1']),
  ]);
  return {
    ...begun,
    units: { ...begun.units, ...units },
    cities: { ...begun.cities, mantinea: { held: 'athens', siege: 3 } },
  };
}

const hexOfCity = (city: string): HexId | undefined => components.map.cities.find(({ id }) => id === city)?.hex;

/** So many states of each stack of frames are kept. */
const KEPT = 4;

/** Games differ by their seeds; every second one begins with sieges. */
const seeds = (games: number): readonly string[] => Array.from({ length: games }, (_, game) => `seen ${game}`);

/** Plays so many games to their ends; every `often`th state is kept, and the first ones in which these frames lie on each other. */
export function playedAtRandom(games: number, often: number): Seen {
  const actions = new Map<string, Action>();
  const events = new Map<string, GameEvent>();
  const states: GameState[] = [];
  const moments = new Map<string, number>();
  for (const [game, seed] of seeds(games).entries()) {
    const chance = seededChance(seed);
    const simulation = machine.simulate(started(game % 2 === 0 ? argive() : besieging()));
    for (let step = 0; ; step++) {
      const [actor] = simulation.actors();
      const moment = simulation
        .situation()
        .stack.map((frame) => `${frame.kind} ${'stage' in frame ? frame.stage : ''}`)
        .join(' > ');
      if (step % often === 0 || (moments.get(moment) ?? 0) < KEPT || actor === undefined)
        states.push(simulation.state());
      moments.set(moment, (moments.get(moment) ?? 0) + 1);
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

/** Whole games by several policies, with and without optional rules: they end, and what must always be so is so. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import type { EventType } from '../../src/xenophon/event.js';
import { machine } from '../../src/xenophon/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../src/xenophon/options.js';
import type { GameState } from '../../src/xenophon/state.js';
import { invariants } from './invariants.js';
import { fighting, uniform, type Policy } from './policy.js';
import { newGame } from './table.js';

const STRIDE = 29;
const LONGEST = 20_000;

interface Campaign {
  readonly state: GameState;
  readonly counts: ReadonlyMap<EventType, number>;
}

function campaign(seed: string, policy: Policy, options: GameOptions = { players: 2 }): Campaign {
  const chance = seededChance(seed);
  const simulation = machine.simulate(newGame(options));
  const counts = new Map<EventType, number>();
  for (let steps = 0; simulation.actors().length > 0; steps++) {
    expect(steps).toBeLessThan(LONGEST);
    const actions = simulation.legalActions();
    expect(actions.length).toBeLessThan(1_000);
    for (const { type } of orThrow(simulation.apply(policy(simulation.situation(), actions, chance))))
      counts.set(type, (counts.get(type) ?? 0) + 1);
    if (steps % STRIDE === 0) expect(invariants(simulation.state())).toEqual([]);
  }
  expect(invariants(simulation.state())).toEqual([]);
  return { state: simulation.state(), counts };
}

describe('whole games', () => {
  it.each(['sardis', 'tarsus', 'thapsacus', 'cunaxa'])('%s: at random, to the end', (seed) => {
    expect(campaign(seed, uniform).state.ended).not.toBe(null);
    expect(campaign(seed, uniform, { players: 2, optionalRules: OPTIONAL_RULES }).state.ended).not.toBe(null);
  });

  it('fought out they end in every way, and reach all that a war consists of', () => {
    const all = Array.from({ length: 40 }, (_, index) =>
      campaign(
        `anabasis ${index}`,
        fighting,
        index % 2 === 0 ? { players: 2 } : { players: 2, optionalRules: OPTIONAL_RULES },
      ),
    );
    const endings = new Set(all.map(({ state }) => state.ended?.how));
    expect([...endings].sort()).toEqual(['homecoming', 'kingLost', 'victoryPoints']);
    const war: readonly EventType[] = [
      'battleEnded',
      'groundTested',
      'minorCombatDecided',
      'carried',
      'remnantCounted',
      'leaderChangedSides',
      'unitWithdrawn',
      'duelFought',
      'initiativeTaken',
      'arrayOrdered',
      'roundsOrdered',
      'marchStrained',
      'baggageLost',
      'unitChangedSides',
    ];
    expect(war.filter((type) => !all.some(({ counts }) => counts.has(type)))).toEqual([]);
  });

  it('both ways of running the rules agree', () => {
    const chance = seededChance('cunaxa');
    let state = newGame();
    const simulation = machine.simulate(state);
    for (let steps = 0; machine.actors(state).length > 0; steps++) {
      const actions = machine.legalActions(state);
      expect(simulation.legalActions()).toEqual(actions);
      const action = fighting(machine.situationOf(state), actions, chance);
      state = orThrow(machine.applyAction(state, action)).state;
      orThrow(simulation.apply(action));
      if (steps % STRIDE === 0) {
        expect(simulation.state()).toEqual(state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
    }
    expect(simulation.state()).toEqual(state);
  });
});

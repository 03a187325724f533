/** Whole games by several policies, with and without optional rules: they end, and what must always be so is so. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { boxes, LAST_ROUND, MOST_INTRUDERS } from '../../src/conquest/data/display.js';
import { TRAYS } from '../../src/conquest/vocabulary.js';
import type { EventType } from '../../src/xenophon/event/index.js';
import { machine } from '../../src/xenophon/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../src/xenophon/options.js';
import { homecomingOf } from '../../src/xenophon/query/remnant.js';
import { obstacleAt } from '../../src/xenophon/query/battlefield.js';
import type { GameState } from '../../src/xenophon/state.js';
import { fighting, uniform, type Policy } from './policy.js';
import { asked, newGame } from './table.js';

const STRIDE = 29;
const LONGEST = 20_000;
const isTray = (place: string): boolean => TRAYS.some((tray) => tray === place);

/** What is wrong with a state. */
function faultsOf(state: GameState): readonly string[] {
  const situation = asked(state);
  const faults: string[] = [];
  const expectThat = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const seas = new Set(situation.ground.zones.map(({ fact }) => fact.id));
  for (const { id, full, side: own } of situation.roster.units) {
    const { at, steps, side } = state.units[id] ?? { at: '', steps: 0, side: own };
    expectThat(steps >= 1 && steps <= full, `${id} has ${steps} steps`);
    expectThat(situation.ground.codes.has(at) && !seas.has(at), `${id} stands in ${at}`);
    expectThat(at !== 'thrace', `${id} tarries in Thrace`);
    expectThat(!isTray(at) || (steps === full && side === own), `${id} lies hurt in a tray`);
  }
  for (const { fact } of situation.roster.fleets)
    expectThat(seas.has(state.baggage[fact.id]?.at ?? ''), `${fact.id} is ashore`);
  for (const { fact } of situation.ground.cities) {
    const { walls, holder } = state.cities[fact.id] ?? { walls: -1, holder: null };
    expectThat(walls >= 0 && walls <= 5 && (walls === 0) === (holder === null), `${fact.id} has ${walls} walls`);
    if (state.stack.some((frame) => frame.kind === 'siege')) continue;
    const garrison = Object.values(state.units).filter(({ at }) => at === fact.id);
    expectThat(
      garrison.length <= walls && garrison.every(({ side }) => side === holder),
      `${fact.id} has a garrison of ${garrison.length}`,
    );
  }
  expectThat(state.provinces.thrace?.holder === null, 'Thrace is held');
  const { counted, home, underWay } = homecomingOf(situation);
  expectThat(home.length + underWay.length <= counted, 'more come home than there were');
  expectThat((state.ended === null) === state.stack.length > 0, 'the stack and the end disagree');
  for (const frame of state.stack) {
    if (frame.kind === 'voyage') expectThat(frame.units.length <= 2, 'the ships are overloaded');
    if (frame.kind !== 'battle' || frame.ended !== null) continue;
    expectThat(frame.round <= LAST_ROUND, `round ${frame.round}`);
    for (const fighter of frame.fighters) {
      const { army, box, line, unit } = fighter;
      if (box === 'routed') continue;
      const obstacle = obstacleAt(situation, fighter);
      expectThat(obstacle === null || obstacle === 'hill', `${unit} stands in a ${obstacle ?? ''}`);
      const there = frame.fighters.filter((other) => other.army === army && other.box === box && other.line === line);
      const most = state.units[unit]?.side === army ? boxes[box].holds[line] : MOST_INTRUDERS;
      expectThat(there.length <= most, `too many in ${army} ${box}`);
    }
  }
  return faults;
}

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
    if (steps % STRIDE === 0) expect(faultsOf(simulation.state())).toEqual([]);
  }
  expect(faultsOf(simulation.state())).toEqual([]);
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

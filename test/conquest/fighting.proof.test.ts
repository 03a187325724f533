/** R 3-17: whole games by a policy that fights: all forty-six turns, or until the King falls. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import type { EventType } from '../../src/conquest/event/index.js';
import { machine } from '../../src/conquest/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../src/conquest/options.js';
import type { GameState } from '../../src/conquest/state.js';
import type { Ending } from '../../src/conquest/vocabulary.js';
import { faultsOf } from './faults.js';
import { fight } from './policy.js';
import { newGame } from './table.js';

/** All that is looked at is looked at every so many actions. */
const STRIDE = 61;
/** A list that a person would still read. */
const LONGEST = 1_000;

interface Campaign {
  readonly state: GameState;
  readonly counts: ReadonlyMap<EventType, number>;
}

function campaign(seed: string, options: GameOptions = { players: 2 }): Campaign {
  const chance = seededChance(seed);
  const simulation = machine.simulate(newGame(options));
  const counts = new Map<EventType, number>();
  for (let steps = 0; simulation.actors().length > 0; steps++) {
    const actions = simulation.legalActions();
    expect(actions.length).toBeLessThan(LONGEST);
    for (const { type } of orThrow(simulation.apply(fight(simulation.situation(), actions, chance))))
      counts.set(type, (counts.get(type) ?? 0) + 1);
    if (steps % STRIDE === 0) expect(faultsOf(simulation.state())).toEqual([]);
  }
  expect(faultsOf(simulation.state())).toEqual([]);
  return { state: simulation.state(), counts };
}

/** The first of some campaigns that ends in this way. */
function campaignTo(how: Ending, seeds: readonly string[]): Campaign {
  for (const seed of seeds) {
    const one = campaign(seed);
    if (one.state.ended?.how === how) return one;
  }
  throw new RangeError(`no game of ${seeds.join()} ends in ${how}`);
}

/** R 16.3, counted from outside: objectives, and provinces that are Macedonian and in which no enemy stands. */
function pointsOf({ secured, provinces, units, options }: GameState): number {
  const { map } = machine.situationOf(newGame(options)).components;
  const held = map.provinces.filter(({ id, loyalty }) => {
    if (provinces[id]?.holder !== 'macedonian') return false;
    const places = [id, ...map.cities.filter((city) => city.provinces.join() === id).map((city) => city.id)];
    const isEnemyThere = Object.values(units).some(({ at, side }) => side === 'persian' && places.includes(at));
    const isOursThere = Object.values(units).some(({ at, side }) => side === 'macedonian' && places.includes(at));
    return loyalty === 'steadfast' || !(isEnemyThere && isOursThere);
  });
  return Object.keys(secured).length + held.length;
}

/** What a campaign of forty-six turns is made of. */
const WAR: readonly EventType[] = [
  'battleEnded',
  'minorCombatDecided',
  'siegeFought',
  'cityTaken',
  'provinceTaken',
  'objectiveSecured',
  'milestonePassed',
  'revoltTested',
  'raidTested',
  'landTested',
  'armyStarved',
  'leaderWounded',
  'leaderLeft',
  'leaderArrived',
  'unitEliminated',
  'unitRaised',
  'wallBuilt',
  'forceRetreated',
];

describe('R 16.3 a war of forty-six turns', () => {
  const { state, counts } = campaignTo('victoryPoints', ['c', 'b', 'd', 'e']);

  it('is fought to the end of the Summer of 323, and points decide it', () => {
    expect(state.turn).toBe(46);
    expect(state.ended).toMatchObject({ how: 'victoryPoints', points: pointsOf(state) });
    expect(counts.get('turnBegan')).toBe(46);
  });

  it('with all that a war consists of', () => {
    expect(WAR.filter((type) => (counts.get(type) ?? 0) === 0)).toEqual([]);
  });

  it('what was achieved follows from where everybody is', () => {
    const { secured, leaders, cities, milestones } = state;
    // Who was achieved is gone; an heir has come when his king was, and before he was himself.
    for (const king of ['darius', 'bessus'] as const)
      if (secured[king] !== undefined) expect(leaders[king]?.at).toBe('gone');
    expect(secured.bessus ?? Infinity).toBeGreaterThanOrEqual(secured.darius ?? 0);
    expect(secured.royalFamily ?? Infinity).toBeLessThanOrEqual(secured.darius ?? Infinity);
    for (const turn of Object.values(secured)) expect(turn).toBeGreaterThan(1);
    // With the treasury of a capital recruitment is open (R 12.8).
    const capitals = [secured.treasuryOfSusa, secured.treasuryOfPersepolis, secured.treasuryOfEcbatana];
    const taken = capitals.filter((turn) => turn !== undefined);
    expect(milestones.capitalTaken).toBe(taken.length === 0 ? undefined : Math.min(...taken));
    expect(Object.values(cities).reduce((sum, { walls }) => sum + walls, 0)).toBeLessThanOrEqual(24);
  });
});

describe('R 16.1 a war that the King does not survive', () => {
  it('is over at once', () => {
    const { state, counts } = campaignTo('kingLost', ['a', 'malli', 'halicarnassus', 'cydnus', 'thebes', 'pella']);
    expect(state.ended).toEqual({ how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null });
    expect(state.leaders.alexander?.at).toBe('gone');
    expect(state.turn).toBeLessThan(46);
    expect(counts.get('gameEnded')).toBe(1);
  });
});

describe('R 17 a war by all optional rules, and one by none of what beginners leave out', () => {
  it('together', () => {
    const { state, counts } = campaign('issus', { players: 2, optionalRules: OPTIONAL_RULES });
    expect(state.ended).not.toBe(null);
    expect(counts.get('citySummoned')).toBeGreaterThan(0);
    if (state.ended?.how === 'victoryPoints') expect(state.ended.points).toBe(pointsOf(state));
  });

  it('without R 7, R 14 and R 15', () => {
    const options: GameOptions = { players: 2, without: ['supply', 'randomEvents', 'objectives'] };
    const { state, counts } = campaign('tyre', options);
    expect(state.ended).not.toBe(null);
    expect(state.secured).toEqual({});
    const never: readonly EventType[] = [
      'landTested',
      'armyStarved',
      'marchStrained',
      'revoltTested',
      'raidTested',
      'objectiveSecured',
    ];
    expect(never.filter((type) => counts.has(type))).toEqual([]);
    expect(state.leaders.bessus?.at).toBe('aside');
  });
});

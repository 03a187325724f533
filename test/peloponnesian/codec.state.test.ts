import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { eventFor, legalActionsFromView, playersOf, viewFor } from '../../src/peloponnesian/view.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { hostileForms } from './hostile.js';
import { playedAtRandom } from './seen.js';
import { argive, playOn, started } from './table.js';

const { states, events } = playedAtRandom(10, 50);
const start = started(argive());

const pathsOf = (input: unknown): readonly string[] => {
  const read = decodeState(input);
  return E.isLeft(read) ? read.left.faults.map(({ path }) => path) : [];
};

/** The last state in which a frame of a kind lies in the stack, and its index there. */
function stateWith(
  kind: string,
  isFit: (state: GameState, index: number) => boolean = () => true,
): readonly [GameState, number] {
  for (const state of states) {
    const index = state.stack.findIndex((frame) => frame.kind === kind);
    if (index >= 0 && isFit(state, index)) return [state, index];
  }
  throw new RangeError(`no game came to a frame "${kind}"`);
}

/** A state in which a frame of a kind has other fields; and the path of that frame. */
function withFrame(
  kind: string,
  change: object,
  isFit?: (state: GameState, index: number) => boolean,
): readonly [unknown, string] {
  const [state, index] = stateWith(kind, isFit);
  const stack = state.stack.map((frame, place) => (place === index ? { ...frame, ...change } : frame));
  return [{ ...state, stack }, `$.stack[${index}]`];
}

const UNIT = 'attica-hoplite-4-1';

describe('states', () => {
  it('of games are read as they are, and frozen', () => {
    for (const state of states) {
      const read = orThrow(decodeState(JSON.parse(JSON.stringify(state))));
      expect(read).toEqual(state);
      expect(Object.isFrozen(read.stack)).toBe(true);
    }
    expect(states.length).toBeGreaterThan(300);
  });

  it('that were read are played to their end', () => {
    const [state] = stateWith('battle');
    expect(playOn(orThrow(decodeState(state)), seededChance('on')).stack).toEqual([]);
  });

  it.each(hostileForms(start, 'units'))('refuse %s', (_, input) => {
    expect(pathsOf(input).length).toBeGreaterThan(0);
  });
});

describe('the course of a game', () => {
  it.each<readonly [string, Partial<Record<keyof GameState, unknown>>, string]>([
    [
      'R 22.1 as many players as the scenario says',
      { options: { players: 3, scenario: 'argiveLeague' } },
      '$.options.players',
    ],
    ['an unknown season', { season: 'autumn' }, '$.season'],
    ['R 3.1 a year that does not fit', { year: 418 }, '$.turn'],
    ['R 22.3 a year after the end', { year: 415, turn: 16 }, '$.year'],
    ['R 14.1 too many Campaign Turns', { campaignTurn: 4 }, '$.campaignTurn'],
    ['R 5.1 a negative treasury', { treasuries: { athens: -1, sparta: 2 } }, '$.treasuries.athens'],
    ['R 5.1 half a talent', { treasuries: { athens: 0.5, sparta: 2 } }, '$.treasuries.athens'],
    ['R 5.1 a missing treasury', { treasuries: { athens: 1 } }, '$.treasuries.sparta'],
    ['R 5.1 a treasury of nobody', { treasuries: { athens: 1, sparta: 1, thebes: 1 } }, '$.treasuries.thebes'],
    ['R 22.4.5 too many bases placed', { placedBases: 4 }, '$.placedBases'],
    ['a game that waits for nothing', { stack: [] }, '$.stack'],
    ['a game that is over and waits', { ended: { winner: 'league', margin: 'victory', how: 'count' } }, '$.stack'],
    ['an unknown field', { weather: 'fine' } as object, '$.weather'],
  ])('refuses %s', (_, change, path) => {
    expect(pathsOf({ ...start, ...change })).toContain(path);
  });

  it('refuses regions that are not in play, or missing, or out of range', () => {
    const { regions } = start;
    const { elis, ...others } = regions;
    const withElis = (change: object) => pathsOf({ ...start, regions: { ...regions, elis: { ...elis, ...change } } });
    expect(pathsOf({ ...start, regions: others })).toContain('$.regions.elis');
    expect(pathsOf({ ...start, regions: { ...regions, samos: elis } })).toContain('$.regions.samos');
    expect(withElis({ allegiance: 21 })).toEqual(['$.regions.elis.allegiance']);
    expect(withElis({ militance: 0 })).toEqual(['$.regions.elis.militance']);
    expect(withElis({ player: 'corinth' })).toContain('$.regions.elis.player');
    expect(withElis({ neutral: true })).toEqual(['$.regions.elis.neutral']);
    expect(withElis({ neutral: false })).toContain('$.regions.elis.neutral');
  });

  it('R 21.1 refuses a game that would have ended', () => {
    expect(pathsOf({ ...start, cities: { ...start.cities, sparta: { held: 'athens' } } })).toEqual(['$.ended']);
  });
});

describe('pieces', () => {
  const withUnit = (change: object) =>
    pathsOf({ ...start, units: { ...start.units, [UNIT]: { at: 'forcePool', ...change } } });

  it.each<readonly [string, object, string]>([
    ['in a hex without land', { at: 'W0101' }, 'at'],
    ['in an unknown sea', { at: 'atlantic' }, 'at'],
    ['in its Build Pool', { at: 'buildPool' }, ''],
    ['in a Leader Pool', { at: 'leaderPool' }, 'at'],
    ['inside of nothing', { inside: true }, 'inside'],
    ['that forages in a pool', { foraging: true }, 'foraging'],
    ['that raids in a pool', { raiding: true }, 'raiding'],
    ['under a leader in a pool', { under: 'alcibiades' }, 'under'],
    ['that has landed and is no fleet', { off: 'saronicGulf' }, 'off'],
    ['with a mark that is false', { inside: false }, 'inside'],
  ])('R 1.3 refuse a unit %s', (_, change, field) => {
    expect(withUnit(change)).toContain(`$.units["${UNIT}"]${field === '' ? '' : `.${field}`}`);
  });

  it('R 7.2 refuse units that the scenario has not', () => {
    const paths = pathsOf({ ...start, units: { ...start.units, 'attica-hoplite-4-9': { at: 'forcePool' } } });
    expect(paths).toEqual(['$.units["attica-hoplite-4-9"]']);
  });

  it.each<readonly [string, object, string]>([
    ['of the other camp', { player: 'sparta' }, 'player'],
    ['of nobody who plays', { player: 'thebes' }, 'player'],
    ['in a Force Pool of no region', { at: 'forcePool' }, 'pool'],
    ['in the Force Pool of an enemy', { at: 'forcePool', pool: 'laconia' }, 'pool'],
    ['in the pool of a region and on the map', { pool: 'attica' }, 'pool'],
  ])('R 7.8 refuse a leader %s', (_, change, field) => {
    const leader = { ...start.leaders['alcibiades'], ...change };
    expect(pathsOf({ ...start, leaders: { ...start.leaders, alcibiades: leader } })).toContain(
      `$.leaders.alcibiades.${field}`,
    );
  });

  it('R B refuse leaders whom nobody knows', () => {
    expect(pathsOf({ ...start, leaders: { ...start.leaders, xerxes: start.leaders['agis'] } })).toEqual([
      '$.leaders.xerxes',
    ]);
  });

  it('R 7.8.4 refuse a leader in the Leader Pool who is in service', () => {
    const leader = { at: 'leaderPool', player: 'athens' };
    expect(pathsOf({ ...start, leaders: { ...start.leaders, alcibiades: leader } })).toEqual(['$.leaders.alcibiades']);
  });

  it('R 21.1 may be in the Force Pool of a home region whose loss has ended the game', () => {
    const attica = { ...start.regions.attica, player: 'sparta' };
    const over = {
      ...start,
      regions: { ...start.regions, attica },
      leaders: { ...start.leaders, alcibiades: { at: 'forcePool', player: 'athens', pool: 'attica' } },
      ended: { winner: 'league', margin: 'decisive', how: 'home' },
      stack: [],
    };
    expect(pathsOf(over)).toEqual([]);
    const withElis = { ...over.leaders, agis: { at: 'forcePool', player: 'sparta', pool: 'elis' } };
    expect(pathsOf({ ...start, leaders: withElis })).toEqual(['$.leaders.agis.pool']);
  });

  it('R 10.2 refuse enemies inside of one place', () => {
    const home = start.leaders['agis']?.at;
    const units = {
      ...start.units,
      'laconia-hoplite-5-1': { at: home, inside: true },
      [UNIT]: { at: home, inside: true },
    };
    expect(pathsOf({ ...start, units })).toHaveLength(1);
  });
});

describe('places', () => {
  it.each<readonly [string, Partial<Record<keyof GameState, unknown>>, string]>([
    ['an unknown city', { cities: { rome: { held: 'athens' } } }, '$.cities.rome'],
    ['a city that is as printed', { cities: { argos: {} } }, '$.cities.argos'],
    ['a city held by nobody who plays', { cities: { argos: { held: 'corinth' } } }, '$.cities.argos.held'],
    ['a destroyed city that is besieged', { cities: { argos: { destroyed: true, siege: 3 } } }, '$.cities.argos'],
    ['a revolt to come', { cities: { argos: { revolt: 5 } } }, '$.cities.argos.revolt'],
    ['a relief to come', { cities: { argos: { siege: 5, relieved: [9, 1] } } }, '$.cities.argos.relieved'],
    ['a fort at sea', { forts: { W0101: { by: 'athens' } } }, '$.forts.W0101'],
    ['a fort of nobody who plays', { forts: { W2337: { by: 'corinth' } } }, '$.forts.W2337.by'],
    ['a base at sea', { bases: { W0101: 'athens' } }, '$.bases.W0101'],
    ['Long Walls that the map has not', { longWalls: ['argos sparta'] }, '$.longWalls[0]'],
    ['a raid on no area', { raided: { persia: 1 } }, '$.raided.persia'],
    ['a raid that was none', { raided: { argolid: 0 } }, '$.raided.argolid'],
    ['a raid in this season on no area', { raidedThisSeason: ['persia'] }, '$.raidedThisSeason[0]'],
  ])('refuse %s', (_, change, path) => {
    expect(pathsOf({ ...start, ...change })).toContain(path);
  });

  it('R 7.6.3, 22.4.5 accept a base wherever a unit has placed it, inland too', () => {
    const bases = { ...start.bases, W2736: 'athens' };
    expect(pathsOf({ ...start, bases, placedBases: 1 })).toEqual([]);
  });

  it('R 10.9 refuse the same Long Walls twice', () => {
    const [walls] = start.longWalls;
    expect(pathsOf({ ...start, longWalls: [walls, walls] })).toEqual(['$.longWalls[1]']);
  });
});

describe('frames', () => {
  it.each<readonly [string, string, object, string]>([
    ['a step at which no game rests', 'turn', { step: 0 }, '.step'],
    ['a player who does not play', 'turn', { left: ['thebes'] }, '.left[0]'],
    ['a player who comes twice', 'turn', { left: ['sparta', 'sparta'] }, '.left'],
    ['placement by nobody who plays', 'placement', { player: 'corinth' }, '.player'],
    ['a piece moved that is none', 'placement', { moved: ['zeus'] }, '.moved[0]'],
    ['a march of nobody', 'march', { leaders: [], units: [] }, ''],
    ['a march of the enemy', 'march', { units: ['laconia-hoplite-6-1'], player: 'athens' }, '.units[0]'],
    ['a march from the sea', 'march', { at: 'W0101' }, '.at'],
    ['a march through no area', 'march', { area: 'persia' }, '.area'],
    ['a voyage without the costs of its legs', 'voyage', { costs: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, '.costs'],
    ['a voyage further than its plan', 'voyage', { sailed: 90 }, '.sailed'],
    ['dice that have fallen', 'roll', { values: [1, 2, 3, 4, 5, 6], dice: 6 }, '.values'],
    ['dice for nothing below', 'roll', { purpose: 'empireTribute' }, '.purpose'],
    ['a battle between allies', 'battle', {}, '.defender.player'],
    ['a winner of a battle in progress', 'battle', { winner: 'attacker', stage: 'odds' }, '.winner'],
    ['a battle elsewhere', 'battle', { at: 'W2337', stage: 'odds' }, '.attacker.fighters[0]'],
    ['sieges of no hex', 'sieges', { done: ['W0101'] }, '.done[0]'],
    ['supply before it is paid', 'supply', { stage: 'landing', supplied: ['attica-hoplite-4-1'] }, '.supplied'],
    ['supply of no unit', 'supply', { supplied: ['attica-hoplite-4-99'] }, '.supplied[0]'],
  ])('refuse %s', (name, kind, change, field) => {
    const [state, index] = stateWith(kind, ({ stack }, place) => {
      const frame = stack[place];
      return (
        kind !== 'battle' || (frame?.kind === 'battle' && frame.stage !== 'end' && frame.attacker.fighters.length > 0)
      );
    });
    const frame = state.stack[index];
    const allied =
      name === 'a battle between allies' && frame?.kind === 'battle'
        ? { defender: { ...frame.defender, player: frame.attacker.player } }
        : change;
    const stack = state.stack.map((each, place) => (place === index ? { ...each, ...allied } : each));
    expect(pathsOf({ ...state, stack })).toContain(`$.stack[${index}]${field}`);
  });

  it('refuse a frame on one that has not pushed it', () => {
    const [frame] = start.stack;
    expect(pathsOf({ ...start, stack: [frame, { kind: 'raiding', player: 'athens' }] })).toEqual(['$.stack[0].step']);
    expect(pathsOf({ ...start, stack: start.stack.slice(1) })).toContain('$.stack[0].kind');
    expect(pathsOf({ ...start, stack: [...start.stack, frame] })).toContain('$.stack[2].kind');
  });

  it('refuse an unknown kind, and an unknown field', () => {
    const [state, path] = withFrame('placement', { weather: 'fine' });
    expect(pathsOf(state)).toEqual([`${path}.weather`]);
    expect(pathsOf({ ...start, stack: [...start.stack, { kind: 'dance' }] })).toContain('$.stack[2].kind');
  });
});

describe('views', () => {
  it('hide nothing without cards, and say who looks on', () => {
    expect(playersOf(start)).toEqual(['athens', 'sparta']);
    for (const viewer of ['athens', 'sparta', 'spectator'] as const)
      expect(viewFor(start, viewer)).toEqual({ ...start, viewer });
    expect(() => viewFor(start, 'thebes')).toThrow(RangeError);
    for (const event of events.slice(0, 50)) expect(eventFor(event, 'sparta')).toEqual(event);
  });

  it('tell what their viewers can do', () => {
    for (const viewer of ['athens', 'sparta'] as const)
      expect(legalActionsFromView(viewFor(start, viewer))).toEqual(machine.legalActions(start, viewer));
    expect(legalActionsFromView(viewFor(start, 'spectator'))).toEqual([]);
  });
});

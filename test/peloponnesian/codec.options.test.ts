import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { decodeOptions } from '../../src/peloponnesian/codec/options.js';
import { components } from '../../src/peloponnesian/data/default.js';
import type { ScenarioFact } from '../../src/peloponnesian/data/shape/scenario.js';
import { createGame } from '../../src/peloponnesian/beginning.js';
import { peloponnesian } from '../../src/peloponnesian/game.js';
import { SCENARIOS, type ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { hostileForms } from './hostile.js';
import { playOn } from './table.js';

const argive = { players: 2, scenario: 'argiveLeague' } as const;

const pathsOf = (input: unknown): readonly string[] => {
  const read = decodeOptions(input);
  return E.isLeft(read) ? read.left.faults.map(({ path }) => path) : [];
};

/** Components in which the Argive League differs. */
const withScenario = (change: (fact: ScenarioFact) => ScenarioFact) => ({
  ...argive,
  components: {
    ...components,
    scenarios: components.scenarios.map((fact) => (fact.id === 'argiveLeague' ? change(fact) : fact)),
  },
});

const INDEX = components.scenarios.findIndex(({ id }) => id === 'argiveLeague');
const inScenario = `$.components.scenarios[${INDEX}]`;

describe('options', () => {
  it('are read as they are, and frozen', () => {
    const read = orThrow(decodeOptions({ ...argive }));
    expect(read).toEqual(argive);
    expect(Object.isFrozen(read)).toBe(true);
  });

  it('R 22.1 are for the Argive League where they name no scenario', () => {
    const { options, year, regions } = orThrow(createGame({ players: 2 }));
    expect(options).toEqual({ players: 2 });
    expect([year, Object.keys(regions)]).toEqual([
      419,
      ['attica', 'argolid', 'elis', 'laconia', 'arcadia', 'achaea', 'corinth', 'epidaurus', 'megarid', 'boeotia'],
    ]);
  });

  it('may bring components', () => {
    expect(pathsOf({ ...argive, components })).toEqual([]);
  });

  it.each([
    [3, 'threePlayerCampaign', ['athens', 'sparta', 'thebes']],
    [4, 'fourPlayerCampaign', ['athens', 'sparta', 'thebes', 'corinth']],
  ] as const)(
    'R 24.1, 25.1 are for the campaign of %i where as many play and no scenario is named',
    (players, id, all) => {
      const state = orThrow(createGame({ players }));
      expect(state.options).toEqual({ players });
      expect(peloponnesian.players(state)).toEqual(all);
      expect({ ...orThrow(createGame({ players, scenario: id })), options: { players } }).toEqual(state);
    },
  );

  it('R 22.1 agree on how many play the scenario', () => {
    expect(pathsOf({ ...argive, players: 3 })).toEqual(['$.players']);
    expect(pathsOf({ players: 3, scenario: 'fourPlayerCampaign' })).toEqual(['$.players']);
    expect(pathsOf({ players: 5 })).toEqual(['$.players']);
    expect(pathsOf({ ...argive, players: 1 })).toEqual(['$.players']);
    expect(pathsOf({ ...argive, players: 2.5 })).toEqual(['$.players']);
  });

  it('R 22-29: name a scenario that so many can play', () => {
    expect(pathsOf({ ...argive, scenario: 'chess' })).toEqual(['$.scenario']);
    const playedBy = (players: number) => SCENARIOS.filter((scenario) => pathsOf({ players, scenario }).length === 0);
    const forMore = ['threePlayerCampaign', 'fourPlayerCampaign'] as const satisfies readonly ScenarioId[];
    expect(playedBy(2)).toEqual(SCENARIOS.filter((scenario) => !forMore.some((other) => other === scenario)));
    expect([playedBy(3), playedBy(4)]).toEqual(forMore.map((scenario) => [scenario]));
    const scenarios = components.scenarios.filter(({ id }) => id !== 'argiveLeague');
    expect(pathsOf({ ...argive, components: { ...components, scenarios } })).toEqual(['$.scenario']);
  });

  it('tell every fault of components with its path', () => {
    expect(pathsOf({ ...argive, components: { ...components, name: '' } })).toEqual(['$.components.name']);
    const map = { ...components.map, seas: components.map.seas.slice(1) };
    const paths = pathsOf({ ...argive, components: { ...components, map } });
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => path.startsWith('$.components.'))).toBe(true);
  });

  it.each<readonly [string, (fact: ScenarioFact) => ScenarioFact, string]>([
    ['no end', (fact) => ({ ...fact, end: null }), '.end'],
    ['an end before the start', (fact) => ({ ...fact, end: { year: 420, season: 'winter' } }), '.end'],
    [
      'a home of the enemy',
      (fact) => ({
        ...fact,
        regions: fact.regions.map((row) => (row.region === 'attica' ? { ...row, player: 'sparta' as const } : row)),
      }),
      '.players[0]',
    ],
    [
      'a level beyond its range',
      (fact) => ({
        ...fact,
        regions: fact.regions.map((row) => (row.region === 'elis' ? { ...row, allegiance: -7 } : row)),
      }),
      '.regions[2].allegiance',
    ],
    ['a player twice', (fact) => ({ ...fact, players: ['athens', 'sparta', 'sparta'] }), '.players'],
    ['no enemy', (fact) => ({ ...fact, players: ['athens'] }), '.players'],
    [
      'a treasury of nobody',
      (fact) => ({ ...fact, treasuries: { ...fact.treasuries, thebes: 3 } }),
      '.treasuries.thebes',
    ],
  ])('refuse a scenario with %s', (_, change, path) => {
    expect(pathsOf(withScenario(change))).toContain(inScenario + path);
  });

  it.each(hostileForms(argive, 'players'))('refuse %s', (_, input) => {
    expect(pathsOf(input).length).toBeGreaterThan(0);
  });
});

describe('a game', () => {
  it('begins with the same frozen state for the same options', () => {
    const state = orThrow(createGame({ ...argive }));
    expect(orThrow(createGame({ scenario: 'argiveLeague', players: 2 }))).toBe(state);
    expect(Object.isFrozen(state.units)).toBe(true);
  });

  it('begins alike with the default components in so many words', () => {
    const { options, ...state } = orThrow(createGame({ ...argive, components }));
    expect(options.components).toEqual(components);
    expect(orThrow(createGame(argive))).toMatchObject(state);
  });

  it.each(['spartanFantasy', 'athenianFantasy'] as const)('of %s comes to its end', (scenario) => {
    expect(playOn(orThrow(createGame({ players: 2, scenario })), seededChance(scenario)).stack).toEqual([]);
  });

  it('is refused for faulty options', () => {
    expect(E.isLeft(createGame({ ...argive, players: 4 }))).toBe(true);
  });
});

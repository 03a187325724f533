import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import { SCENARIOS, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { argive } from './table.js';

/** Counts units by home, type and morale, where they are said to be. */
function counted(units: Readonly<Record<UnitId, { readonly at: string }>>, at: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [id, state] of Object.entries(units)) {
    const kind = id.slice(0, id.lastIndexOf('-'));
    if (state.at === at) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

describe('the set-up of the Argive League', () => {
  it('R 22.2.1, 22.2.2: regions have their levels and assessments', () => {
    const { regions } = argive();
    const rows = Object.entries(regions).map(
      ([region, { player, allegiance, militance, multiple }]) =>
        `${player} ${region} ${allegiance} ${militance} x${multiple}`,
    );
    expect(rows.sort()).toEqual([
      'athens argolid 10 8 x2',
      'athens attica 20 20 x2',
      'athens elis 4 10 x2',
      'sparta achaea 0 8 x1',
      'sparta arcadia 5 9 x1',
      'sparta boeotia 18 12 x2',
      'sparta corinth 4 8 x2',
      'sparta epidaurus 6 8 x1',
      'sparta laconia 20 20 x2',
      'sparta megarid 15 14 x2',
    ]);
  });

  it('R 22.2.1, 22.2.2: Force Pools hold these units', () => {
    expect(counted(argive().units, 'forcePool')).toEqual({
      'laconia-hoplite-6': 4,
      'laconia-hoplite-5': 3,
      'laconia-fleet-3': 1,
      'arcadia-hoplite-5': 3,
      'achaea-hoplite-5': 1,
      'corinth-hoplite-4': 5,
      'epidaurus-hoplite-5': 2,
      'megarid-hoplite-4': 2,
      'boeotia-hoplite-5': 7,
      'boeotia-cavalry-5': 3,
      'boeotia-lightInfantry-3': 3,
      'attica-hoplite-4': 3,
      'attica-fleet-6': 4,
      'attica-cavalry-4': 2,
      'attica-lightInfantry-3': 2,
      'argolid-hoplite-6': 1,
      'argolid-hoplite-4': 6,
      'elis-hoplite-5': 3,
    });
  });

  it('R 22.2.1, 22.2.2: markers, units and leaders stand on the map', () => {
    const { units, leaders, cities, forts, bases, treasuries, longWalls } = argive();
    expect(cities).toEqual({
      lepreum: { held: 'sparta' },
      nisaea: { held: 'athens' },
      mantinea: { held: 'athens' },
    });
    expect(forts).toEqual({ W2337: { by: 'athens' } });
    expect(bases).toEqual({ W2337: 'athens' });
    // Nisaea is W3531 (R 27.2.5).
    expect(counted(units, 'W2337')).toEqual({ 'attica-lightInfantry-3': 1 });
    expect(counted(units, 'W3531')).toEqual({ 'attica-hoplite-4': 1 });
    expect(Object.entries(leaders).map(([id, { player, at }]) => `${player} ${id} ${at}`)).toEqual([
      'athens demosthenes W3831',
      'athens nicostratus W3831',
      'athens alcibiades W3034',
      'sparta gylippus W2838',
      'sparta agis W2838',
      'sparta ramphias W3528',
    ]);
    expect(treasuries).toEqual({ athens: 22, sparta: 22 });
    // R 10.9
    expect(longWalls).toHaveLength(2);
  });
});

describe('the set-up of every scenario', () => {
  it.each(SCENARIOS)('R 2.2: %s can be laid out', (scenario) => {
    const state = initialState({ players: 2, scenario });
    expect(() => machine.situationOf(state)).not.toThrow();
    expect(state.stack).toEqual([{ kind: 'turn', step: 0, left: null }]);
  });
});

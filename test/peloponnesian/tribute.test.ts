import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { tributeOf, tributeOfPlayer } from '../../src/peloponnesian/query/tribute.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { RegionId } from '../../src/peloponnesian/vocabulary.js';
import { withRegion, withUnits } from './changed.js';
import { argive, rolls, started } from './table.js';

const tribute = (state: GameState, region: RegionId): number => tributeOf(machine.situationOf(state), region);

/** The Argive League at the start of its second year. */
const secondYear = (parts: Partial<GameState> = {}): GameState => argive({ year: 418, turn: 4, ...parts });

describe('R 5.4: tribute', () => {
  it('the example: Chios is assessed at x3, and a small city in revolt takes nothing from it', () => {
    const campaign = initialState({ players: 2, scenario: 'campaign' });
    const assessed = withRegion(campaign, 'chios', { allegiance: 1, multiple: 3 });
    const state: GameState = { ...assessed, cities: { ...assessed.cities, erythrae: { revolt: 0 } } };
    expect(tribute(state, 'chios')).toBe(6);
  });

  it('R 5.4.2: lost cities take points by their size', () => {
    // Laconia: 3 x2; Sparta is large, Gytheum medium, Methone small.
    expect(tribute(argive(), 'laconia')).toBe(6);
    expect(tribute(argive({ cities: { methone: { held: 'athens' } } }), 'laconia')).toBe(6);
    expect(tribute(argive({ cities: { gytheum: { held: 'athens' } } }), 'laconia')).toBe(5);
    expect(tribute(argive({ cities: { gytheum: { siege: 4 }, sparta: { siege: 3 } } }), 'laconia')).toBe(3);
    expect(tribute(argive({ cities: { sparta: { destroyed: true } } }), 'laconia')).toBe(4);
  });

  it('R 5.4.2: it never falls below nothing', () => {
    // Megarid: 1 x2, and Megara is a large city.
    expect(tribute(argive({ cities: { megara: { siege: 6 }, nisaea: { held: 'athens' } } }), 'megarid')).toBe(0);
  });

  it('R 5.4.1: a region all of whose cities are lost yields nothing', () => {
    // Corinth: 2 x2, with a large and two small cities.
    const two: GameState['cities'] = { corinth: { siege: 6 }, lechaeum: { held: 'athens' } };
    expect(tribute(argive({ cities: two }), 'corinth')).toBe(2);
    expect(tribute(argive({ cities: { ...two, cenchreae: { destroyed: true } } }), 'corinth')).toBe(0);
  });

  it('ruling Q25: a masked city counts as the friendly one', () => {
    const masked = withUnits(argive(), { 'attica-hoplite-4-1': { at: 'W2838' } });
    expect(tribute(masked, 'laconia')).toBe(6);
  });

  it('R 23.2.3: nothing comes from neutral Argolid', () => {
    expect(tribute(initialState({ players: 2, scenario: 'campaign' }), 'argolid')).toBe(0);
  });

  it('R 28.4: Athens collects nothing in the Fantasies', () => {
    const state = initialState({ players: 2, scenario: 'spartanFantasy' });
    expect(tributeOfPlayer(machine.situationOf(state), 'athens')).toBe(0);
  });

  it('R 22.4.1, 22.4.4: what is collected at the start of a year', () => {
    const begun = started(secondYear());
    // Attica 2 x2, Argolid 2 x2, Elis 1 x2, where Lepreum is a small city.
    expect(begun.treasuries.athens).toBe(22 + 4 + 4 + 2);
    // Laconia 6, Arcadia 2 less 1 for Mantinea, Achaea 1, Corinth 4, Epidaurus 1, Megarid 2, Boeotia 6.
    expect(begun.treasuries.sparta).toBe(22 + 6 + 1 + 1 + 4 + 1 + 2 + 6);
    expect(machine.actors(begun)).toEqual(['chance']);
    // 15 and the die.
    expect(rolls(begun, 4).treasuries.athens).toBe(32 + 19);
  });
});

/** R 29.4, C: the helots, whom Athens may call to rise in its Fantasy. */
import { describe, expect, it } from 'vitest';
import { beginSeason } from '../../src/peloponnesian/deeds/course.js';
import { raiseHelots } from '../../src/peloponnesian/deeds/helots.js';
import { codecs } from '../../src/peloponnesian/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { landArea } from '../../src/peloponnesian/query/areas.js';
import { helotCard, helotModifier } from '../../src/peloponnesian/query/helots.js';
import { tributeOf } from '../../src/peloponnesian/query/tribute.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { CityState, GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { UnitId } from '../../src/peloponnesian/vocabulary.js';
import { withRegion, withUnits } from './changed.js';
import { doing } from './doing.js';
import { alike, all, attackOf, fought } from './field.js';
import { listedOf } from './movement.js';
import { play, rolls, started } from './table.js';

const fantasy: GameState = initialState({ players: 2, scenario: 'athenianFantasy' });
const METHONE = 'W2339';
const GYTHEUM = 'W2940';

/** The cities of Laconia but Sparta. */
const OTHERS = ['gytheum', 'prasiae', 'thyrea', 'epidaurusLimera', 'methone', 'asine', 'cythera'];
const risen: Readonly<Record<string, CityState>> = Object.fromEntries(OTHERS.map((id) => [id, { helots: true }]));

const asked = (state: GameState = fantasy): GameState =>
  started({
    ...state,
    stack: [
      { kind: 'turn', step: 6, left: null },
      { kind: 'helots', player: 'athens' },
    ],
  });
const called = (state?: GameState): GameState => play(asked(state), { type: 'raiseHelots', player: 'athens' }).state;
const modifier = (state: GameState): number => {
  const situation = machine.situationOf(state);
  const card = helotCard(situation);
  return card === undefined ? NaN : helotModifier(situation, card.effect, 'athens');
};

describe('R 29.4 (4): when the helots are called', () => {
  it('at the end of each Seasonal Turn of the Athenian Fantasy, before the Campaign Turns begin', () => {
    let state = started(fantasy);
    const kinds: string[] = [];
    while (state.campaignTurn === 0) {
      const [actor] = machine.actors(state);
      if (actor === undefined || actor === 'chance') throw new RangeError('a die was not expected');
      kinds.push(`${actor} ${state.stack.at(-1)?.kind}`);
      const action = machine.legalActions(state, actor).at(-1);
      if (action !== undefined) state = play(state, action).state;
    }
    expect(kinds).toEqual(['athens placement', 'sparta placement', 'athens helots']);
  });

  it('Athens may leave them alone, and calls them once in a season (ruling Q111)', () => {
    const left = play(asked(), { type: 'leaveHelots', player: 'athens' }).state;
    expect([left.campaignTurn, left.regions.laconia?.militance]).toEqual([1, 10]);
    const failed = rolls(called(), 3);
    expect(failed.campaignTurn).toBe(1);
  });

  it('nobody calls them in the Spartan Fantasy', () => {
    const spartan = initialState({ players: 2, scenario: 'spartanFantasy' });
    expect(helotCard(machine.situationOf(spartan))).toBeUndefined();
  });
});

describe('R C: the roll', () => {
  it('R C they rise on a 6 or higher, and Militance falls by 1 at once (ruling Q111)', () => {
    const state = rolls(called(), 6);
    expect(state.cities).toEqual({ plataea: { revolt: 0 }, ...risen });
    expect(state.regions.laconia?.militance).toBe(9);
  });

  it('R C if they do not, Militance rises by 2', () => {
    const state = rolls(called(), 5);
    expect(state.cities).toEqual({ plataea: { revolt: 0 } });
    expect(state.regions.laconia?.militance).toBe(12);
  });

  it('R C +1 if the Militance of Laconia is less than 10', () => {
    expect(modifier(fantasy)).toBe(0);
    const low = withRegion(fantasy, 'laconia', { militance: 9 });
    expect(modifier(low)).toBe(1);
    expect(rolls(called(low), 5).cities['methone']).toEqual({ helots: true });
  });

  it('R C +1 for each city or fort of Athens in Laconia, and for each city in revolt (ruling Q115)', () => {
    const cities: GameState['cities'] = {
      methone: { held: 'athens' },
      cythera: { held: 'athens' },
      asine: { revolt: 0 },
    };
    const forts: GameState['forts'] = { W2337: { by: 'athens' }, W2437: { by: 'sparta' }, W3530: { by: 'athens' } };
    // Methone, Cythera and the fort in W2337; Asine. W3530 is not in Laconia.
    expect(modifier({ ...fantasy, cities, forts })).toBe(4);
  });

  it('R C +1 if fewer than three hoplites are in Laconia and its Force Pool (ruling Q115)', () => {
    const hoplites = [...alike('laconia-hoplite-6', 5), ...alike('laconia-hoplite-5', 3)];
    const away = Object.fromEntries(hoplites.map((id) => [id, { at: 'W3131' }])) as Record<UnitId, UnitState>;
    expect(modifier(withUnits(fantasy, away))).toBe(1);
    const back = { 'laconia-hoplite-6-1': { at: 'forcePool' }, 'laconia-hoplite-6-2': { at: 'W2838' } } as const;
    expect(modifier(withUnits(withUnits(fantasy, away), back))).toBe(1);
    // A hoplite of an ally in Laconia is the third.
    expect(modifier(withUnits(withUnits(fantasy, away), { ...back, 'elis-hoplite-5-1': { at: 'W2838' } }))).toBe(0);
  });
});

describe('R C: what a rising does', () => {
  const rising = (state: GameState): GameState => {
    const card = helotCard(machine.situationOf(state));
    return doing(state, (run) => {
      if (card !== undefined) raiseHelots(run, card.effect, 'athens');
    }).state;
  };

  it('R C it comes to all cities of Laconia but Sparta, garrisoned or not, and destroys bases without Spartans', () => {
    expect(rising(fantasy).cities).toEqual({ plataea: { revolt: 0 }, ...risen });
    // R 28.2.5: a base in Gytheum.
    expect(rising(fantasy).bases[GYTHEUM]).toBeUndefined();
    const guarded = withUnits(fantasy, { 'laconia-hoplite-5-1': { at: GYTHEUM, inside: true } });
    expect(rising(guarded).bases[GYTHEUM]).toBe('sparta');
    // Ruling Q140: a base of those who mask the city lies outside of it.
    const masked = withUnits({ ...fantasy, bases: { [GYTHEUM]: 'athens' } }, { 'attica-hoplite-4-1': { at: GYTHEUM } });
    expect(rising(masked).bases[GYTHEUM]).toBe('athens');
    expect(rising(guarded).cities['gytheum']).toEqual({ helots: true });
  });

  it('R C Militance falls by 1 in each season, however many cities bear the marker', () => {
    const state = { ...fantasy, cities: { asine: { helots: true }, cythera: { helots: true } } } as const;
    const turn = started({ ...state, stack: [{ kind: 'turn', step: 4, left: null }] });
    expect(turn.regions.laconia).toMatchObject({ allegiance: 0, militance: 9 });
  });

  it('R C, 5.4 tribute is reduced as if the cities were in revolt', () => {
    // Laconia is assessed at 3 x1; Gytheum is a medium city.
    expect(tributeOf(machine.situationOf({ ...fantasy, cities: { gytheum: { helots: true } } }), 'laconia')).toBe(2);
    expect(tributeOf(machine.situationOf({ ...fantasy, cities: risen }), 'laconia')).toBe(2);
  });

  it('R C units are not placed in such a city', () => {
    const state = started({
      ...fantasy,
      cities: { gytheum: { helots: true } },
      stack: [{ kind: 'turn', step: 1, left: ['sparta'] }],
    });
    const cities = new Set(
      listedOf(state, 'place').flatMap(({ unit, city }) => (unit.startsWith('laconia') ? [city] : [])),
    );
    expect([...cities].sort()).toEqual([
      'asine',
      'cythera',
      'epidaurusLimera',
      'methone',
      'prasiae',
      'sparta',
      'thyrea',
    ]);
    const refused = machine.explainAction(state, {
      type: 'place',
      player: 'sparta',
      unit: 'laconia-hoplite-5-1',
      city: 'gytheum',
    });
    expect([refused?.code, refused?.rule]).toEqual(['helotsRise', 'R C']);
  });

  it('R 8.2 v such a city does not count for its area', () => {
    const area = (state: GameState) => {
      const situation = machine.situationOf(state);
      return landArea(
        situation,
        situation.ground.map.areas.findIndex(({ id }) => id === 'cythera'),
        'empire',
      );
    };
    expect(area(fantasy)).toBe('enemy');
    expect(area({ ...fantasy, cities: { cythera: { helots: true } } })).toBe('friendly');
  });

  it('R C a rising ends in a city where a unit of either side is as a season begins', () => {
    const state = withUnits(
      { ...fantasy, cities: { ...risen, methone: { helots: true, held: 'athens' } } },
      { 'laconia-hoplite-5-1': { at: GYTHEUM, inside: true }, 'attica-hoplite-4-1': { at: METHONE, inside: true } },
    );
    const { cities } = doing(state, beginSeason).state;
    expect(cities['gytheum']).toBeUndefined();
    expect(cities['methone']).toEqual({ held: 'athens' });
    expect(cities['asine']).toEqual({ helots: true });
  });
});

describe('R C: garrisons do not defend', () => {
  const hoplites = alike('attica-hoplite-4', 2);
  const before = (units: Readonly<Record<UnitId, UnitState>>): GameState => ({
    ...withUnits(fantasy, { ...(all(hoplites, { at: METHONE }) as Record<UnitId, UnitState>), ...units }),
    leaders: { ...fantasy.leaders, nicias: { at: METHONE, player: 'athens' } },
    cities: risen,
  });
  const attacked = (state: GameState) => fought(state, attackOf('athens', METHONE, 'W2338', [...hoplites, 'nicias']));
  const storm = { type: 'assault', player: 'athens' } as const;

  it('R C, ruling Q116 a city falls without a die, which is a victory of Athens', () => {
    const { state, events } = play(attacked(before({})), storm);
    expect(state.cities['methone']).toEqual({ helots: true, held: 'athens' });
    const won = events.find(({ type }) => type === 'battleWon');
    expect(won).toEqual({
      type: 'battleWon',
      rule: 'R C',
      at: METHONE,
      winner: 'athens',
      loser: null,
      decisive: false,
      rounds: 0,
      losses: { winner: [], loser: [] },
    });
    expect(codecs.EventCodec.is(won)).toBe(true);
    // R 13.4: -2 AL and -1 ML in Laconia.
    expect(state.regions.laconia).toMatchObject({ allegiance: -2, militance: 9 });
    expect(state.stack.at(-1)?.kind).toBe('sack');
  });

  it('R C units inside defend it nevertheless', () => {
    const guarded = before({ 'laconia-hoplite-5-1': { at: METHONE, inside: true } });
    const arrayed = play(attacked(guarded), { type: 'endArray', player: 'sparta' }).state;
    expect(play(arrayed, storm).state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'combat' });
  });
});

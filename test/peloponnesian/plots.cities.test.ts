/** R C: cities that are betrayed, helots that rise, and levies that refuse to march. */
import { describe, expect, it } from 'vitest';
import { openAdjustments } from '../../src/peloponnesian/rules/13-adjustments.js';
import { components } from '../../src/peloponnesian/data/default.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { defencesOf } from '../../src/peloponnesian/query/defences.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import type { EffectState, GameState } from '../../src/peloponnesian/state.js';
import type { CityId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { doing } from './doing.js';
import { alike, all, attackOf, battleIn, field, fought } from './field.js';
import { listedOf, moving } from './movement.js';
import { cardOfKind, cardsWith, handed, nthCard, playing, targetsIn } from './plots.js';
import { play, rolls, started } from './table.js';

const THEBES = cardOfKind('cityBetrayal', 'thebes');
const MANTINEA = 'W2834';
/** Open country of Arcadia beside Mantinea and Tegea. */
const BESIDE = 'W2734';
const BESIDE_THEBES = 'W3428';

const led = (at: GameState['leaders'][string]['at']): GameState =>
  withLeaders(campaign(), { nicias: { at, player: 'athens' } });
const citiesFor = (state: GameState): readonly (CityId | undefined)[] =>
  targetsIn(handed(state, 'athens', [THEBES]), THEBES).map(({ city }) => city);

describe('R C: City Betrayal in the Event Cards phase', () => {
  it('R C: on any small or medium city of the enemy beside a leader, or with one in its hex (ruling R23)', () => {
    expect(citiesFor(campaign())).toEqual([]);
    expect(citiesFor(led(BESIDE))).toEqual(['mantinea', 'tegea']);
    expect(citiesFor(led(MANTINEA))).toContain('mantinea');
  });

  it('R C: on a large one only if the card names it, and never on a capital', () => {
    expect(citiesFor(led(BESIDE_THEBES))).toContain('thebes');
    const argos = cardOfKind('cityBetrayal', 'argos');
    expect(targetsIn(handed(led(BESIDE_THEBES), 'athens', [argos]), argos).map(({ city }) => city)).not.toContain(
      'thebes',
    );
    const named = components.cards.cards.flatMap(({ city }) => city ?? []);
    expect(named).not.toContain('athens');
    expect(named).not.toContain('sparta');
  });

  it('R C: not in a neutral region', () => {
    expect(citiesFor(led('W3033'))).not.toContain('argos');
  });

  it('R C: on a 6 or more the city is betrayed; +1 for a medium one, +1 if it is captured, +1 if its area is raided', () => {
    const betray = (state: GameState, city: CityId, die: number): readonly EffectState[] | undefined =>
      rolls(playing(handed(state, 'athens', [THEBES]), 'athens', THEBES, { city }), die).effects;
    const start = led(BESIDE);
    expect(betray(start, 'mantinea', 4)).toBeUndefined();
    expect(betray(start, 'mantinea', 5)).toEqual([{ does: 'betrayal', city: 'mantinea' }]);
    expect(betray({ ...start, raided: { arcadia: 1 } }, 'mantinea', 4)).toEqual([
      { does: 'betrayal', city: 'mantinea' },
    ]);
    const captured = { ...start, cities: { ...start.cities, mantinea: { held: 'sparta' as const } } };
    expect(betray(captured, 'mantinea', 4)).toEqual([{ does: 'betrayal', city: 'mantinea' }]);
    const large = led(BESIDE_THEBES);
    expect(betray(large, 'thebes', 5)).toBeUndefined();
    expect(betray(large, 'thebes', 6)).toEqual([{ does: 'betrayal', city: 'thebes' }]);
    // Plataea is small: 3 and 2 are not enough.
    const plataea = { ...large, cities: { ...large.cities, plataea: {} } };
    expect(betray(plataea, 'plataea', 3)).toBeUndefined();
    expect(betray(plataea, 'plataea', 4)).toEqual([{ does: 'betrayal', city: 'plataea' }]);
  });

  it('R C: it always fails on an unmodified 1', () => {
    const start = { ...led(BESIDE_THEBES), raided: { boeotia: 1 }, cities: { plataea: { held: 'sparta' as const } } };
    // A small and captured city in a raided area has +4.
    const play = (die: number): GameState =>
      rolls(playing(handed(start, 'athens', [THEBES]), 'athens', THEBES, { city: 'plataea' }), die);
    expect(play(2).effects).toEqual([{ does: 'betrayal', city: 'plataea' }]);
    expect(play(1).effects).toBeUndefined();
  });
});

describe('R C: a betrayed city', () => {
  const betrayed = (city: CityId): Partial<GameState> => ({ effects: [{ does: 'betrayal', city }] });
  const attackers = alike('attica-hoplite-4', 3);
  const attack = (
    at: 'W2834' | 'W3528',
    from: 'W2734' | 'W3529',
    city: CityId,
    others: Parameters<typeof field>[1]['units'] = {},
  ): GameState =>
    fought(
      field(
        'campaign',
        { units: { ...all(attackers, at), ...others }, leaders: { nicias: ['athens', at] } },
        betrayed(city),
      ),
      attackOf('athens', at, from, [...attackers, 'nicias']),
    );

  it('R C: its garrison does not fight, and its capture is a victory', () => {
    const before = campaign().regions.arcadia;
    const state = play(attack(MANTINEA, BESIDE, 'mantinea'), { type: 'assault', player: 'athens' }).state;
    expect(state.cities['mantinea']?.held).toBe('athens');
    // R 13.4: a victory of the enemy costs the holder of the region 1 of each level.
    const row = components.charts.adjustments.find(({ id }) => id === 'victory');
    expect(state.regions.arcadia?.allegiance).toBe((before?.allegiance ?? 0) + (row?.enemy?.allegiance ?? 0));
    expect(state.effects).toBeUndefined();
  });

  it('R C: the capture of a large one counts as a decisive victory', () => {
    const transition = play(attack('W3528', 'W3529', 'thebes'), { type: 'assault', player: 'athens' });
    expect(transition.events.find(({ type }) => type === 'battleWon')).toMatchObject({
      winner: 'athens',
      decisive: true,
      rounds: 0,
    });
    expect(transition.state.cities['thebes']?.held).toBe('athens');
  });

  it('R C: units in it are fought, as in a city without walls', () => {
    const inside = { 'arcadia-hoplite-5-1': { at: MANTINEA, inside: true as const } };
    let state = attack(MANTINEA, BESIDE, 'mantinea', inside);
    state = play(state, { type: 'endArray', player: 'sparta' }).state;
    state = play(state, { type: 'assault', player: 'athens' }).state;
    const { defender } = battleIn(state);
    const { morale } = components.charts;
    expect(defender.fighters).toEqual([
      { unit: 'arcadia-hoplite-5-1', modifier: morale.unwalled.medium, retreats: false },
    ]);
    const situation = machine.situationOf(state);
    expect(defencesOf(situation, hexNamed(situation, MANTINEA))?.isFortress).toBe(false);
  });
});

describe('R C: City Betrayal as sieges are resolved', () => {
  /** Thebes is besieged by eight Athenian hoplites. */
  const siege = (parts: Partial<GameState> = {}): GameState => {
    const besiegers = alike('attica-hoplite-4', 6);
    const start = field(
      'campaign',
      { units: all(besiegers, 'W3528'), leaders: { nicias: ['athens', 'W3528'] } },
      { cities: { thebes: { siege: 5 } } },
    );
    return started({
      ...start,
      cards: cardsWith({ hands: { athens: [THEBES, cardOfKind('cityBetrayal', 'argos')].sort((a, b) => a - b) } }),
      ...parts,
      stack: [
        { kind: 'turn', step: 6, left: ['sparta'] },
        { kind: 'sieges', player: 'athens', stage: 'numbers', done: [], at: null },
      ],
    });
  };

  it('R C: +2 on the die for the city that it names, +1 for any other', () => {
    const named = play(playing(siege(), 'athens', THEBES, { city: 'thebes' }), {
      type: 'resolveSiege',
      player: 'athens',
      hex: 'W3528',
    }).state;
    expect(rolls(named, 4).cities['thebes']?.held).toBe('athens');
    expect(rolls(named, 3).cities['thebes']?.held).toBeUndefined();
    const argos = cardOfKind('cityBetrayal', 'argos');
    const other = play(playing(siege(), 'athens', argos, { city: 'thebes' }), {
      type: 'resolveSiege',
      player: 'athens',
      hex: 'W3528',
    }).state;
    expect(rolls(other, 5).cities['thebes']?.held).toBe('athens');
    expect(rolls(other, 4).cities['thebes']?.held).toBeUndefined();
  });

  it('R C: one card on a city in each season', () => {
    const state = playing(siege(), 'athens', THEBES, { city: 'thebes' });
    expect(listedOf(state, 'playCard')).toEqual([]);
    expect(state.cards?.discards).toEqual([THEBES]);
  });

  it('R C: on a siege that can begin now (ruling Q165)', () => {
    expect(listedOf(siege({ cities: {} }), 'playCard').map(({ city }) => city)).toEqual(['thebes', 'thebes']);
  });

  it('R C: not without a leader beside the city', () => {
    const { nicias: _, ...others } = siege().leaders;
    expect(listedOf(siege({ leaders: others }), 'playCard')).toEqual([]);
  });
});

describe('R C: Helot Uprising', () => {
  const HELOTS = nthCard('helotUprising', 0);
  const OTHERS = ['asine', 'cythera', 'epidaurusLimera', 'gytheum', 'methone', 'prasiae', 'thyrea'];
  const risen = (state: GameState): readonly string[] =>
    Object.keys(state.cities)
      .filter((id) => state.cities[id]?.helots === true)
      .sort();
  const call = (die: number, state = campaign()): GameState =>
    rolls(playing(handed(state, 'athens', [HELOTS, nthCard('helotUprising', 1)]), 'athens', HELOTS), die);

  it('R C: on a 6 helots rise in all cities of Laconia but Sparta', () => {
    const state = call(6);
    expect(risen(state)).toEqual(OTHERS);
    expect(state.bases['W2940']).toBeUndefined();
  });

  it('R C: if they do not, Militance rises by 2', () => {
    const state = call(5, withRegion(campaign(), 'laconia', { militance: 12 }));
    expect(risen(state)).toEqual([]);
    expect(state.regions.laconia?.militance).toBe(14);
  });

  it('R C: once in a season', () => {
    expect(targetsIn(call(1), nthCard('helotUprising', 1))).toEqual([]);
  });

  it('R C: Militance falls by 1 in every season, this one included, with the adjustments that follow', () => {
    const state = call(6);
    expect(state.regions.laconia?.militance).toBe(20);
    expect(doing({ ...state, stack: [] }, openAdjustments).state.regions.laconia?.militance).toBe(19);
  });
});

describe('R C: Allied Unrest', () => {
  const UNREST = nthCard('alliedUnrest', 0);
  const asked = (state: GameState): GameState => {
    const { stack: _, ...rest } = handed(state, 'athens', [UNREST]);
    return started({
      ...rest,
      stack: [
        { kind: 'turn', step: 4, left: null },
        { kind: 'unrest', player: 'athens' },
      ],
    });
  };
  const hoplites = alike('boeotia-hoplite-5', 7);

  it('R C: is played at the end of the Build stage on a region of the League, but not on Laconia', () => {
    const regions = targetsIn(asked(campaign()), UNREST).map(({ region }) => region);
    expect(regions).toEqual([
      'achaea',
      'elis',
      'arcadia',
      'corinth',
      'epidaurus',
      'megarid',
      'boeotia',
      'phocisLocris',
      'aetolia',
      'epirus',
    ]);
    expect(targetsIn(handed(campaign(), 'athens', [UNREST]), UNREST)).toEqual([]);
  });

  it('R C: +1 for each unit less than at the start, wherever the others are (ruling Q166)', () => {
    const low = withRegion(campaign(), 'boeotia', { militance: 12 });
    const { 'boeotia-hoplite-5-1': _, ...units } = low.units;
    const one: GameState = { ...low, units };
    const unrest = (state: GameState, die: number): boolean =>
      rolls(playing(asked(state), 'athens', UNREST, { region: 'boeotia' }), die).effects !== undefined;
    expect([unrest(low, 6), unrest(low, 5)]).toEqual([true, false]);
    expect([unrest(one, 5), unrest(one, 4)]).toEqual([true, false]);
    // On the map they are not missed.
    expect(unrest(withUnits(low, { 'boeotia-hoplite-5-1': { at: 'W3528', inside: true } }), 5)).toBe(false);
  });

  it('R C: -2 from a Militance of 17 on, -1 from 14 on, +1 below 8; +2 Allegiance if it fails', () => {
    const unrest = (militance: number, die: number): GameState =>
      rolls(
        playing(asked(withRegion(campaign(), 'boeotia', { militance })), 'athens', UNREST, { region: 'boeotia' }),
        die,
      );
    const breaks = (militance: number, die: number): boolean => unrest(militance, die).effects !== undefined;
    expect([breaks(17, 6), breaks(14, 6), breaks(13, 6), breaks(7, 5), breaks(8, 5)]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(unrest(13, 5).regions.boeotia?.allegiance).toBe(14);
  });

  it('R C: units that were built in this season go back to the Build Pool, each +1 on the die, and their price is lost', () => {
    const built = withUnits(
      { ...campaign(), built: ['boeotia-fleet-3-1', 'boeotia-hoplite-5-8'] },
      { 'boeotia-fleet-3-1': { at: 'forcePool' }, 'boeotia-hoplite-5-8': { at: 'forcePool' } },
    );
    const state = rolls(playing(asked(built), 'athens', UNREST, { region: 'boeotia' }), 4);
    expect(state.units['boeotia-fleet-3-1']).toBeUndefined();
    expect(state.units['boeotia-hoplite-5-8']).toBeUndefined();
    expect(state.treasuries.sparta).toBe(20);
    expect(state.effects).toEqual([{ does: 'unrest', region: 'boeotia' }]);
  });

  it('R C: no unit of the League leaves the region in this season; Athenians do (ruling Q166)', () => {
    const effects: GameState['effects'] = [{ does: 'unrest', region: 'boeotia' }];
    /** Open country of Boeotia at the border of Megarid. */
    const [border] = hoplites;
    const spartan = moving(
      'sparta',
      { units: { [border as 'boeotia-hoplite-5-1']: { at: 'W3329' } } },
      { effects },
      'campaign',
    );
    const marches = listedOf(spartan, 'march');
    const first = marches.find(({ piece }) => piece === border);
    if (first === undefined) throw new RangeError('nobody marches');
    const on = play(spartan, first).state;
    const steps = listedOf(on, 'step').map(({ to }) => to);
    const situation = machine.situationOf(on);
    expect(steps.length).toBeGreaterThan(0);
    for (const to of steps)
      expect(situation.ground.map.areas[situation.ground.areaAt[hexNamed(situation, to)] ?? 0]?.region).toBe('boeotia');
    const athenian = moving(
      'athens',
      { units: { 'attica-hoplite-4-1': { at: 'W3529' } } },
      { effects: [{ does: 'unrest', region: 'attica' }] },
      'campaign',
    );
    expect(listedOf(athenian, 'march')).not.toEqual([]);
  });
});

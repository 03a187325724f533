/** Questions that players, programs and bots ask, in the Argive League as R 22.2 sets it up. */
import { describe, expect, test } from 'vitest';
import * as pieces from '../../src/peloponnesian/questions/pieces.js';
import * as regions from '../../src/peloponnesian/questions/regions.js';
import * as war from '../../src/peloponnesian/questions/war.js';
import type { PlayerId, RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { moving } from './movement.js';
import { cities, held, onlySources, situation, units } from './positions.js';
import { argive } from './table.js';

const start = situation(argive());
const [FORT, NISAEA, SPARTA, ATHENS] = ['W2337', 'W3531', 'W2838', 'W3831'] as const;

describe('regions', () => {
  test('R 22.2 ten regions are in play, three of them Athens’s', () => {
    expect(regions.regionsInPlay(start)).toHaveLength(10);
    expect(regions.regionsOf(start, 'athens')).toEqual(['elis', 'argolid', 'attica']);
    expect(regions.holderOfRegion(start, 'boeotia')).toBe('sparta');
    expect(regions.holderOfRegion(start, 'thessaly'), 'not in play').toBeNull();
    expect(regions.levelsOf(start, 'boeotia')).toMatchObject({ allegiance: 18, militance: 12, multiple: 2 });
    expect(regions.levelsOf(start, 'thessaly')).toBeUndefined();
    expect(regions.isActive(start, 'achaea')).toBe(true);
    expect(regions.treasuryOf(start, 'sparta')).toBe(22);
  });

  test('R 22.2.1, 22.2.2 control markers change whose cities are', () => {
    expect(regions.holderOfCity(start, 'lepreum'), 'Elis is Athens’s, Lepreum Sparta’s').toBe('league');
    expect(regions.holderOfCity(start, 'nisaea')).toBe('empire');
    expect(regions.holderOfCity(start, 'mantinea')).toBe('empire');
    expect(regions.holderOfCity(start, 'megara')).toBe('league');
    expect(regions.stateOfCity(start, 'nisaea')).toMatchObject({ held: 'athens' });
    const fallen = situation(cities(argive(), { megara: { destroyed: true } }));
    expect(regions.holderOfCity(fallen, 'megara')).toBeNull();
    expect([regions.isWalled(start, 'megara'), regions.isWalled(fallen, 'megara')]).toEqual([true, false]);
  });

  test('R 5.3, 5.4 what regions yield', () => {
    expect(regions.assessmentOf(start, 'laconia'), 'three at twice').toBe(6);
    expect(regions.tributeOf(start, 'laconia'), 'nothing is lost there').toBe(6);
    // Nisaea is small: the Megarid loses the points of one small city.
    const { small } = start.components.charts.tribute.lost;
    expect(regions.tributeOf(start, 'megarid')).toBe(Math.max(0, 2 - small));
    const each = regions.regionsOf(start, 'sparta').map((region) => regions.tributeOf(start, region));
    expect(regions.tributeOfPlayer(start, 'sparta')).toBe(each.reduce((sum, one) => sum + one, 0));
  });

  test('R 22.5 three regions are a victory of Athens, two one of Sparta', () => {
    expect(regions.victoryCount(start)).toBe(3);
    expect(regions.endNow(start)).toEqual({ winner: 'empire', margin: 'victory', how: 'count' });
    const lost = situation(held(argive(), 'sparta', 'elis'));
    expect(regions.endNow(lost)).toEqual({ winner: 'league', margin: 'victory', how: 'count' });
  });

  test('R 21.1 whoever loses their home has lost at once', () => {
    expect(regions.homesOf(start)).toEqual([
      { player: 'sparta', region: 'laconia', capital: 'sparta' },
      { player: 'athens', region: 'attica', capital: 'athens' },
    ]);
    const lost = situation(held(argive(), 'sparta', 'attica'));
    expect(regions.endNow(lost)).toEqual({ winner: 'league', margin: 'decisive', how: 'home' });
  });
});

describe('pieces', () => {
  test('R 22.2.1, 22.2.2 who stands where', () => {
    expect(pieces.leadersAt(start, SPARTA)).toHaveLength(2);
    expect([...pieces.leadersAt(start, SPARTA)].sort()).toEqual(['agis', 'gylippus']);
    expect([...pieces.leadersOf(start, 'athens')].sort()).toEqual(['alcibiades', 'demosthenes', 'nicostratus']);
    expect(pieces.placeOf(start, 'eurymedon')).toBe('leaderPool');
    expect(pieces.playerOf(start, 'eurymedon')).toBeNull();
    const [hoplite] = pieces.unitsAt(start, NISAEA);
    const facts = pieces.unitFacts(start, hoplite as UnitId);
    expect(facts).toEqual({ home: 'attica', type: 'hoplite', morale: 4, isElite: false });
    expect(pieces.playerOf(start, hoplite as UnitId)).toBe('athens');
    expect(pieces.unitsAt(start, FORT, 'sparta')).toEqual([]);
    expect(pieces.unitsAt(start, FORT, 'athens')).toHaveLength(1);
  });

  test('R 7.2, 7.3 what a pool holds, and where its units are placed', () => {
    expect(pieces.unitsInPool(start, 'boeotia')).toHaveLength(7 + 3 + 3);
    expect(pieces.placementsOf(start, 'laconia-hoplite-5-1')).toContain('sparta');
    // Of the cities of Laconia these three on the coast have a port.
    const ports = pieces.placementsOf(start, 'laconia-fleet-3-1');
    expect(ports).not.toContain('sparta');
    expect(ports).toEqual(expect.arrayContaining(['gytheum', 'prasiae', 'epidaurusLimera']));
    expect(pieces.placementsOf(start, 'megarid-hoplite-4-1'), 'Nisaea is the enemy’s').not.toContain('nisaea');
  });

  test('R 9.2, 9.4.3 how units are supplied, and what it costs', () => {
    const inside = { at: SPARTA, inside: true } as const;
    const state = moving('sparta', {
      units: {
        'laconia-hoplite-5-1': inside,
        'boeotia-hoplite-5-1': inside,
        'laconia-hoplite-5-2': { at: 'W2837' },
        'laconia-hoplite-5-3': { at: 'W2836', foraging: true },
      },
    });
    const asked = situation(state);
    const all = ['laconia-hoplite-5-1', 'boeotia-hoplite-5-1', 'laconia-hoplite-5-2', 'laconia-hoplite-5-3'] as const;
    expect(all.map((unit) => pieces.supplyOf(asked, unit))).toEqual(['home', 'city', 'line', 'foraging']);
    expect(pieces.costOfSupply(asked, 'sparta'), 'a half, and twice one, rounded up').toBe(3);
    expect(pieces.cutOffUnits(asked, 'sparta')).toEqual([]);
    expect(pieces.supplyOf(asked, 'laconia-hoplite-6-1'), 'in its pool').toBeNull();
    // Without a large city of its own Athens has no source of supply (R 9.2.2).
    const alone = moving('athens', { units: { 'elis-hoplite-5-1': { at: 'W2436' } } });
    const raider = situation(onlySources(alone, 'sparta'));
    expect(pieces.supplyOf(raider, 'elis-hoplite-5-1')).toBe('cutOff');
    expect(pieces.cutOffUnits(raider, 'athens')).toEqual(['elis-hoplite-5-1']);
  });
});

describe('war', () => {
  const besieging = moving('sparta', {
    units: {
      'boeotia-hoplite-5-1': { at: NISAEA },
      'boeotia-hoplite-5-2': { at: NISAEA },
    },
    leaders: { agis: { at: NISAEA } },
  });

  test('R 10.2.2 land units outside mask a city', () => {
    const asked = situation(besieging);
    expect(war.isMasked(asked, NISAEA)).toBe(true);
    expect(war.maskersOf(asked, NISAEA)).toEqual(['boeotia-hoplite-5-1', 'boeotia-hoplite-5-2']);
    expect([war.isMasked(start, NISAEA), war.maskersOf(start, NISAEA)]).toEqual([false, []]);
  });

  test('R 10.3 what a siege takes: at a port a fleet on top', () => {
    const { besiegers, morale, fleetsAtPort } = start.components.charts.siege;
    const asked = situation(besieging);
    expect(war.siegeOf(asked, NISAEA)).toEqual({
      units: besiegers.small + fleetsAtPort,
      fleets: fleetsAtPort,
      joined: [],
      morale: morale.small,
      isBesieged: false,
      isKeptUp: false,
    });
    const siege = situation(cities(besieging, { nisaea: { held: 'athens', siege: 2 } }));
    expect(war.siegeOf(siege, NISAEA)).toMatchObject({ morale: 2, isBesieged: true });
    expect(war.besiegedHexes(siege)).toEqual([NISAEA]);
    expect(war.siegeOf(start, 'W2837')).toBeUndefined();
  });

  test('R 10.3.3, 10.9 Long Walls make a siege longer, and call for one at the other end', () => {
    const athens = war.siegeOf(start, ATHENS);
    expect(athens?.joined).toContain('W3731');
    expect(athens?.morale, 'a large city behind Long Walls').toBe(6 + 1);
  });

  test('R 17.4.4, 18.3 a garrison has morale 3 and what the walls add', () => {
    expect(war.garrisonOf(start, 'megara'), 'a large city, without Long Walls to the enemy’s port').toBe(3 + 3);
    expect(war.garrisonOf(start, 'athens'), 'and Long Walls').toBe(3 + 3 + 1);
    expect(war.garrisonOf(start, 'sparta'), 'a large one without walls').toBe(3 + 2);
    expect(war.garrisonOf(start, 'nisaea'), 'a hoplite is there').toBeNull();
  });

  test('R 8.2, 15.2 areas, and who could raid where', () => {
    expect(war.landStatus(start, 'attica', 'empire')).toBe('friendly');
    expect(war.landStatus(start, 'attica', 'league')).toBe('enemy');
    expect(war.seaStatus(start, 'saronicGulf', 'league'), 'no fleet is there').toBe('friendly');
    const asked = situation(units(argive(), { 'elis-hoplite-5-1': { at: 'W2837' } }));
    expect(war.raidersOf(asked, 'athens')).toContain('elis-hoplite-5-1');
    expect(war.raidableAreas(asked, 'athens')).toContain('laconia');
    expect(war.raidersOf(asked, 'sparta')).toEqual([]);
  });

  test('R 16.3, 16.6 distances, steps and movement points', () => {
    expect(war.distance(start, SPARTA, 'W2836')).toBe(2);
    expect(war.stepCost(start, SPARTA, 'W2837'), 'along the road').toBe(0.5);
    expect(war.stepCost(start, SPARTA, 'W2738'), 'mountains').toBeNull();
    expect(war.movementPoints(start, ['agis'])).toBe(5);
    expect(war.movementPoints(start, ['agis', 'laconia-hoplite-5-1'])).toBe(3);
    expect(war.movementPoints(start, [])).toBe(0);
  });

  test('R 17.3, 17.5.1 odds are rounded in favour of the defender', () => {
    const attackers: readonly UnitId[] = ['argolid-hoplite-4-1', 'argolid-hoplite-4-2', 'argolid-hoplite-4-3'];
    const asked = situation(besieging);
    expect(war.oddsOf(asked, attackers, NISAEA), 'three to two').toBe('3-2');
    expect(war.oddsOf(asked, attackers.slice(0, 1), NISAEA)).toBe('1-2');
    expect(war.oddsOf(asked, attackers, 'W2837'), 'nobody is there').toBeNull();
    expect(war.oddsOf(asked, [], NISAEA)).toBeNull();
    expect([war.battleOf(asked), war.oddsNow(asked)]).toEqual([undefined, null]);
  });
});

describe('ids that there are none of', () => {
  test.each<readonly [() => unknown, string]>([
    [() => regions.levelsOf(start, 'ionia' as RegionId), 'there is no region ionia'],
    [() => regions.holderOfCity(start, 'rome'), 'the map has no city rome'],
    [() => regions.treasuryOf(start, 'thebes' as PlayerId), 'thebes does not play'],
    [() => pieces.placeOf(start, 'caesar'), 'there is no piece caesar'],
    [() => pieces.unitsAt(start, 'W9999'), 'there is no place W9999'],
    [() => war.landStatus(start, 'latium', 'league'), 'the map has no area latium'],
    [() => war.seaStatus(start, 'tyrrhenianSea', 'league'), 'the map has no sea area tyrrhenianSea'],
    [() => war.siegeOf(start, 'W9999'), 'the map has no hex W9999'],
    [() => war.movementPoints(start, ['caesar']), 'there is no piece caesar'],
  ])('%#', (ask, message) => {
    expect(ask).toThrow(new RangeError(message));
  });
});

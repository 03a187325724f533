/** R 5, 6, 7.5, 8.2: provinces, forces, supply by sea, borders. */
import { describe, expect, it } from 'vitest';
import { conquestLaw } from '../../../src/conquest/rules/law.js';
import { statusOf, usesSeaZone } from '../../../src/conquest/query/05-control.js';
import { forcesIn, isArmy } from '../../../src/conquest/query/06-2-forces.js';
import { firstOfEach } from '../../../src/conquest/query/alike.js';
import { mayEnter, waysFrom } from '../../../src/conquest/query/08-2-movement.js';
import { unitsAt } from '../../../src/conquest/query/06-1-presence.js';
import { seaSources } from '../../../src/conquest/query/07-supply.js';
import type { SideId } from '../../../src/conquest/vocabulary.js';
import { asked, board, emptyBoard, everyUnit, named, place, type Changes } from '../table.js';

const status = (province: string, changes: Changes = {}) => {
  const situation = asked(emptyBoard(changes));
  return statusOf(situation, place(situation, province));
};
const mac = { at: 'persis' } as const;

describe('R 5.1 the state of a province', () => {
  it('as it begins', () => {
    expect(['macedonia', 'hellas', 'egypt', 'gandara', 'sind'].map((id) => status(id))).toEqual([
      'macedonian',
      'macedonian',
      'persian',
      'persian',
      'independent',
    ]);
  });
  it('R 5.5 contested with units of both sides; leaders are none', () => {
    expect(status('persis', { units: { 'phalanx-1': mac, 'dahae-1': mac } })).toBe('contested');
    expect(status('persis', { units: { 'phalanx-1': mac }, leaders: { darius: { at: 'persis' } } })).toBe('persian');
  });
  it('R 5.3 Macedonia never', () => {
    const units = { 'phalanx-7': { at: 'macedonia' }, 'dahae-1': { at: 'macedonia' } };
    expect(status('macedonia', { units })).toBe('macedonian');
  });
  it('ruling C5.3 Hellas and Thrace are, as long as both sides have units there', () => {
    const both = (id: string) => ({ units: { 'phalanx-7': { at: id }, 'spartans-1': { at: id } } });
    expect(status('hellas', both('hellas'))).toBe('contested');
    expect(status('thrace', both('thrace'))).toBe('contested');
  });
  it('R 11.2 a garrison contests its province (ruling C5.2); Gaza lies in none', () => {
    const units = { 'phalanx-1': { at: 'syria' }, 'persianInfantry-1': { at: 'tyre' } };
    expect(status('syria', { units })).toBe('contested');
    const inGaza = { 'phalanx-1': { at: 'egypt' }, 'persianInfantry-1': { at: 'gaza' } };
    expect(status('egypt', { units: inGaza })).toBe('persian');
    expect(status('syria', { units: inGaza })).toBe('persian');
  });
});

describe('R 5.2-5.4 whose a province becomes', () => {
  const holder = (province: string, alone?: SideId) => {
    const situation = asked(board());
    return conquestLaw.holderWith(situation, place(situation, province), alone);
  };
  it('R 5.4 whoever is alone in it; otherwise nothing changes', () => {
    expect(holder('egypt', 'macedonian')).toBe('macedonian');
    expect(holder('egypt', 'persian')).toBe('persian');
    expect(holder('egypt')).toBe(undefined);
  });
  it('R 5.3 Macedonia is always Macedonian; Hellas and Thrace unless enemies alone are there', () => {
    expect(holder('macedonia', 'persian')).toBe('macedonian');
    expect(holder('hellas', 'persian')).toBe('persian');
    expect(holder('hellas')).toBe('macedonian');
    expect(holder('thrace')).toBe('macedonian');
  });
  it('R 5.2 an independent one is never Persian (ruling C5.1)', () => {
    expect(holder('sind', 'persian')).toBe(null);
    expect(holder('sind', 'macedonian')).toBe('macedonian');
    expect(holder('sind')).toBe(undefined);
  });
});

describe('R 6.3 forces', () => {
  const forces = (changes: Changes) => {
    const situation = asked(emptyBoard(changes));
    return forcesIn(situation, place(situation, 'gandara')).map(({ name, side, units, leaders }) => ({
      name,
      side,
      units: units.map(({ id }) => id),
      leaders: leaders.map(({ id }) => id),
    }));
  };
  const here = { at: 'gandara' } as const;

  it('Indians and each band of barbarians are apart; Spartans, mercenaries and Persians are one', () => {
    expect(
      forces({
        units: {
          'spartans-1': here,
          'mercenaryHoplites-1': here,
          'dahae-1': here,
          'indianLevy-1': here,
          'barbarianCavalry-1': { at: 'gandara', band: 1 },
          'barbarianCavalry-2': { at: 'gandara', band: 2 },
        },
        leaders: { porus: here, memnon: here },
      }),
    ).toEqual([
      {
        name: 'persian',
        side: 'persian',
        units: ['spartans-1', 'mercenaryHoplites-1', 'dahae-1'],
        leaders: ['memnon'],
      },
      { name: 'indian', side: 'persian', units: ['indianLevy-1'], leaders: ['porus'] },
      { name: 'band-1', side: 'persian', units: ['barbarianCavalry-1'], leaders: [] },
      { name: 'band-2', side: 'persian', units: ['barbarianCavalry-2'], leaders: [] },
    ]);
  });

  it('R 12.8 recruited Indians are Macedonians like others', () => {
    const units = { 'phalanx-1': here, 'indianLevy-1': { at: 'gandara', side: 'macedonian' } } as const;
    expect(forces({ units })).toMatchObject([{ name: 'macedonian', units: ['phalanx-1', 'indianLevy-1'] }]);
  });

  it('R 6.1 any number of units and leaders stand in a province', () => {
    const all = Object.keys(everyUnit(board())).map((id) => [id, { at: 'syria' }]);
    const leaders = Object.keys(board().leaders).map((id) => [id, { at: 'syria' }]);
    const situation = asked(board({ units: Object.fromEntries(all), leaders: Object.fromEntries(leaders) }));
    const code = place(situation, 'syria');
    const forces = forcesIn(situation, code);
    expect(forces.reduce((sum, { units }) => sum + units.length, 0)).toBe(all.length);
    expect(forces.reduce((sum, { leaders: led }) => sum + led.length, 0)).toBe(leaders.length);
  });
  it('R 6.2 three units are an army, and a garrison in a city is not among them', () => {
    const situation = asked(
      emptyBoard({ units: { 'phalanx-1': here, 'phalanx-2': here, 'phalanx-3': { at: 'aornos' }, 'phalanx-4': here } }),
    );
    const [force] = forcesIn(situation, place(situation, 'gandara'));
    expect(force?.units.map(({ id }) => id)).toEqual(['phalanx-1', 'phalanx-2', 'phalanx-4']);
    expect(force && isArmy(force)).toBe(true);
    expect(force && isArmy({ ...force, units: force.units.slice(1) })).toBe(false);
  });

  it('of counters that are alike the first stands for all; the Home Army is not like the others (R 8.3)', () => {
    const situation = asked(
      emptyBoard({
        units: { 'phalanx-1': here, 'phalanx-2': here, 'phalanx-3': { ...here, steps: 1 }, 'phalanx-7': here },
      }),
    );
    expect(firstOfEach(situation, unitsAt(situation, place(situation, 'gandara'))).map(({ id }) => id)).toEqual([
      'phalanx-1',
      'phalanx-3',
      'phalanx-7',
    ]);
  });
});

describe('R 7.5 supply by sea', () => {
  const sources = (province: string, changes: Changes) => {
    const situation = asked(emptyBoard(changes));
    return named(situation, seaSources(situation, place(situation, province), 'macedonian'));
  };
  const ours = { holder: 'macedonian' } as const;
  const inSyria = { 'phalanx-1': { at: 'syria' }, 'dahae-1': { at: 'syria' } };

  it('the example: the Persian holds Tyre; an army that contests Syria is fed from Ionia', () => {
    expect(sources('syria', { provinces: { ionia: ours }, units: inSyria })).toContain('ionia');
  });
  it('the example: an army in Egypt is not, for Tyre bars the Phoenician zone', () => {
    const provinces = { ionia: ours, syria: ours, egypt: ours };
    expect(sources('egypt', { provinces })).not.toContain('ionia');
    const fallen = {
      ...board().cities,
      tyre: { walls: 1, holder: 'macedonian' },
      gaza: { walls: 0, holder: null },
    } as const;
    expect(sources('egypt', { provinces, cities: fallen })).toContain('ionia');
  });
  it('ruling C7.7 supply is carried up to a barred zone: Syria feeds Egypt past neither Tyre nor Gaza', () => {
    expect(sources('egypt', { provinces: { syria: ours, egypt: ours } })).toEqual(['syria']);
  });
  it('ruling C7.7 a barred zone may be the first of a way: what Ionia sends to Syria, Syria sends to Ionia', () => {
    expect(sources('ionia', { provinces: { ionia: ours, syria: ours } })).toContain('syria');
    expect(sources('syria', { provinces: { ionia: ours, syria: ours } })).toEqual(['ionia']);
  });
  it('R 7.3, 7.6 nothing comes from depleted land, nor from a desert', () => {
    const provinces = { syria: { ...ours, supplies: 'depleted' }, egypt: ours, lybia: ours } as const;
    expect(sources('egypt', { provinces })).toEqual([]);
  });
  it('not from a contested province, nor to one of the enemy', () => {
    expect(sources('egypt', { provinces: { egypt: ours, syria: ours }, units: inSyria })).toEqual([]);
    expect(sources('egypt', { provinces: { syria: ours } })).toEqual([]);
  });
  it('R 5.6 both sides may use a zone', () => {
    const situation = asked(emptyBoard({ provinces: { ionia: ours } }));
    const aegean = situation.ground.zones.findIndex(({ fact: { id } }) => id === 'aegean');
    const black = situation.ground.zones.findIndex(({ fact: { id } }) => id === 'blackSea');
    const phoenician = situation.ground.zones.findIndex(({ fact: { id } }) => id === 'phoenician');
    expect([aegean, black, phoenician].map((zone) => usesSeaZone(situation, zone, 'macedonian'))).toEqual([
      true,
      true,
      false,
    ]);
    expect([aegean, black, phoenician].map((zone) => usesSeaZone(situation, zone, 'persian'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('R 8.2 borders', () => {
  const ways = (province: string, changes: Changes, side: 'macedonian' | 'persian' = 'macedonian') => {
    const situation = asked(emptyBoard(changes));
    return named(situation, waysFrom(situation, place(situation, province), side));
  };
  it('in winter nobody crosses mountains; Thrace and Ionia are no mountains to each other', () => {
    expect(ways('ionia', { turn: 3 })).toEqual(['thrace', 'phrygia', 'cilicia']);
    expect(ways('ionia', { turn: 4 })).toEqual(['thrace', 'phrygia']);
    expect(ways('cappadocia', { turn: 4 })).toEqual([]);
  });
  it('Gaza bars the way to whoever does not hold it', () => {
    expect(ways('syria', {})).toEqual(['cilicia', 'arabia', 'assyria']);
    expect(ways('syria', {}, 'persian')).toEqual(['cilicia', 'egypt', 'arabia', 'assyria']);
  });
});

describe('R 8.3 who may go where', () => {
  const may = (unit: `${string}-${number}`, province: string, changes: Changes = {}) => {
    const situation = asked(emptyBoard(changes));
    const code = situation.roster.unitCodes.get(unit) ?? NaN;
    const info = situation.roster.units[code];
    return info && mayEnter(situation, info, situation.sideOfUnit(code), place(situation, province));
  };
  it('Persians not to India, Indians nowhere else', () => {
    expect([may('persianInfantry-1', 'gandara'), may('persianInfantry-1', 'hellas')]).toEqual([false, true]);
    expect([may('indianLevy-1', 'gandara'), may('indianLevy-1', 'bactria')]).toEqual([true, false]);
  });
  it('mercenaries as whoever pays them', () => {
    const hired = { units: { 'mercenaryHoplites-1': { side: 'macedonian' } } } as const;
    expect([may('mercenaryHoplites-1', 'gandara'), may('mercenaryHoplites-1', 'gandara', hired)]).toEqual([
      false,
      true,
    ]);
  });
  it('the Home Army stays in Europe until the Spartans have risen and are gone from there', () => {
    expect([may('phalanx-7', 'thrace'), may('phalanx-7', 'ionia'), may('phalanx-1', 'ionia')]).toEqual([
      true,
      false,
      true,
    ]);
    const risen = { milestones: { revolt: 10 } };
    expect(may('phalanx-7', 'ionia', { ...risen, units: { 'spartans-1': { at: 'hellas' } } })).toBe(false);
    expect(may('phalanx-7', 'ionia', { ...risen, units: { 'spartans-1': { at: 'ionia' } } })).toBe(true);
    expect(may('phalanx-7', 'ionia', risen)).toBe(true);
    expect(may('phalanx-7', 'ionia', { milestones: { revoltCalledOff: 20 } })).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import {
  GENERAL_DEALS,
  generals,
  HIRED_UNITS,
  minorGeneral,
  SENIORITY,
  startingForces,
  STARTING_GENERALS,
} from '../../../src/successors/data/generals.js';
import { movementAllowance } from '../../../src/successors/data/tables.js';
import { EDITIONS, PLAYER_COUNTS } from '../../../src/successors/options.js';
import { GENERALS } from '../../../src/successors/vocabulary.js';

describe('generals', () => {
  test('R 3.1 every Major General, with ratings of a die', () => {
    expect(Object.keys(generals).sort()).toEqual([...GENERALS].sort());
    for (const id of GENERALS) {
      expect(generals[id].id).toBe(id);
      for (const rating of [generals[id].initiative, generals[id].battle]) expect([1, 2, 3, 4, 5, 6]).toContain(rating);
    }
  });

  test('R 3.1.2 Minor Generals have Initiative 4 and Battle Rating 2', () => {
    expect(minorGeneral).toMatchObject({ initiative: 4, battle: 2 });
  });

  test('R 4.26 Seniority of the rulebook, Peukestas after Seleukos', () => {
    expect(SENIORITY.rulebook).toEqual([
      'perdikkas',
      'antipatros',
      'krateros',
      'ptolemaios',
      'leonnatos',
      'peithon',
      'lysimachos',
      'polyperchon',
      'antigonos',
      'seleukos',
      'peukestas',
      'demetrios',
      'eumenes',
      'kassandros',
    ]);
  });

  test('R 4.26 Seniority of the player aid: Antigonos above Polyperchon, with the printed numbers', () => {
    const numbers = SENIORITY['player-aid'].map((id) => generals[id].seniority['player-aid']);
    expect(numbers).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7]);
    expect([generals.antigonos.seniority['player-aid'], generals.polyperchon.seniority['player-aid']]).toEqual([
      13, 12,
    ]);
    expect(generals.polyperchon.seniority.rulebook).toBeGreaterThan(generals.antigonos.seniority.rulebook);
  });

  test.each(EDITIONS)('R 4.26 in the %s order each General stands once, above every Minor General', (edition) => {
    expect([...SENIORITY[edition]].sort()).toEqual([...GENERALS].sort());
    for (const id of GENERALS) expect(generals[id].seniority[edition]).toBeGreaterThan(minorGeneral.seniority);
  });

  test('R 6.1.3 Polyperchon has the figures of Antipatros', () => {
    const { initiative, battle, prestige, legitimacy } = generals.antipatros;
    expect(generals.polyperchon).toMatchObject({ initiative, battle, prestige, legitimacy });
  });

  test('R 8.3.1, 8.3.2 Antigonos moves 3 on a 2 and 4 on a 3, Krateros 2 on a 3', () => {
    expect(movementAllowance(2, generals.antigonos.initiative)).toBe(3);
    expect(movementAllowance(3, generals.antigonos.initiative)).toBe(4);
    expect(movementAllowance(3, generals.krateros.initiative)).toBe(2);
  });

  test('R 15.2, 16.1 Legitimacy of Perdikkas and Leonnatos, Prestige of Eumenes', () => {
    expect(GENERALS.filter((id) => generals[id].legitimacy !== 0)).toEqual(['perdikkas', 'leonnatos']);
    expect([generals.perdikkas.legitimacy, generals.leonnatos.legitimacy, generals.eumenes.prestige]).toEqual([
      1, 1, -2,
    ]);
  });
});

describe('setting up', () => {
  test('R 5.4.1 starting forces', () => {
    expect(startingForces.perdikkas).toMatchObject({
      province: 'babylonia',
      spaces: ['babylon'],
      units: { royalArmy: 4, elephant: 2 },
    });
    expect(startingForces.antipatros).toMatchObject({
      province: 'makedonia',
      spaces: ['pella'],
      units: { loyal: 2, royalArmy: 2 },
    });
    expect(startingForces.krateros).toMatchObject({
      province: 'kilikia',
      spaces: 'anyInProvince',
      units: { loyal: 2, royalArmy: 2 },
    });
    expect(startingForces.ptolemaios).toMatchObject({
      province: 'aigyptos',
      spaces: ['memphis'],
      units: { loyal: 2, mercenary: 2 },
    });
    expect(startingForces.leonnatos).toMatchObject({
      province: 'mikra-phrygia',
      spaces: 'anyInProvince',
      units: { loyal: 2, mercenary: 2 },
    });
    expect(startingForces.peithon).toMatchObject({
      province: 'media',
      spaces: ['ekbatana'],
      units: { loyal: 2, mercenary: 2 },
    });
    expect(startingForces.lysimachos).toMatchObject({
      province: 'thrake',
      spaces: 'anyInProvince',
      units: { loyal: 2, mercenary: 2 },
    });
    expect(startingForces.antigonos).toMatchObject({
      province: 'phrygia',
      spaces: ['kelainai'],
      units: { loyal: 2, mercenary: 2 },
    });
    expect(STARTING_GENERALS.every((id) => startingForces[id].markers === 'all')).toBe(true);
  });

  test('R 5.4.5 Eumenes takes Kappadokia but Komana, Seleukos Koile Syria', () => {
    expect(startingForces.eumenes).toMatchObject({
      province: 'kappadokia',
      markers: { allBut: ['komana'] },
      spaces: 'anyInProvince',
      units: { loyal: 2, mercenary: 2 },
    });
    expect(startingForces.seleukos).toMatchObject({
      province: 'koile-syria',
      markers: 'all',
      spaces: ['damaskos'],
      units: { loyal: 2, mercenary: 2 },
    });
  });

  test('R 3.3.4.1 the eight bring all 8 Royal Army units', () => {
    expect(STARTING_GENERALS.reduce((sum, id) => sum + (startingForces[id].units.royalArmy ?? 0), 0)).toBe(8);
  });

  test('R 5.4.1 a General stands in his province', () => {
    for (const { province, spaces } of Object.values(startingForces)) {
      if (spaces === 'anyInProvince') continue;
      for (const id of spaces) expect(board.spaces.find((row) => row.id === id)?.province).toBe(province);
    }
  });

  test('R 5.4.2 to 5.4.5 the deals', () => {
    expect(PLAYER_COUNTS.map((players) => GENERAL_DEALS[players].dealt.length)).toEqual([8, 9, 8, 10]);
    for (const players of PLAYER_COUNTS)
      expect(GENERAL_DEALS[players].each * players).toBe(GENERAL_DEALS[players].dealt.length);
    expect(GENERAL_DEALS[3].dealt).toContain('eumenes');
    expect(PLAYER_COUNTS.filter((players) => GENERAL_DEALS[players].keepOne)).toEqual([5]);
  });

  test('R 5.4.2 to 5.4.5 the Generals set aside', () => {
    expect(GENERAL_DEALS[2].setAside).toEqual(['eumenes', 'seleukos', 'demetrios', 'kassandros']);
    expect(GENERAL_DEALS[3].setAside).toEqual(['seleukos', 'demetrios', 'kassandros']);
    expect(GENERAL_DEALS[4].setAside).toEqual(['eumenes', 'seleukos', 'demetrios', 'kassandros']);
    expect(GENERAL_DEALS[5].setAside).toEqual(['demetrios', 'kassandros']);
    for (const players of PLAYER_COUNTS) {
      const { dealt, setAside } = GENERAL_DEALS[players];
      expect(new Set([...dealt, ...setAside]).size).toBe(12);
    }
  });

  test('R 6.6.3 a hired General brings 2 Mercenaries', () => {
    expect(HIRED_UNITS).toEqual({ mercenary: 2 });
  });
});

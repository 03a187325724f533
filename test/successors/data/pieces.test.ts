import { describe, expect, test } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { fleets } from '../../../src/successors/data/fleets.js';
import { generals } from '../../../src/successors/data/generals.js';
import {
  INDEPENDENT_INITIATIVE,
  INDEPENDENT_MOVEMENT_POINTS,
  independents,
} from '../../../src/successors/data/independents.js';
import { FUNERAL_CART_START, ILLEGITIMATE_SON_START, royals } from '../../../src/successors/data/royals.js';
import { LEGITIMACY } from '../../../src/successors/data/tables.js';
import { FLEETS, HEIRS, INDEPENDENT_ARMIES, ROYAL_WOMEN, ROYALS } from '../../../src/successors/vocabulary.js';

describe('the royal family', () => {
  test('R 4.24 six, listed under their own names', () => {
    expect(Object.keys(royals).sort()).toEqual([...ROYALS].sort());
    for (const id of ROYALS) expect(royals[id].id).toBe(id);
  });

  test('R 5.3 where they start', () => {
    expect(ROYALS.map((id) => royals[id].start)).toEqual([
      'box',
      'damaskos',
      'babylon',
      'molossia',
      'sardeis',
      'pella',
    ]);
    expect(FUNERAL_CART_START).toBe('babylon');
  });

  test('R 18.2, 18.4.1 Heirs are Active, women are not', () => {
    for (const id of HEIRS) expect(royals[id]).toMatchObject({ kind: 'heir', active: true });
    for (const id of ROYAL_WOMEN) expect(royals[id]).toMatchObject({ kind: 'woman', active: false });
  });

  test('R 19.12 Herakles is worth 2, and starts in Halikarnassos as the illegitimate son', () => {
    expect(royals.herakles.legitimacy).toBe(2);
    expect(ILLEGITIMATE_SON_START).toBe('halikarnassos');
  });

  test('R 15.2 Legitimacy adds up to the totals that players report', () => {
    expect(LEGITIMACY.champion + generals.perdikkas.legitimacy + royals.alexandros.legitimacy).toBe(9);
    expect(
      LEGITIMACY.champion + LEGITIMACY.strategosOfEurope + generals.perdikkas.legitimacy + royals.alexandros.legitimacy,
    ).toBe(11);
    expect(LEGITIMACY.strategosOfEurope + royals.philippos.legitimacy).toBe(6);
    // A Champion with Alexandros and Olympias: 11.
    expect(LEGITIMACY.champion + royals.alexandros.legitimacy + royals.olympias.legitimacy).toBe(11);
  });
});

describe('fleets', () => {
  test('R 2, 3.4 eight, listed under their own names', () => {
    expect(Object.keys(fleets).sort()).toEqual([...FLEETS].sort());
    for (const id of FLEETS) expect(fleets[id].id).toBe(id);
    expect(FLEETS).toHaveLength(8);
  });

  test('R 3.4 that of Athenai belongs to the city, the pirates to a card, the others to provinces', () => {
    expect(fleets.athenai.belongsTo).toEqual({ space: 'athenai' });
    expect(fleets.kilikia.belongsTo).toBe('card');
    for (const id of FLEETS.filter((fleet) => fleet !== 'athenai' && fleet !== 'kilikia'))
      expect(fleets[id].belongsTo).toEqual({ province: id });
  });

  test('R 6.6.3 the pirates have strength 1', () => {
    expect(fleets.kilikia.weak).toBe(1);
  });

  test('R 7.4 Aigyptos, Rhodos and Athenai are a Larger Fleet than Phoinike and Karia', () => {
    const strength = (...ids: readonly (keyof typeof fleets)[]) => ids.reduce((sum, id) => sum + fleets[id].weak, 0);
    expect(strength('aigyptos', 'rhodos', 'athenai')).toBeGreaterThan(strength('phoinike', 'karia'));
    expect([fleets.rhodos.weak, fleets.rhodos.upgraded]).toEqual([2, 3]);
  });

  test('R 3.4.1 the upgraded side is stronger', () => {
    for (const id of FLEETS) expect(fleets[id].upgraded).toBeGreaterThan(fleets[id].weak);
  });
});

describe('Independent Armies', () => {
  test('R 5.8 Leosthenes starts in Lamia, Ariarathes in Komana, the others in their boxes', () => {
    expect(Object.keys(independents).sort()).toEqual([...INDEPENDENT_ARMIES].sort());
    expect(INDEPENDENT_ARMIES.map((id) => independents[id].start)).toEqual(['lamia', 'komana', 'box', 'box', 'box']);
  });

  test('R 14.1 who starts in a box has a way in, the others need none', () => {
    for (const id of INDEPENDENT_ARMIES) expect(independents[id].entry !== null).toBe(independents[id].start === 'box');
  });

  test('R 14.3 limits', () => {
    expect(independents.leosthenes.limits).toEqual({
      provinces: ['thessalia', 'hellas'],
      forbiddenSpaces: ['kyklades'],
    });
    expect(independents.ariarathes.limits).toEqual({ provinces: ['kappadokia'] });
    expect(independents.filon.limits).toEqual({ westward: true, removedIn: 'hellas' });
    expect([independents.seuthes.limits, independents.glaukias.limits]).toEqual([{}, {}]);
  });

  test('R 14.3 who is bound to provinces starts in one', () => {
    for (const id of ['leosthenes', 'ariarathes'] as const) {
      const { start, limits } = independents[id];
      expect(limits.provinces).toContain(board.spaces.find((row) => row.id === start)?.province);
    }
  });

  test('R 14.7 Seuthes and Glaukias return to their boxes', () => {
    expect(INDEPENDENT_ARMIES.filter((id) => independents[id].returnsToBox)).toEqual(['seuthes', 'glaukias']);
  });

  test('R 14.2.1, 19.4 Movement Points and Initiative', () => {
    expect([INDEPENDENT_MOVEMENT_POINTS, INDEPENDENT_INITIATIVE]).toEqual([3, 4]);
  });
});

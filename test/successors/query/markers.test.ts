/** R 6.6.3.2: where control markers stand, and where new ones may be placed. */
import { describe, expect, it } from 'vitest';
import { markersOf, mayPlaceMarkers, placeableSpaces } from '../../../src/successors/questions.js';
import type { Setting } from '../language.js';
import { field } from '../rules/battlefield.js';

const near = (given: Setting, ...bases: readonly string[]) => [...placeableSpaces(field(given), 'red', bases)].sort();

describe('R 6.6.3.2 placing markers', () => {
  it('R 6.6.3.2 within two Movement Points by land and sea of a marker, in the spaces that are free', () => {
    expect(markersOf(field({ control: { lesbos: 'red', pella: 'blue' } }), 'red')).toEqual(['lesbos']);
    // From Lesbos one Sea path each, and a second step: Mikra Phrygia, Thrake, and the coast as far as Kyklades.
    expect(near({ control: { lesbos: 'red' } }, 'lesbos')).toEqual(
      [
        'abdera',
        'abydos',
        'byzantion',
        'chersonesos',
        'ephesos',
        'kyklades',
        'kyzikos',
        'miletos',
        'pergamon',
        'sardeis',
      ].sort(),
    );
  });

  it('R 4.27, 6.6.3.2 not at Transit Points, under markers, or where enemy CUs are', () => {
    const control = { kelainai: 'red', sardeis: 'blue', synnada: 'red' } as const;
    const forces = { 'blue:sagalassos': { loyal: 1 }, 'red:gordion': { loyal: 1 } };
    expect(near({ control, forces }, 'kelainai')).toEqual(['gordion', 'halikarnassos']);
  });

  it('R 6.6.3.2 not along a Trans-Mediterranean path', () => {
    const spaces = near({ control: { kydonia: 'red' } }, 'kydonia');
    expect(spaces).toEqual(
      ['gortyn', 'knossos', 'korinthos', 'kyklades', 'rhodos', 'athenai', 'argos', 'ambrakia'].sort(),
    );
  });

  it('R 6.6.3.2 not counted from a marker that stands no more', () => {
    expect(near({ control: { lesbos: 'blue' } }, 'lesbos')).toEqual([]);
    expect(near({}, 'lesbos')).toEqual([]);
    expect(mayPlaceMarkers(field({}), 'red', ['lesbos'])).toBe(false);
    expect(mayPlaceMarkers(field({ control: { lesbos: 'red' } }), 'red', ['lesbos'])).toBe(true);
  });
});

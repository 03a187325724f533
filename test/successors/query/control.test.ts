/** R 3.2, 4.10, 4.22: control of spaces and provinces. */
import { describe, expect, it } from 'vitest';
import {
  controllerOf,
  provinceController,
  provinceOf,
  provincesOf,
  spacesNeeded,
} from '../../../src/successors/questions.js';
import { field } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

describe('spaces', () => {
  it('R 3.2 whoever’s marker stands there', () => {
    const state = field({ control: { pella: 'red', larisa: 'independent' } });
    expect(['pella', 'larisa', 'pydna'].map((space) => controllerOf(state, space))).toEqual([
      'red',
      'independent',
      undefined,
    ]);
  });

  it('R 4.27 lie in a province, but for Transit Points', () => {
    const state = field({});
    expect(['pella', 'tp-paionia', 'nowhere'].map((space) => provinceOf(state, space))).toEqual([
      'makedonia',
      null,
      null,
    ]);
  });
});

describe('R 4.22 provinces', () => {
  it('R 4.22 more than half of their spaces are needed: 1 of 1, 2 of 2, 2 of 3, 3 of 4, 3 of 5', () => {
    const needed = ['rhodos', 'kilikia', 'thessalia', 'syria', 'makedonia'].map((one) => spacesNeeded(field({}), one));
    expect(needed).toEqual([1, 2, 2, 3, 3]);
  });

  it('R 4.13, 4.22 and the Major City, if there is one', () => {
    const holder = (...spaces: readonly string[]) =>
      provinceController(field({ control: markers('red', ...spaces) }), 'makedonia');
    expect(holder('pella', 'pydna', 'amphipolis')).toBe('red');
    expect(holder('pella', 'pydna')).toBeUndefined();
    expect(holder('poteidaia', 'pydna', 'amphipolis', 'herakleia-lynkestis')).toBeUndefined();
    const control = markers('independent', 'larisa', 'lamia');
    expect(provinceController(field({ control }), 'thessalia')).toBe('independent');
    expect(provinceController(field({ control }), 'nowhere')).toBeUndefined();
  });

  it('R 4.22 those of a player', () => {
    const state = field({
      control: { ...markers('red', 'rhodos', 'larisa', 'pherai'), paphos: 'red', salamis: 'blue' },
    });
    expect([...provincesOf(state, 'red')].sort()).toEqual(['rhodos', 'thessalia']);
    expect(provincesOf(state, 'blue')).toEqual([]);
  });
});

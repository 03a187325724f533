/** R 8.3.10: Sieges and Subjugations that are not attempted on the march, and why. */
import { describe, expect, it } from 'vitest';
import { forces, type Setting } from '../language.js';
import { go, listed } from './marching.js';
import { kassandros, leaving } from './on-the-march.js';
import { why } from './refusing.js';

describe('R 8.3.10 Sieges and Subjugations that are not attempted', () => {
  const siege = (space = 'pella') => ({ type: 'siege', space }) as const;
  const enemy: Setting = { control: { pella: 'red' } };

  it('R 8.3.10 by fewer than three CUs of the Army itself', () => {
    const three = kassandros('pella', 4, { ...enemy, forces: { 'yellow:pella': { mercenary: 3 } } });
    expect(listed(three, 'siege')).toHaveLength(1);
    // Four stand before the walls, two of them no longer with him.
    const two = go(kassandros('pella', 4, { ...enemy, generals: { demetrios: 'yellow:pella' } }), leaving(2));
    expect(forces(two, 'yellow:pella')).toEqual({ mercenary: 4 });
    expect(listed(two, 'siege')).toEqual([]);
    expect(why(two, siege())).toMatchObject({
      code: 'armyTooSmall',
      rule: 'R 13.4',
      params: { player: 'yellow', space: 'pella', commander: 'kassandros' },
    });
  });

  it('R 8.3.10 for less than 2 Movement Points', () => {
    const poor = kassandros('pella', 1, enemy);
    expect(listed(poor, 'siege')).toEqual([]);
    expect(why(poor, siege())).toMatchObject({
      code: 'notEnoughMovementPoints',
      rule: 'R 8.3.10',
      params: { space: 'pella' },
      message: 'A Siege or Subjugation costs 2 Movement Points.',
    });
  });

  it('R 19.9.4 for nothing, with Elite Cavalry', () => {
    const poor = kassandros('sagalassos', 0, {
      options: { players: 4, optionalRules: ['cavalry'] },
      control: { sagalassos: 'independent' },
      forces: { 'yellow:sagalassos': { mercenary: 3, cavalry: 1 } },
    });
    expect(why(poor, { type: 'subjugateWithCavalry', space: 'sagalassos' })).toMatchObject({
      code: 'notEnoughMovementPoints',
      rule: 'R 19.9.4',
      params: { space: 'sagalassos' },
      message: 'A Siege or Subjugation costs 1 Movement Point.',
    });
  });

  it('R 13.1 elsewhere than where the Army stands', () => {
    expect(why(kassandros('larisa', 4, enemy), siege())).toMatchObject({
      code: 'otherMatter',
      rule: 'R 13.1',
      params: { space: 'pella', waitingFor: 'larisa' },
    });
  });

  it('R 13.2.6 nor out of a besieged city', () => {
    const besieged = kassandros('pella:inside', 4, {
      control: { pella: 'yellow' },
      forces: { 'yellow:pella:inside': { mercenary: 2 }, 'red:pella': { mercenary: 3 } },
      generals: { lysimachos: 'red:pella' },
    });
    expect(why(besieged, siege())).toMatchObject({ code: 'besieged', rule: 'R 13.2.6', params: { space: 'pella' } });
  });
});

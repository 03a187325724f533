/** R 4.16, 8.3.7, 13.2.6: cities into which nobody goes, and why. */
import { describe, expect, it } from 'vitest';
import { go, listed, march } from './marching.js';
import { kassandros, grant, goIn, leaving } from './on-the-march.js';
import { why } from './refusing.js';

describe('R 8.3.7 cities that are shut', () => {
  it.each([
    ['his own Minor City has no inside', 'larisa', { larisa: 'yellow' }],
    ["another's Major City", 'pella', { pella: 'red' }],
    ["nobody's", 'pella', {}],
  ] as const)('R 8.3.7 %s', (_, space, control) => {
    const there = kassandros(space, 4, { control });
    const shut = { code: 'notYourCity', rule: 'R 8.3.7', params: { player: 'yellow', space } };
    expect(listed(there, 'endActivation').map(({ inside }) => inside)).toEqual([false]);
    expect(why(there, goIn)).toMatchObject(shut);
    expect(why(there, leaving(1, true))).toMatchObject(shut);
    expect(why(there, { type: 'takeUnits', unit: 'mercenary', count: 1, inside: true })).toMatchObject(shut);
  });

  it('R 4.16 one without room for the whole Army', () => {
    expect(why(kassandros('pella', 4, { control: { pella: 'yellow' } }), goIn)).toMatchObject({
      code: 'cityFull',
      rule: 'R 4.16',
      params: { space: 'pella', count: 4 },
    });
  });

  it('R 13.2.6 his own, besieged by those who let him through', () => {
    const there = go(
      kassandros('larisa', 4, {
        control: { pella: 'yellow' },
        forces: { 'yellow:larisa': { mercenary: 2 }, 'red:pella': { mercenary: 1 } },
        generals: { lysimachos: 'red:pella' },
      }),
      march('pella', true),
      grant,
    );
    expect(listed(there, 'endActivation').map(({ inside }) => inside)).toEqual([false]);
    expect(why(there, goIn)).toMatchObject({ code: 'besieged', rule: 'R 13.2.6', params: { space: 'pella' } });
  });

  it('R 13.2.6 from inside a besieged city nothing before it is within reach', () => {
    const besieged = kassandros('pella:inside', 4, {
      control: { pella: 'yellow' },
      forces: { 'yellow:pella:inside': { mercenary: 2 }, 'red:pella': { mercenary: 3 } },
      generals: { lysimachos: 'red:pella' },
    });
    expect(why(besieged, { type: 'takeUnits', unit: 'mercenary', count: 1, inside: false })).toMatchObject({
      code: 'besieged',
      rule: 'R 13.2.6',
      params: { space: 'pella' },
    });
  });

  it('R 19.10 one’s own to Elephants', () => {
    const there = kassandros('pella', 4, {
      options: { players: 4, optionalRules: ['elephantsOutside'] },
      control: { pella: 'yellow' },
      forces: { 'yellow:pella': { elephant: 1 } },
    });
    for (const deed of [goIn, { type: 'leaveUnits', unit: 'elephant', count: 1, inside: true } as const])
      expect(why(there, deed)).toMatchObject({
        code: 'elephantsOutside',
        rule: 'R 19.10',
        params: { unit: 'elephant', space: 'pella' },
      });
  });
});

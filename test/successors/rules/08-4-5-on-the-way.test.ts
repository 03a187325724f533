/** R 8.4.5: what is not taken aboard or put ashore in a port on the way, and why. */
import { describe, expect, it } from 'vitest';
import { legal, type Setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, go, left, listed } from './marching.js';
import { why } from './refusing.js';
import { leave, take, begin, sailing, army, lone, heir, cart } from './voyages.js';

/** Off Gaza, with so many Movement Points at the start; one is spent. */
const offGaza = (given: Setting, points: number): Told => sailing(begin(army(given), points), 'gaza');
const sailOn = {
  code: 'mustSailOn',
  rule: 'ruling voyage-and-interception',
  params: { player: 'white', space: 'gaza' },
};

describe('R 8.4.5 leaving on the way', () => {
  it.each([
    ['an Heir', heir()],
    ['the Funeral Cart', cart],
  ])('R 18.6, 15.4.1 the last CU stays with %s', (_, rest) => {
    const off = offGaza({ control: { gaza: 'white' }, rest }, 4);
    expect(why(off, leave(3))).toMatchObject({ code: 'noCarriers', rule: 'R 18.6', params: { space: 'gaza' } });
    expect(listed(off, 'leaveUnits').map(({ count }) => count)).toEqual([1, 2]);
  });

  it('R 8.4.5 where the Movement Points are spent nothing is left (ruling voyage-and-interception)', () => {
    const spent = offGaza({ control: { gaza: 'white' }, generals: { leonnatos: 'white:pelousion' } }, 1);
    expect(why(spent, leave(1))).toMatchObject(sailOn);
    expect(why(spent, leave(3))).toMatchObject(sailOn);
    expect(why(spent, { type: 'leaveGeneral', general: 'leonnatos', inside: false })).toMatchObject(sailOn);
    expect(why(offGaza({ control: { gaza: 'white' }, rest: heir() }, 1), leave(1))).toMatchObject(sailOn);
    // Whoever is not aboard is not left for another reason.
    expect(why(spent, { type: 'leaveGeneral', general: 'krateros', inside: false })?.code).toBe('noSuchPiece');
  });
});

describe('R 8.4.5 taking on the way', () => {
  const garrison: Setting = {
    forces: { 'white:gaza': { loyal: 1 } },
    generals: { leonnatos: 'white:gaza' },
  };
  const leonnatos = { type: 'takeGeneral', general: 'leonnatos', inside: false } as const;
  const minor = { type: 'takeMinorGeneral', inside: false } as const;

  it('R 3.3.1 nobody without whom CUs would show no owner', () => {
    const ownerless = { code: 'noOwner', rule: 'R 3.3.1', params: { space: 'gaza' } };
    expect(why(offGaza(garrison, 4), leonnatos)).toMatchObject(ownerless);
    const led = offGaza({ ...garrison, generals: {}, minors: ['white:gaza'] }, 4);
    expect(listed(led, 'takeMinorGeneral')).toEqual([]);
    expect(why(led, minor)).toMatchObject(ownerless);
    const marked = offGaza({ ...garrison, control: { gaza: 'white' }, minors: ['white:gaza'] }, 4);
    expect([listed(marked, 'takeGeneral').length, listed(marked, 'takeMinorGeneral').length]).toEqual([1, 1]);
  });

  it('R 8.4.5 where the Movement Points are spent nothing is taken (ruling voyage-and-interception)', () => {
    const spent = offGaza({ ...garrison, control: { gaza: 'white' }, minors: ['white:gaza'] }, 1);
    expect(legal(spent)).toEqual([{ type: 'debark', player: 'white', inside: false }]);
    for (const deed of [take(1), leonnatos, minor]) expect(why(spent, deed)).toMatchObject(sailOn);
    expect(why(spent, { type: 'takeGeneral', general: 'krateros', inside: false })?.code).toBe('noSuchPiece');
    // CUs are not refused for the sake of an owner: with them nothing is left that would need one.
    expect(why(offGaza(garrison, 1), take(1))).toMatchObject(sailOn);
    expect(why(offGaza(garrison, 1), leonnatos)).toMatchObject({ code: 'noOwner' });
  });

  it('R 8.3.7 nothing out of a city that is not his', () => {
    const off = sailing(begin(army({ control: { tyros: 'yellow' } }), 4), 'gaza', 'ake', 'tyros');
    expect(why(off, { type: 'takeUnits', unit: 'loyal', count: 1, inside: true })).toMatchObject({
      code: 'notYourCity',
      rule: 'R 8.3.7',
      params: { player: 'white', space: 'tyros' },
    });
  });

  it('R 8.3.2 whoever does not take command may have fewer Movement Points', () => {
    // On a 2 Leonnatos, whose Initiative is 2, has 3 Movement Points, and Polyperchon, his junior with a 4, has 2.
    const state = field({
      active: 'white',
      control: { arados: 'white', tyros: 'white' },
      forces: { 'white:arados': { mercenary: 3 } },
      generals: { leonnatos: 'white:arados', polyperchon: 'white:tyros' },
    });
    const off = sailing(activate({ state, events: [] }, 'leonnatos', 'white:arados', { die: 2 }), 'sidon', 'tyros');
    expect(left(off)).toBe(1);
    expect(listed(off, 'takeGeneral').map(({ general }) => general)).toEqual(['polyperchon']);
    expect(left(go(off, { type: 'takeGeneral', general: 'polyperchon', inside: false }))).toBe(1);
  });

  it('R 8.3.3 CUs are taken by a general who could land nowhere without them', () => {
    // Red is in Ake, and Krateros alone in Pelousion; with the garrison of Gaza Ptolemaios may land at either.
    const off = sailing(
      begin(
        lone({
          control: { gaza: 'white' },
          forces: { 'white:gaza': { loyal: 1 }, 'red:ake': { mercenary: 1 } },
          generals: { krateros: 'red:pelousion' },
        }),
        2,
      ),
      'gaza',
    );
    expect(listed(off, 'takeUnits')).toHaveLength(1);
    expect(listed(go(off, take(1)), 'sail').map(({ to }) => to)).toEqual(['ake', 'pelousion']);
  });
});

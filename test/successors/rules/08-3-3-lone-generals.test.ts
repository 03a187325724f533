/** R 8.3.3: where Major Generals without CUs may go and stop. Kassandros is white's; Krateros and his Armies are red's. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/successors/state.js';
import { carryOut, general, legal, type Setting, type Told, topKind } from '../language.js';
import { field } from './battlefield.js';
import { activate, end, go, left, listed, march, refusal, ways } from './marching.js';

/** Kassandros, alone, is activated with so many Movement Points. */
const alone = (post: string, points: number, given: Setting, sailed = false): Told => {
  const state = field({ active: 'white', ...given, generals: { kassandros: `white:${post}`, ...given.generals } });
  const { segment } = state;
  const now: GameState = segment === null ? state : { ...state, segment: { ...segment, navalMoved: sailed } };
  return activate({ state: now, events: [] }, 'kassandros', `white:${post}`, { points });
};
const sails = (told: Told): readonly string[] => listed(told, 'sail').map(({ to }) => to);
const mayEnd = (told: Told): boolean => listed(told, 'endActivation').length > 0;
const debark = { type: 'debark', inside: false } as const;
const embark = { type: 'embark' } as const;
const sail = (to: string) => ({ type: 'sail', to }) as const;

/** Red's CUs, one in each of some spaces, under markers. */
const held = (...spaces: readonly string[]): Setting => ({
  forces: Object.fromEntries(spaces.map((space) => [`red:${space}`, { mercenary: 1 }])),
  control: Object.fromEntries(spaces.map((space) => [space, 'red'] as const)),
});

describe('R 8.3.3, 8.4.5 by sea he looks ahead', () => {
  it('R 8.3.3 with his last Movement Point he sails to no port where he could not land', () => {
    const there = go(alone('amphipolis', 1, held('abdera')), embark);
    expect(sails(there)).toEqual(['poteidaia']);
  });

  it('R 8.3.3 nor does he put to sea at all when every port within reach is shut', () => {
    expect(listed(alone('amphipolis', 1, held('abdera', 'poteidaia')), 'embark')).toEqual([]);
    expect(listed(alone('amphipolis', 2, held('abdera', 'poteidaia')), 'embark')).toHaveLength(1);
    // An Army goes ashore anywhere.
    const army = { ...held('abdera', 'poteidaia') };
    const led: Setting = { ...army, forces: { ...army.forces, 'white:amphipolis': { mercenary: 1 } } };
    expect(listed(alone('amphipolis', 1, led), 'embark')).toHaveLength(1);
  });

  it('R 8.4.5 he sails past a port that is shut to one that is open', () => {
    const off = go(alone('amphipolis', 2, held('abdera')), embark, sail('abdera'));
    expect(listed(off, 'debark')).toEqual([]);
    // Home again to Amphipolis is open to him too (ruling home-port).
    expect(sails(off)).toEqual(['amphipolis', 'chersonesos']);
    const ashore = go(off, sail('chersonesos'), debark);
    expect(general(ashore, 'kassandros')).toMatchObject({ space: 'chersonesos' });
    expect(mayEnd(ashore)).toBe(true);
  });

  it('R 8.3.3 he lands beside a lone enemy general if he can go on by land', () => {
    const krateros: Setting = { generals: { krateros: 'red:pydna' } };
    const off = go(alone('poteidaia', 2, krateros), embark, sail('pydna'));
    expect(listed(off, 'debark')).toHaveLength(1);
    const ashore = go(off, debark);
    expect(left(ashore)).toBe(1);
    expect(ways(ashore)).toEqual(['pella']);
    expect(mayEnd(ashore)).toBe(false);
    expect(mayEnd(go(ashore, march('pella')))).toBe(true);
  });

  it('R 8.4.2 and not if he has moved by land before', () => {
    const krateros: Setting = { generals: { krateros: 'red:pydna' } };
    // Poteidaia is left with 1 Movement Point: beyond Pydna there is nothing.
    expect(sails(go(alone('pella', 2, krateros), march('poteidaia'), embark))).toEqual(['amphipolis']);
    const off = go(alone('pella', 3, krateros), march('poteidaia'), embark, sail('pydna'));
    expect(listed(off, 'debark')).toEqual([]);
    expect(sails(off)).toEqual(['poteidaia', 'pherai']);
  });

  it('R 8.4.5 or where he can take CUs aboard and sail on with them', () => {
    const given = { ...held('poteidaia', 'chersonesos') };
    const fetch: Setting = {
      ...given,
      generals: { krateros: 'red:abdera' },
      forces: { ...given.forces, 'white:abdera': { mercenary: 1 } },
      control: { ...given.control, abdera: 'white' },
    };
    // Abdera and Amphipolis are all that is open: at Abdera there is a CU to take, beside which he may also stop.
    const off = go(alone('amphipolis', 2, fetch), embark, sail('abdera'));
    expect(listed(off, 'takeUnits')).toHaveLength(1);
    const aboard = go(off, { type: 'takeUnits', unit: 'mercenary', count: 1, inside: false });
    expect(sails(aboard)).toEqual(['amphipolis', 'chersonesos']);
  });
});

describe('R 8.4.5 a garrison that he can fetch', () => {
  /** Kassandros and Krateros, both alone, in Kaunos; red is before Rhodos, white's, and in every other port and space around. */
  const around = held('halikarnassos', 'xanthos', 'phaselis', 'knossos', 'rhodos');
  const rhodos: Setting = {
    ...around,
    generals: { krateros: 'red:kaunos' },
    control: { ...around.control, rhodos: 'white' },
  };
  const garrison: Setting = { ...rhodos, forces: { ...rhodos.forces, 'white:rhodos:inside': { mercenary: 2 } } };

  it('R 8.4.5 he sails to it if he can sail on with it', () => {
    const off = go(alone('kaunos', 2, garrison), embark);
    expect(sails(off)).toEqual(['rhodos']);
    const aboard = go(off, sail('rhodos'), { type: 'takeUnits', unit: 'mercenary', count: 2, inside: true });
    expect(sails(aboard)).toEqual(expect.arrayContaining(['halikarnassos', 'kaunos']));
  });

  it('R 8.4.2 not with his last Movement Point', () => {
    expect(listed(alone('kaunos', 1, garrison), 'embark')).toEqual([]);
    expect(mayEnd(alone('kaunos', 1, garrison))).toBe(true);
  });

  it('R 8.3.1 not for one that has moved, nor for none', () => {
    const forces = { 'white:rhodos:inside': { mercenary: 2 } };
    const used = alone('kaunos', 2, { ...garrison, rest: { moved: { ...field({}).moved, forces } } });
    expect(listed(used, 'embark')).toEqual([]);
    expect(listed(alone('kaunos', 2, rhodos), 'embark')).toEqual([]);
  });
});

/** Krateros alone in Xanthos, red's CUs in Phaselis beyond, under a marker: they intercept nobody. From Kaunos a mountain path (2) and a Sea path (1) lead there. */
const lykia: Setting = {
  generals: { krateros: 'red:xanthos' },
  control: { phaselis: 'red' },
  forces: { 'red:phaselis': { mercenary: 3 } },
};

describe('R 8.3.3 by land he looks ahead, over the sea too', () => {
  it('R 8.3.3 he comes to a lone enemy general if a Sea path leads on', () => {
    const at = alone('kaunos', 3, lykia);
    expect(ways(at)).toContain('xanthos');
    const there = go(at, march('xanthos'));
    expect(left(there)).toBe(1);
    expect(mayEnd(there)).toBe(false);
    expect(legal(there).map(({ type }) => type)).toContain('embark');
    expect(ways(there)).toEqual([]);
    const back = go(there, embark, sail('kaunos'), debark);
    expect(mayEnd(back)).toBe(true);
  });

  it('R 8.4.1 not if the Naval Movement of the Segment has been made', () => {
    expect(ways(alone('kaunos', 3, lykia, true))).not.toContain('xanthos');
    expect(refusal(alone('kaunos', 3, lykia, true), march('xanthos'))).toBe('mustGoOn');
  });

  it.each([false, true])(
    'R 8.3.3 with 4 Movement Points he can go back by land (has the fleet sailed: %s)',
    (sailed) => {
      const there = go(alone('kaunos', 4, lykia, sailed), march('xanthos'));
      expect(ways(there)).toEqual(['kaunos']);
      expect(mayEnd(there)).toBe(false);
    },
  );

  it('R 20 card 51 guides make the way back cheaper', () => {
    const guided = carryOut(alone('kaunos', 2, lykia, true).state, (run) => {
      const own = run.frame('march');
      if (own !== undefined) own.guides = true;
    });
    expect(ways(guided)).toContain('xanthos');
  });

  it('R 8.3.7 his own city shelters him', () => {
    // Rhodos has no way by land, and by sea he goes no further after Land Movement.
    const given: Setting = { generals: { krateros: 'red:rhodos' } };
    expect(sails(go(alone('halikarnassos', 1, given), embark))).toEqual(['miletos']);
    const own = go(
      alone('halikarnassos', 1, { ...given, control: { rhodos: 'white' } }),
      embark,
      sail('rhodos'),
      debark,
    );
    expect(listed(own, 'endActivation').map(({ inside }) => inside)).toContain(true);
  });

  it('R 8.3.1 so do CUs of his that he can take along', () => {
    const krateros: Setting = { generals: { krateros: 'red:pydna' }, control: { pydna: 'white' } };
    expect(ways(alone('pella', 1, krateros))).not.toContain('pydna');
    const there = go(alone('pella', 1, { ...krateros, forces: { 'white:pydna': { mercenary: 2 } } }), march('pydna'));
    const taken = go(there, { type: 'takeUnits', unit: 'mercenary', count: 2, inside: false });
    expect(mayEnd(taken)).toBe(true);
  });

  it('R 8.3.3 at bay he stops, rather than ask for passage (ruling lone-general-at-bay)', () => {
    const shut: Setting = {
      ...lykia,
      forces: { ...lykia.forces, 'red:kaunos': { mercenary: 1 } },
      control: { ...lykia.control, kaunos: 'red' },
    };
    const at = alone('xanthos', 1, shut);
    expect(listed(at, 'march').every(({ passage }) => passage)).toBe(true);
    expect(listed(at, 'march')).not.toEqual([]);
    expect(mayEnd(at)).toBe(true);
  });
});

describe('R 8.3.3, 4.16 garrisons (ruling inside-does-not-bar)', () => {
  const pella = (outside: boolean): Setting => ({
    control: { pella: 'red' },
    forces: { 'red:pella:inside': { mercenary: 2 }, ...(outside ? { 'red:pella': { mercenary: 1 } } : {}) },
  });

  it('R 4.16 CUs inside a city neither keep him out nor from stopping, and nobody arranges the city for him', () => {
    const there = go(alone('larisa', 4, pella(false)), march('pella'));
    expect(topKind(there)).toBe('march');
    expect(legal(there)).toContainEqual({ type: 'endActivation', player: 'white', inside: false });
    expect(general(go(there, end), 'kassandros')).toMatchObject({ space: 'pella', status: 'map' });
  });

  it('R 8.3.3 one outside does', () => {
    const at = alone('larisa', 4, pella(true));
    expect(ways(at)).not.toContain('pella');
    expect(listed(at, 'march')).toContainEqual({ type: 'march', player: 'white', to: 'pella', passage: true });
  });

  it('R 8.3.8.1 a garrison is asked for no passage', () => {
    expect(listed(alone('larisa', 4, pella(false)), 'march')).not.toContainEqual({
      type: 'march',
      player: 'white',
      to: 'pella',
      passage: true,
    });
  });

  it('R 8.3.1 what counts is his group: among CUs that have all moved he is alone', () => {
    const given: Setting = {
      ...pella(true),
      control: { pella: 'red', larisa: 'white' },
      forces: { ...pella(true).forces, 'white:larisa': { mercenary: 2 } },
      rest: { moved: { ...field({}).moved, forces: { 'white:larisa': { mercenary: 2 } } } },
    };
    expect(ways(alone('larisa', 4, given))).not.toContain('pella');
  });
});

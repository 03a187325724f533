/** R 8.3.1, 8.4.5: what an Army drops off on its way, where, and why not. Leonnatos marches for red unless said otherwise. */
import { describe, expect, it } from 'vitest';
import type { AlexandersBody, GameState, Royal } from '../../../src/successors/state.js';
import type { Commander, PlaceKey } from '../../../src/successors/vocabulary.js';
import { body, forces, general, minors, royal, said, type Setting, setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, end, go, listed, march, marching, objection, refusal } from './marching.js';

const begin = (given: Setting, commander: Commander, post: PlaceKey, points = 6): Told =>
  activate({ state: field(given), events: [] }, commander, post, { points });

/** Red's Minor Generals far away, each the only sign of whose the CU beside him is: none of them can be spared. */
const FAR = ['red:abdera', 'red:gaza', 'red:opis', 'red:rhagai'] as const;
const away = (count: number, given: Setting): Setting => ({
  ...given,
  forces: { ...Object.fromEntries(FAR.slice(0, count).map((place) => [place, { mercenary: 1 }])), ...given.forces },
  minors: [...FAR.slice(0, count), ...(given.minors ?? [])],
});

const drops = (told: Told): readonly string[] =>
  listed(told, 'leaveUnits').map(({ unit, count, inside }) => `${count} ${unit}${inside ? ' inside' : ''}`);
const generalsLeft = (told: Told): readonly string[] =>
  listed(told, 'leaveGeneral').map(({ general, inside }) => `${general}${inside ? ' inside' : ''}`);
const minorsLeft = (told: Told): readonly string[] =>
  listed(told, 'leaveMinorGeneral').map(({ from, inside }) => `${from}${inside ? ' inside' : ''}`);

const leave = (unit: 'mercenary' | 'loyal' | 'elephant', count: number, inside = false) =>
  ({ type: 'leaveUnits', unit, count, inside }) as const;
const leaveGeneral = (id: 'leonnatos' | 'peithon' | 'antigonos', inside = false) =>
  ({ type: 'leaveGeneral', general: id, inside }) as const;
const leaveMinor = (from: string, inside = false) => ({ type: 'leaveMinorGeneral', from, inside }) as const;
const takeMinor = { type: 'takeMinorGeneral', inside: false } as const;

describe('R 8.3.1, 3.3.1 CUs stay outside where something shows whose they are', () => {
  const issos: Setting = { generals: { leonnatos: 'red:issos' }, forces: { 'red:issos': { mercenary: 2 } } };
  const noOwner = ['noOwner', 'R 8.3.1', { space: 'issos' }];

  it('R 8.3.1 not where there is nothing: every Minor General is needed elsewhere', () => {
    const told = begin(away(4, issos), 'leonnatos', 'red:issos');
    expect(drops(told)).toEqual([]);
    expect(objection(told, leave('mercenary', 1))).toEqual(noOwner);
  });

  it.each<[string, Setting]>([
    ['a marker of their own', away(4, { ...issos, control: { issos: 'red' } })],
    ['a Minor General in the supply', away(3, issos)],
    ['a Minor General who can be spared elsewhere', away(4, { ...issos, control: { gaza: 'red' } })],
    ['a subordinate', away(4, { ...issos, generals: { ...issos.generals, peithon: 'red:issos' } })],
    ['a senior who stays', away(4, { ...issos, generals: { ...issos.generals, perdikkas: 'red:issos' } })],
    ['a Minor General of the group', away(3, { ...issos, minors: ['red:issos'] })],
  ])('R 8.3.1 %s', (_, given) => {
    expect(drops(begin(given, 'leonnatos', 'red:issos'))).toEqual(['1 mercenary', '2 mercenary']);
  });

  it('R 3.1.2 a Minor General who leads is none to be left, but a second one is', () => {
    const led: Setting = { forces: { 'red:issos': { mercenary: 2 } }, minors: ['red:issos'] };
    const one = begin(away(3, led), 'minor', 'red:issos');
    expect([drops(one), minorsLeft(one)]).toEqual([[], []]);
    expect(objection(one, leave('mercenary', 1))).toEqual(noOwner);
    expect(objection(one, leaveMinor('group'))).toEqual([
      'commanderStays',
      'ruling commander-stays',
      { general: 'minor' },
    ]);
    const two = begin(away(2, { ...led, minors: ['red:issos', 'red:issos'] }), 'minor', 'red:issos');
    expect([drops(two), minorsLeft(two)]).toEqual([['1 mercenary'], ['group']]);
    expect(minorsLeft(go(two, leave('mercenary', 1)))).toEqual(['group']);
  });

  it('R 3.1.2 he keeps a CU', () => {
    const led: Setting = {
      control: { issos: 'red' },
      forces: { 'red:issos': { mercenary: 2 } },
      minors: ['red:issos'],
    };
    const told = begin(led, 'minor', 'red:issos');
    expect(drops(told)).toEqual(['1 mercenary']);
    expect(objection(told, leave('mercenary', 2))).toEqual([
      'needsUnits',
      'R 3.1.2',
      { player: 'red', general: 'minor' },
    ]);
  });

  it('R 8.3.1 a general taken up in a space is not left there again, and shows nothing any more (ruling once-a-visit)', () => {
    const given: Setting = {
      generals: { leonnatos: 'red:tarsos', peithon: 'red:issos' },
      forces: { 'red:tarsos': { mercenary: 2 } },
    };
    const there = go(begin(away(4, given), 'leonnatos', 'red:tarsos'), march('issos'));
    expect(drops(there)).toEqual(['1 mercenary', '2 mercenary']);
    const taken = go(there, { type: 'takeGeneral', general: 'peithon', inside: false });
    expect([drops(taken), generalsLeft(taken)]).toEqual([[], []]);
    expect(objection(taken, leave('mercenary', 1))).toEqual(noOwner);
    expect(objection(taken, leaveGeneral('peithon'))).toEqual([
      'alreadyDecided',
      'ruling once-a-visit',
      { space: 'issos', choice: 'general:peithon' },
    ]);
    // In the next space he can be.
    expect(generalsLeft(go(taken, march('chalybon')))).toEqual(['peithon']);
  });

  it('R 8.3.1 nor a Minor General who has been left and taken again', () => {
    const told = begin(away(3, { ...issos, minors: ['red:issos'] }), 'leonnatos', 'red:issos');
    const put = go(told, leaveMinor('group'));
    expect(said(put, 'generalLeft')).toMatchObject([
      { rule: 'R 8.3.1', player: 'red', space: 'issos', inside: false, general: 'minor' },
    ]);
    expect([drops(put), minorsLeft(put)]).toEqual([['1 mercenary', '2 mercenary'], []]);
    const again = go(put, takeMinor);
    expect(marching(again).group.minors).toBe(1);
    expect([drops(again), minorsLeft(again)]).toEqual([[], []]);
    expect(objection(again, leave('mercenary', 1))).toEqual(noOwner);
    expect(objection(again, leaveMinor('group'))).toEqual([
      'alreadyDecided',
      'ruling once-a-visit',
      { space: 'issos', choice: 'leaveMinor:outside' },
    ]);
  });

  it('R 8.3.1 each kind is decided about by itself, while somebody can still be left with it', () => {
    const given: Setting = {
      generals: { leonnatos: 'red:issos', peithon: 'red:issos' },
      forces: { 'red:issos': { mercenary: 2, loyal: 1 } },
    };
    const once = go(begin(away(4, given), 'leonnatos', 'red:issos'), leave('mercenary', 1));
    expect(drops(once)).toEqual(['1 loyal']);
    expect(objection(once, leave('mercenary', 1))).toEqual([
      'alreadyDecided',
      'ruling once-a-visit',
      { space: 'issos', choice: 'units:mercenary:outside' },
    ]);
    const minor: Setting = { ...issos, forces: { 'red:issos': { mercenary: 2, loyal: 1 } }, minors: ['red:issos'] };
    expect(drops(go(begin(away(3, minor), 'leonnatos', 'red:issos'), leave('mercenary', 1)))).toEqual(['1 loyal']);
  });

  it('R 3.1.2 a Minor General of the group stays with it while its CUs are put down beside him', () => {
    const given: Setting = { ...issos, minors: ['red:issos'] };
    const down = go(begin(away(3, given), 'leonnatos', 'red:issos'), leave('mercenary', 2));
    expect(marching(down).group.minors).toBe(1);
    expect(minorsLeft(down)).toEqual(['group']);
  });
});

describe('R 8.3.1 nobody leaves what he does not have', () => {
  const told = begin(
    { generals: { leonnatos: 'red:issos' }, forces: { 'red:issos': { mercenary: 2 } } },
    'leonnatos',
    'red:issos',
  );
  const player = 'red';

  it.each([
    [leave('loyal', 1), ['noSuchPiece', 'R 8.3.1', { unit: 'loyal', count: 1, available: 0 }]],
    [leave('mercenary', 3), ['noSuchPiece', 'R 8.3.1', { unit: 'mercenary', count: 3, available: 2 }]],
    [leaveGeneral('antigonos'), ['noSuchPiece', 'R 8.3.1', { player, general: 'antigonos' }]],
    [leaveMinor('group'), ['noSuchPiece', 'R 8.3.1', { player, general: 'minor' }]],
    [
      { type: 'leaveRoyal', royal: 'alexandros', inside: false } as const,
      ['noSuchPiece', 'R 18.6', { player, royal: 'alexandros' }],
    ],
    [{ type: 'leaveCart', inside: false } as const, ['noSuchPiece', 'R 15.4.1', { player, royal: 'cart' }]],
  ])('R 8.3.1 %j', (action, why) => {
    expect(objection(told, action)).toEqual(why);
  });

  it('R 8.3.1 the commander goes on himself (ruling commander-stays)', () => {
    expect(objection(told, leaveGeneral('leonnatos'))).toEqual([
      'commanderStays',
      'ruling commander-stays',
      { general: 'leonnatos' },
    ]);
  });
});

describe('R 8.3.1 subordinates', () => {
  it('R 8.3.1 each of them, one after the other, CUs or not', () => {
    const generals: Setting['generals'] = { perdikkas: 'red:issos', leonnatos: 'red:issos', peithon: 'red:issos' };
    const told = begin({ generals }, 'perdikkas', 'red:issos');
    expect(generalsLeft(told)).toEqual(['leonnatos', 'peithon']);
    const one = go(told, leaveGeneral('leonnatos'));
    expect(generalsLeft(one)).toEqual(['peithon']);
    expect(said(one, 'generalLeft')).toMatchObject([{ rule: 'R 8.3.1', space: 'issos', general: 'leonnatos' }]);
    const over = go(one, march('chalybon'), end);
    expect(general(over, 'leonnatos')).toMatchObject({ space: 'issos', moved: false });
    expect(general(over, 'peithon')).toMatchObject({ space: 'chalybon', moved: true });
  });

  /** Leonnatos and Peithon come without CUs to where Eumenes, blue's, stands alone. */
  const met = (from: PlaceKey, to: string, given: Setting = {}): Told =>
    go(begin({ generals: { leonnatos: from, peithon: from, eumenes: `blue:${to}` }, ...given }, 'leonnatos', from), {
      ...march(to),
    });

  it('R 8.3.3 none of them stops beside a lone enemy general', () => {
    const told = met('red:issos', 'chalybon');
    expect(generalsLeft(told)).toEqual([]);
    expect(objection(told, leaveGeneral('peithon'))).toEqual([
      'mustGoOn',
      'R 8.3.3',
      { player: 'red', space: 'chalybon' },
    ]);
  });

  it('R 8.3.3 but with CUs that stand there, though they may not move any more (ruling lone-general-at-bay)', () => {
    const generals: Setting['generals'] = {
      leonnatos: 'red:chalybon',
      peithon: 'red:chalybon',
      eumenes: 'blue:chalybon',
    };
    const force = { 'red:chalybon': { mercenary: 1 } };
    const moved = { ...field({}).moved, forces: force };
    const told = begin({ generals, forces: force, rest: { moved } }, 'leonnatos', 'red:chalybon');
    expect(marching(told).group.units.mercenary).toBe(0);
    expect(generalsLeft(told)).toEqual(['peithon']);
    expect(generalsLeft(begin({ generals }, 'leonnatos', 'red:chalybon'))).toEqual([]);
  });

  it('R 4.16 and beside a garrison, which is no enemy in the open (ruling inside-does-not-bar)', () => {
    const told = go(
      begin(
        {
          control: { pella: 'white' },
          generals: { leonnatos: 'red:larisa', peithon: 'red:larisa' },
          forces: { 'white:pella:inside': { mercenary: 1 } },
        },
        'leonnatos',
        'red:larisa',
      ),
      march('pella'),
    );
    expect(generalsLeft(told)).toEqual(['peithon']);
  });

  it('R 8.3.3, 8.3.7 and inside his own city', () => {
    const told = met('red:boiotia', 'athenai', { control: { athenai: 'red' } });
    expect(generalsLeft(told)).toEqual(['peithon inside']);
    expect(refusal(told, leaveGeneral('peithon'))).toBe('mustGoOn');
    expect(general(go(told, leaveGeneral('peithon', true)), 'peithon')).toMatchObject({
      space: 'athenai',
      inside: true,
    });
  });
});

describe('R 8.3.7 inside a city', () => {
  const athenai: Setting = {
    control: { athenai: 'red' },
    generals: { leonnatos: 'red:athenai' },
    forces: { 'red:athenai': { mercenary: 3, elephant: 1 } },
  };
  const inAthenai = (given: Setting = {}): Told => begin({ ...athenai, ...given }, 'leonnatos', 'red:athenai');

  it('R 4.16 two CUs find room, and those who are there count', () => {
    const empty = inAthenai();
    expect(drops(empty).filter((text) => text.endsWith('inside'))).toEqual([
      '1 mercenary inside',
      '2 mercenary inside',
      '1 elephant inside',
    ]);
    expect(objection(empty, leave('mercenary', 3, true))).toEqual([
      'cityFull',
      'R 4.16',
      { space: 'athenai', count: 3 },
    ]);
    const held = inAthenai({ forces: { ...athenai.forces, 'red:athenai:inside': { loyal: 1 } } });
    expect(objection(held, leave('mercenary', 2, true))).toEqual([
      'cityFull',
      'R 4.16',
      { space: 'athenai', count: 2 },
    ]);
  });

  it('R 19.10 Elephants stay outside: elephantsOutside', () => {
    const told = inAthenai({ options: { players: 4, optionalRules: ['elephantsOutside'] } });
    expect(drops(told).filter((text) => text.includes('elephant'))).toEqual(['1 elephant']);
    expect(objection(told, leave('elephant', 1, true))).toEqual([
      'elephantsOutside',
      'R 19.10',
      { unit: 'elephant', space: 'athenai' },
    ]);
  });

  it('R 8.3.7 nobody leaves anything in a city that is not his, or where there is none', () => {
    const told = begin(
      { generals: { leonnatos: 'red:issos' }, forces: { 'red:issos': { mercenary: 2 } } },
      'leonnatos',
      'red:issos',
    );
    expect(objection(told, leave('mercenary', 1, true))).toEqual([
      'notYourCity',
      'R 8.3.7',
      { player: 'red', space: 'issos' },
    ]);
  });

  it('R 3.1.2 a Minor General goes to CUs alone', () => {
    const told = inAthenai({ minors: ['red:athenai'] });
    expect(minorsLeft(told)).toEqual(['group']);
    const needs = (inside: boolean) => [
      'needsUnits',
      'R 3.1.2',
      { player: 'red', general: 'minor', space: 'athenai', inside },
    ];
    expect(objection(told, leaveMinor('group', true))).toEqual(needs(true));
    expect(objection(told, leaveMinor('supply', true))).toEqual(needs(true));
    expect(objection(told, leaveMinor('supply'))).toEqual(needs(false));
    const garrison = go(told, leave('mercenary', 1, true));
    expect(minorsLeft(garrison)).toEqual(['group', 'group inside', 'supply inside']);
    const led = go(garrison, leaveMinor('supply', true));
    expect(minors(led, 'red')).toEqual([
      { space: 'athenai', inside: false, moved: false },
      { space: 'athenai', inside: true, moved: false },
    ]);
    expect(minorsLeft(led)).toEqual(['group']);
    expect(objection(led, leaveMinor('supply', true))).toEqual([
      'ledAlready',
      'ruling repositioning',
      { space: 'athenai', inside: true },
    ]);
    expect(objection(led, leaveMinor('group', true))).toEqual([
      'alreadyDecided',
      'ruling once-a-visit',
      { space: 'athenai', choice: 'leaveMinor:inside' },
    ]);
  });

  it('R 3.1.2 and outside the walls without a CU he goes home', () => {
    const told = inAthenai({ forces: { 'red:athenai': { mercenary: 2 } }, minors: ['red:athenai'] });
    const garrison = go(told, leave('mercenary', 2, true));
    expect(forces(garrison, 'red:athenai:inside')).toEqual({ mercenary: 2 });
    expect(minors(garrison, 'red')).toEqual([]);
    expect(marching(garrison).group).toMatchObject({ generals: ['leonnatos'], minors: 0 });
  });
});

describe('R 3.1.2 a Minor General for CUs that stay without a general', () => {
  const issos: Setting = {
    control: { issos: 'red' },
    generals: { leonnatos: 'red:issos' },
    forces: { 'red:issos': { mercenary: 2 } },
  };
  const noMinorGeneral = (from: string) => ['noMinorGeneral', 'ruling repositioning', { player: 'red', from }];

  it('R 3.1.2 with an empty supply none comes from where he is needed', () => {
    const down = go(begin(away(4, issos), 'leonnatos', 'red:issos'), leave('mercenary', 1));
    expect(minorsLeft(down)).toEqual([]);
    expect(objection(down, leaveMinor('supply'))).toEqual(noMinorGeneral('supply'));
    expect(objection(down, leaveMinor('gaza'))).toEqual(noMinorGeneral('gaza'));
  });

  it('R 3.1.2 but from where a marker does', () => {
    const given: Setting = { ...issos, control: { issos: 'red', gaza: 'red' } };
    const down = go(begin(away(4, given), 'leonnatos', 'red:issos'), leave('mercenary', 1));
    expect(minorsLeft(down)).toEqual(['gaza']);
    const moved = go(down, leaveMinor('gaza'));
    expect(minors(moved, 'red').map(({ space }) => space)).toEqual(
      expect.arrayContaining(['abdera', 'issos', 'opis', 'rhagai']),
    );
    expect(minors(moved, 'red')).toHaveLength(4);
    expect(minors(moved, 'red')).toContainEqual({ space: 'issos', inside: false, moved: false });
  });
});

describe('R 18.6, 15.4.1 royals and the cart', () => {
  const initial = setting({});
  const active = (space: string): Royal => ({ status: 'active', space, inside: false, controller: 'red' });
  const cart = (space: string): AlexandersBody => ({ ...initial.body, status: 'cart', space, controller: 'red' });
  const rest = (at: string): Partial<GameState> => ({
    independentArmies: field({}).independentArmies,
    royals: { ...initial.royals, herakles: active(at), alexandros: active('babylon') },
    body: cart(at),
  });
  const babylon: Setting = {
    control: { babylon: 'red', is: 'red' },
    generals: { perdikkas: 'red:babylon' },
    forces: { 'red:babylon': { royalArmy: 2 } },
  };

  it('R 18.6 in a city of its own the Army leaves them outside or inside', () => {
    const told = begin({ ...babylon, rest: rest('babylon') }, 'perdikkas', 'red:babylon');
    expect(listed(told, 'leaveRoyal').map(({ royal, inside }) => [royal, inside])).toEqual([
      ['herakles', false],
      ['alexandros', false],
      ['herakles', true],
      ['alexandros', true],
    ]);
    expect(listed(told, 'leaveCart').map(({ inside }) => inside)).toEqual([false, true]);
    const left = go(
      told,
      { type: 'leaveRoyal', royal: 'herakles', inside: true },
      { type: 'leaveCart', inside: false },
    );
    expect(said(left, 'royalLeft')).toMatchObject([{ rule: 'R 18.6', royal: 'herakles', inside: true }]);
    expect(said(left, 'cartLeft')).toMatchObject([{ rule: 'R 15.4.1', space: 'babylon', inside: false }]);
    expect(listed(left, 'leaveRoyal').map(({ royal }) => royal)).toEqual(['alexandros', 'alexandros']);
    expect(listed(left, 'leaveCart')).toEqual([]);
    expect(royal(left, 'herakles')).toMatchObject({ space: 'babylon', inside: true, moved: false });
    expect(body(left)).toMatchObject({ space: 'babylon', inside: false, moved: false });
  });

  it('R 18.6 what has been taken up in a space is not left there again (ruling once-a-visit)', () => {
    const told = go(
      begin({ ...babylon, rest: rest('is') }, 'perdikkas', 'red:babylon'),
      march('is'),
      { type: 'takeRoyal', royal: 'herakles', inside: false },
      { type: 'takeCart', inside: false },
    );
    expect(listed(told, 'leaveRoyal').map(({ royal }) => royal)).toEqual(['alexandros']);
    expect(listed(told, 'leaveCart')).toEqual([]);
    const again = (choice: string) => ['alreadyDecided', 'ruling once-a-visit', { space: 'is', choice }];
    expect(objection(told, { type: 'leaveRoyal', royal: 'herakles', inside: false })).toEqual(again('royal:herakles'));
    expect(objection(told, { type: 'leaveCart', inside: false })).toEqual(again('cart'));
  });
});

describe('R 8.3.8.2 among enemies', () => {
  const strait: Setting = {
    control: { abydos: 'red', chersonesos: 'white' },
    forces: { 'red:abydos': { mercenary: 2 }, 'white:chersonesos': { mercenary: 2 } },
    generals: { leonnatos: 'red:abydos' },
    minors: ['white:chersonesos'],
  };
  const passing = go(begin(strait, 'leonnatos', 'red:abydos'), march('chersonesos', true), {
    type: 'grantPassage',
    grant: true,
  });
  const enemies = ['enemyUnitsThere', 'R 8.3.8.2', { space: 'chersonesos' }];

  it('R 8.3.8.2 nothing is left or taken where the Army is let through', () => {
    expect(objection(passing, leave('mercenary', 1))).toEqual(enemies);
    expect(objection(passing, { type: 'takeUnits', unit: 'mercenary', count: 1, inside: false })).toEqual(enemies);
  });

  it('R 15.4.2 that is no reason against what is no leaving', () => {
    expect(objection(passing, { type: 'bury', space: 'babylon' })).toEqual([
      'noBurial',
      'R 15.4.2',
      { player: 'red', space: 'babylon' },
    ]);
  });
});

describe('R 8.4.5 from the sea', () => {
  /** Ptolemaios sails for white from Pelousion over Gaza and Ake to Tyros, his own. */
  const sailing = (given: Setting, ...route: readonly string[]): Told =>
    go(
      begin(
        {
          active: 'white',
          ...given,
          control: { pelousion: 'white', tyros: 'white' },
          generals: { ptolemaios: 'white:pelousion', ...given.generals },
          forces: { 'white:pelousion': { mercenary: 2 }, ...given.forces },
        },
        'ptolemaios',
        'white:pelousion',
      ),
      { type: 'embark' },
      ...route.map((to) => ({ type: 'sail', to }) as const),
    );
  const tyros = ['gaza', 'ake', 'tyros'] as const;
  const besieged = (more: Setting['forces'] = {}): Setting => ({
    forces: { 'yellow:tyros': { mercenary: 2 }, ...more },
    minors: ['yellow:tyros'],
  });
  const enemies = ['enemyUnitsThere', 'R 8.4.5', { space: 'tyros' }];

  it('R 8.4.5 inside a besieged city pieces join CUs of theirs alone', () => {
    const empty = sailing(besieged(), ...tyros);
    expect(drops(empty)).toEqual([]);
    expect(objection(empty, leave('mercenary', 1, true))).toEqual(enemies);
    const held = sailing(besieged({ 'white:tyros:inside': { loyal: 1 } }), ...tyros);
    expect(drops(held)).toEqual(['1 mercenary inside']);
    expect(objection(held, leave('mercenary', 1))).toEqual(enemies);
  });

  it('R 8.4.5 nothing is put ashore beside a lone enemy general, but inside the city it is (ruling voyage-and-interception)', () => {
    const off = sailing({ generals: { antigonos: 'yellow:gaza' } }, 'gaza');
    expect(drops(off)).toEqual([]);
    expect(objection(off, leave('mercenary', 1))).toEqual([
      'enemiesThere',
      'ruling voyage-and-interception',
      { space: 'gaza' },
    ]);
    expect(drops(sailing({ generals: { antigonos: 'yellow:tyros' } }, ...tyros))).toEqual([
      '1 mercenary inside',
      '2 mercenary inside',
    ]);
  });

  it('R 3.1.2 a Minor General goes ashore to CUs alone, and after the last of his own too', () => {
    const minor: Setting = { minors: ['white:pelousion'] };
    const off = sailing(minor, 'gaza');
    expect(minorsLeft(off)).toEqual([]);
    expect(objection(off, leaveMinor('group'))).toEqual([
      'needsUnits',
      'R 3.1.2',
      { player: 'white', general: 'minor', space: 'gaza', inside: false },
    ]);
    const ashore = go(sailing(minor, ...tyros), leave('mercenary', 2, true));
    expect(marching(ashore).group).toMatchObject({ generals: ['ptolemaios'], minors: 1 });
    expect(minorsLeft(ashore)).toEqual(['group inside', 'supply inside']);
    const led = go(ashore, leaveMinor('group', true));
    expect(said(led, 'generalLeft')).toMatchObject([{ rule: 'R 8.4.5', space: 'tyros', inside: true }]);
    expect(minors(led, 'white')).toEqual([{ space: 'tyros', inside: true, moved: true }]);
  });
});

/** R 8.3.1, 8.4.5, 15.4.1, 18.6: what an Army drops off on its way, and why it may not drop off the rest. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import { NOTHING_MOVED, type Royal } from '../../../src/successors/state.js';
import type { Commander } from '../../../src/successors/vocabulary.js';
import { forces, legal, minors, setting, type Setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, go, listed, march, marching } from './marching.js';

type Particulars<A> = A extends { readonly player: unknown } ? Omit<A, 'player'> : never;
const why = ({ state }: Told, action: Particulars<Action>) =>
  machine.explainAction(state, { ...action, player: 'red' } as Action);
const may = (told: Told, action: Particulars<Action>): boolean =>
  legal(told).some((open) => JSON.stringify({ ...open }) === JSON.stringify(inOrder(open, action)));
/** The fields of an action in the order of another. */
const inOrder = (open: Action, action: object): object =>
  Object.fromEntries(Object.keys(open).map((key) => [key, { ...action, player: 'red' }[key as 'player']]));

/** Somebody is activated there. */
const begin = (given: Setting, commander: Commander, place: string): Told =>
  activate({ state: field(given), events: [] }, commander, place, { points: 6 });
/** All Minor Generals are with CUs elsewhere that show no other owner: none can be spared. */
const nobodyToSpare = (given: Setting): Setting => ({
  ...given,
  forces: {
    'red:abdera': { mercenary: 1 },
    'red:byzantion': { mercenary: 1 },
    'red:chersonesos': { mercenary: 1 },
    'red:kabyle': { mercenary: 1 },
    ...given.forces,
  },
  minors: ['red:abdera', 'red:byzantion', 'red:chersonesos', 'red:kabyle']
    .slice(given.minors?.length ?? 0)
    .concat(given.minors ?? []),
});

const ONE = { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false } as const;
const KASSANDROS = { type: 'leaveGeneral', general: 'kassandros', inside: false } as const;
const OWN_MINOR = { type: 'leaveMinorGeneral', from: 'group', inside: false } as const;
const SUPPLY = { type: 'leaveMinorGeneral', from: 'supply', inside: false } as const;
const HERAKLES = { type: 'leaveRoyal', royal: 'herakles', inside: false } as const;
const CART = { type: 'leaveCart', inside: false } as const;

describe('Who shows whose the CUs are that stay (R 3.3.1)', () => {
  const army: Setting = { forces: { 'red:pella': { mercenary: 3 } }, generals: { antigonos: 'red:pella' } };
  /** Antigonos and his Army have come from Pella to Larisa. */
  const atLarisa = (more: Setting = {}): Told =>
    go(
      begin(
        nobodyToSpare({
          ...army,
          ...more,
          forces: { ...army.forces, ...more.forces },
          generals: { ...army.generals, ...more.generals },
        }),
        'antigonos',
        'red:pella',
      ),
      march('larisa'),
    );
  const refused = { code: 'noOwner', rule: 'R 8.3.1', params: { space: 'larisa' } };

  test('R 8.3.1, 3.3.1 nobody, where neither marker nor general stays (ruling leaving-with-an-owner)', () => {
    expect(listed(atLarisa(), 'leaveUnits')).toEqual([]);
    expect(why(atLarisa(), ONE)).toMatchObject(refused);
  });

  test('R 3.3.1 a marker of the player, and of nobody else', () => {
    expect(may(atLarisa({ control: { larisa: 'red' } }), ONE)).toBe(true);
    expect(why(atLarisa({ control: { larisa: 'independent' } }), ONE)).toMatchObject(refused);
  });

  test('R 3.3.1 a general who is there and not of the group', () => {
    expect(may(atLarisa({ generals: { krateros: 'red:larisa' } }), ONE)).toBe(true);
  });

  test('R 8.3.1 a subordinate who may still be left, but not one who has been picked up here', () => {
    expect(may(atLarisa({ generals: { kassandros: 'red:pella' } }), ONE)).toBe(true);
    const loyal = { type: 'takeUnits', unit: 'loyal', count: 1, inside: false } as const;
    const guarded = { forces: { 'red:larisa': { loyal: 1 } }, generals: { kassandros: 'red:larisa' } } as const;
    const taken = go(atLarisa(guarded), { type: 'takeGeneral', general: 'kassandros', inside: false });
    expect(why(taken, ONE)).toMatchObject(refused);
    const brought = {
      forces: { 'red:larisa': { loyal: 1 } },
      generals: { kassandros: 'red:pella', krateros: 'red:larisa' },
    } as const;
    const busy = go(atLarisa(brought), loyal, { type: 'takeGeneral', general: 'krateros', inside: false });
    expect(may(busy, ONE)).toBe(true);
  });

  test('R 8.3.1, 3.1.2 a Minor General of the group who is not its commander', () => {
    const led = (count: number): Told =>
      go(
        begin(
          nobodyToSpare({ forces: army.forces ?? {}, minors: Array.from({ length: count }, () => 'red:pella') }),
          'minor',
          'red:pella',
        ),
        march('larisa'),
      );
    expect(why(led(1), ONE)).toMatchObject(refused);
    expect(may(led(2), ONE)).toBe(true);
    expect(may(atLarisa({ minors: ['red:pella'] }), ONE)).toBe(true);
    const given = {
      minors: ['red:pella'],
      forces: { 'red:larisa': { loyal: 1 } },
      generals: { krateros: 'red:larisa' },
    };
    const busy = go(
      atLarisa(given),
      { type: 'takeUnits', unit: 'loyal', count: 1, inside: false },
      { type: 'takeGeneral', general: 'krateros', inside: false },
    );
    expect(may(busy, { ...ONE, unit: 'mercenary' })).toBe(true);
  });

  test('R 3.1.2 a Minor General from the supply', () => {
    const told = go(begin(army, 'antigonos', 'red:pella'), march('larisa'));
    expect(listed(told, 'leaveUnits').map(({ count }) => count)).toEqual([1, 2, 3]);
  });
});

/** Antigonos, Kassandros, a Minor General, three Mercenaries and a loyal CU are at Pella, Red's, with Herakles and the cart. */
const herakles: Royal = { status: 'active', space: 'pella', inside: false, controller: 'red' };
const court: Setting = {
  control: { pella: 'red', larisa: 'red' },
  forces: { 'red:pella': { mercenary: 3, loyal: 1 } },
  generals: { antigonos: 'red:pella', kassandros: 'red:pella' },
  minors: ['red:pella'],
  rest: {
    royals: { ...setting({}).royals, herakles },
    body: { status: 'cart', space: 'pella', inside: false, controller: 'red' },
  },
};
const everybody = (more: Setting = {}): Told =>
  begin({ ...court, ...more, forces: { ...court.forces, ...more.forces } }, 'antigonos', 'red:pella');

describe('What is dropped off', () => {
  test('R 8.3.1, 15.4.1, 18.6 each piece and each kind once in a place (ruling once-a-visit)', () => {
    const told = everybody({ minors: ['red:pella', 'red:pella'] });
    const left = go(told, ONE, KASSANDROS, OWN_MINOR, HERAKLES, CART);
    for (const action of [ONE, KASSANDROS, OWN_MINOR, HERAKLES, CART]) {
      expect(may(told, action)).toBe(true);
      expect(may(left, action)).toBe(false);
    }
    expect(may(left, { ...ONE, unit: 'loyal' })).toBe(true);
    expect(why(left, ONE)).toMatchObject({
      code: 'alreadyDecided',
      rule: 'ruling once-a-visit',
      params: { space: 'pella', choice: 'units:mercenary:outside' },
    });
    expect(why(go(everybody(), march('larisa')), { type: 'pass' })).toMatchObject({
      code: 'outOfPhase',
      rule: 'R 8.3',
    });
  });

  test('R 8.3.1 whom the Army has picked up here it does not put down again (ruling once-a-visit)', () => {
    const there: Setting = {
      ...court,
      forces: { 'red:larisa': { mercenary: 2 }, 'red:pella': { loyal: 1 } },
      generals: { antigonos: 'red:larisa', kassandros: 'red:pella' },
      minors: ['red:pella'],
    };
    const taken = go(
      begin(there, 'antigonos', 'red:larisa'),
      march('pella'),
      { type: 'takeGeneral', general: 'kassandros', inside: false },
      { type: 'takeRoyal', royal: 'herakles', inside: false },
      { type: 'takeCart', inside: false },
    );
    const decided = (choice: string) => ({
      code: 'alreadyDecided',
      rule: 'ruling once-a-visit',
      params: { space: 'pella', choice },
    });
    expect(why(taken, KASSANDROS)).toMatchObject(decided('general:kassandros'));
    expect(why(taken, HERAKLES)).toMatchObject(decided('royal:herakles'));
    expect(why(taken, CART)).toMatchObject(decided('cart'));
    for (const action of [KASSANDROS, HERAKLES, CART]) expect(may(taken, action)).toBe(false);
  });

  test('R 8.3.1 a Major General may drop off all his CUs, a Minor General may not (R 3.1.2)', () => {
    expect(may(everybody({ forces: { 'red:pella': { mercenary: 3 } } }), { ...ONE, count: 3 })).toBe(true);
    const minor = begin(
      { control: { pella: 'red' }, forces: { 'red:pella': { mercenary: 3 } }, minors: ['red:pella'] },
      'minor',
      'red:pella',
    );
    expect(listed(minor, 'leaveUnits').flatMap(({ count, inside }) => (inside ? [] : [count]))).toEqual([1, 2]);
    expect(why(minor, { ...ONE, count: 3 })).toMatchObject({
      code: 'needsUnits',
      rule: 'R 3.1.2',
      params: { player: 'red', general: 'minor' },
    });
  });
});

describe('What is not of the group', () => {
  test('R 8.3.1, 15.4.1, 18.6 cannot be dropped off', () => {
    const told = begin(
      { control: { pella: 'red' }, forces: { 'red:pella': { mercenary: 2 } }, generals: { antigonos: 'red:pella' } },
      'antigonos',
      'red:pella',
    );
    const noSuch = (rule: string, params: object) => ({ code: 'noSuchPiece', rule, params });
    expect(why(told, { ...ONE, count: 3 })).toMatchObject(
      noSuch('R 8.3.1', { unit: 'mercenary', count: 3, available: 2 }),
    );
    expect(why(told, KASSANDROS)).toMatchObject(noSuch('R 8.3.1', { player: 'red', general: 'kassandros' }));
    expect(why(told, OWN_MINOR)).toMatchObject(noSuch('R 8.3.1', { player: 'red', general: 'minor' }));
    expect(why(told, HERAKLES)).toMatchObject(noSuch('R 18.6', { player: 'red', royal: 'herakles' }));
    expect(why(told, CART)).toMatchObject(noSuch('R 15.4.1', { player: 'red', royal: 'cart' }));
  });

  test('R 8.3.1 nor can the commander (ruling commander-stays)', () => {
    const stays = { code: 'commanderStays', rule: 'ruling commander-stays' };
    const told = everybody();
    expect(why(told, { ...KASSANDROS, general: 'antigonos' })).toMatchObject({
      ...stays,
      params: { general: 'antigonos' },
    });
    expect(may(told, { ...KASSANDROS, general: 'antigonos' })).toBe(false);
    const minor = begin(
      { control: { pella: 'red' }, forces: { 'red:pella': { mercenary: 3 } }, minors: ['red:pella'] },
      'minor',
      'red:pella',
    );
    expect(why(minor, OWN_MINOR)).toMatchObject({ ...stays, params: { general: 'minor' } });
    expect(may(minor, OWN_MINOR)).toBe(false);
  });
});

describe('Where nothing is dropped off', () => {
  test('R 8.3.8.2 among those who grant passage', () => {
    const given: Setting = {
      ...court,
      forces: { 'red:pella': { mercenary: 3, loyal: 1 }, 'blue:larisa': { mercenary: 2 } },
      minors: ['red:pella', 'blue:larisa'],
    };
    const asked = go(begin(given, 'antigonos', 'red:pella'), { type: 'march', to: 'larisa', passage: true });
    const passing = go(asked, { type: 'grantPassage', grant: true });
    expect(why(passing, ONE)).toMatchObject({
      code: 'enemyUnitsThere',
      rule: 'R 8.3.8.2',
      params: { space: 'larisa' },
    });
    expect(listed(passing, 'leaveUnits')).toEqual([]);
  });

  test('R 8.3.7 in the city of another', () => {
    const told = everybody({ control: { pella: 'blue' } });
    for (const action of [KASSANDROS, OWN_MINOR, HERAKLES, CART])
      expect(why(told, { ...action, inside: true })).toMatchObject({
        code: 'notYourCity',
        rule: 'R 8.3.7',
        params: { player: 'red', space: 'pella' },
      });
  });

  test('R 4.16 where the city is full', () => {
    const told = everybody({ forces: { 'red:pella:inside': { loyal: 1 } } });
    expect(may(told, { ...ONE, inside: true })).toBe(true);
    expect(may(told, { ...ONE, count: 2, inside: true })).toBe(false);
    expect(why(told, { ...ONE, count: 2, inside: true })).toMatchObject({
      code: 'cityFull',
      rule: 'R 4.16',
      params: { space: 'pella', count: 2 },
    });
  });

  test('R 19.10 Elephants in a city, where that rule is played', () => {
    const elephants = { ...ONE, unit: 'elephant' } as const;
    const given = { forces: { 'red:pella': { elephant: 1, loyal: 1 } } } as const;
    expect(may(everybody(given), { ...elephants, inside: true })).toBe(true);
    const told = everybody({ ...given, options: { players: 4, optionalRules: ['elephantsOutside'] } });
    expect(may(told, elephants)).toBe(true);
    expect(may(told, { ...elephants, inside: true })).toBe(false);
    expect(why(told, { ...elephants, inside: true })).toMatchObject({ code: 'elephantsOutside', rule: 'R 19.10' });
    expect(why(told, { ...ONE, unit: 'loyal', inside: true })).toBeUndefined();
  });

  test('R 8.4.5 from the sea beside an enemy general without CUs (ruling voyage-and-interception)', () => {
    const state: Setting = {
      control: { pelousion: 'red', gaza: 'red' },
      forces: { 'red:pelousion': { mercenary: 3 } },
      generals: { antigonos: 'red:pelousion', krateros: 'blue:gaza' },
    };
    const off = go(begin(state, 'antigonos', 'red:pelousion'), { type: 'embark' }, { type: 'sail', to: 'gaza' });
    expect(why(off, ONE)).toMatchObject({
      code: 'enemiesThere',
      rule: 'ruling voyage-and-interception',
      params: { space: 'gaza' },
    });
    expect(why(off, KASSANDROS)).toMatchObject({ code: 'noSuchPiece', rule: 'R 8.4.5' });
  });
});

describe('A general without CUs (R 8.3.3)', () => {
  /** Antigonos and Kassandros go alone from Pella to Larisa, where Blue's Krateros is alone as well. */
  const atLarisa = (more: Setting = {}): Told =>
    go(
      begin(
        { ...more, generals: { antigonos: 'red:pella', kassandros: 'red:pella', ...more.generals } },
        'antigonos',
        'red:pella',
      ),
      march('larisa'),
    );
  const krateros: Setting = { generals: { krateros: 'blue:larisa' } };

  test('R 8.3.3 is not left beside an enemy general who is alone', () => {
    expect(why(atLarisa(krateros), KASSANDROS)).toMatchObject({
      code: 'mustGoOn',
      rule: 'R 8.3.3',
      params: { player: 'red', space: 'larisa' },
    });
    expect(may(atLarisa(krateros), KASSANDROS)).toBe(false);
  });

  test('R 8.3.1, 8.3.3 but where nobody is, where CUs of his player are, or inside his city', () => {
    expect(may(atLarisa(), KASSANDROS)).toBe(true);
    const beside: Setting = {
      forces: { 'red:larisa': { loyal: 1 } },
      generals: { antigonos: 'red:larisa', kassandros: 'red:larisa', krateros: 'blue:larisa' },
    };
    expect(may(begin(beside, 'antigonos', 'red:larisa'), KASSANDROS)).toBe(true);
    // The CU has moved and is not of the group: it is there all the same.
    const tired = { moved: { ...NOTHING_MOVED, forces: { 'red:larisa': { loyal: 1 } } } };
    const alone = begin({ ...beside, rest: tired }, 'antigonos', 'red:larisa');
    expect(marching(alone).group.units.loyal).toBe(0);
    expect(may(alone, KASSANDROS)).toBe(true);
    expect(why(alone, KASSANDROS)).toBeUndefined();
    const home = go(
      begin(
        {
          control: { pella: 'red' },
          generals: { antigonos: 'red:larisa', kassandros: 'red:larisa', krateros: 'blue:pella' },
        },
        'antigonos',
        'red:larisa',
      ),
      march('pella'),
    );
    expect(may(home, KASSANDROS)).toBe(false);
    expect(may(home, { ...KASSANDROS, inside: true })).toBe(true);
  });
});

describe('Minor Generals (R 3.1.2)', () => {
  const inside = { inside: true } as const;

  test('R 3.1.2 one of the group stays where CUs are, be it those of the group', () => {
    const told = everybody();
    const place = { player: 'red', general: 'minor', space: 'pella', inside: true };
    expect(may(told, OWN_MINOR)).toBe(true);
    expect(may(told, { ...OWN_MINOR, ...inside })).toBe(false);
    expect(why(told, { ...OWN_MINOR, ...inside })).toMatchObject({
      code: 'needsUnits',
      rule: 'R 3.1.2',
      params: place,
    });
    expect(may(everybody({ forces: { 'red:pella:inside': { loyal: 1 } } }), { ...OWN_MINOR, ...inside })).toBe(true);
  });

  test('R 3.1.2, 8.4.5 from the sea only with CUs that have been put ashore', () => {
    const state: Setting = {
      control: { pelousion: 'red' },
      forces: { 'red:pelousion': { mercenary: 3 } },
      generals: { antigonos: 'red:pelousion' },
      minors: ['red:pelousion'],
    };
    const off = go(begin(state, 'antigonos', 'red:pelousion'), { type: 'embark' }, { type: 'sail', to: 'gaza' });
    expect(why(off, OWN_MINOR)).toMatchObject({
      code: 'needsUnits',
      rule: 'R 3.1.2',
      params: { player: 'red', general: 'minor', space: 'gaza', inside: false },
    });
    expect(may(go(off, ONE), OWN_MINOR)).toBe(true);
  });

  test('R 3.1.2 one from elsewhere comes to CUs that would stay without a general (ruling repositioning)', () => {
    const place = { space: 'pella', inside: false };
    const bare: Setting = {
      control: { pella: 'red' },
      forces: { 'red:pella': { mercenary: 3 } },
      generals: { antigonos: 'red:pella' },
    };
    const told = begin(bare, 'antigonos', 'red:pella');
    expect(why(told, SUPPLY)).toMatchObject({
      code: 'needsUnits',
      rule: 'R 3.1.2',
      params: { player: 'red', general: 'minor', ...place },
    });
    const left = go(told, ONE);
    expect(may(left, SUPPLY)).toBe(true);
    expect(why(left, { ...SUPPLY, from: 'kabyle' })).toMatchObject({
      code: 'noMinorGeneral',
      rule: 'ruling repositioning',
      params: { player: 'red', from: 'kabyle' },
    });
    expect(minors(go(left, SUPPLY), 'red')).toHaveLength(1);
    expect(why(go(everybody(), ONE, KASSANDROS), SUPPLY)).toMatchObject({
      code: 'ledAlready',
      rule: 'ruling repositioning',
      params: place,
    });
  });

  test('R 3.1.2 when the supply is empty one comes from where a marker shows whose the CUs are (ruling repositioning)', () => {
    const spare = nobodyToSpare({
      control: { pella: 'red', kabyle: 'red' },
      forces: { 'red:pella': { mercenary: 3 } },
      generals: { antigonos: 'red:pella' },
    });
    const left = go(begin(spare, 'antigonos', 'red:pella'), ONE);
    expect(listed(left, 'leaveMinorGeneral').map(({ from }) => from)).toEqual(['kabyle']);
    const come = go(left, { ...SUPPLY, from: 'kabyle' });
    expect(
      minors(come, 'red')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['abdera', 'byzantion', 'chersonesos', 'pella']);
  });

  test('R 3.1.2 they go home when the last CU beside them has gone into the city', () => {
    const given: Setting = { forces: { 'red:pella': { mercenary: 2 } } };
    const told = go(everybody(given), { ...ONE, count: 2, inside: true });
    expect(forces(told, 'red:pella:inside')).toEqual({ mercenary: 2 });
    expect(minors(told, 'red')).toEqual([]);
    expect(marching(told).group.minors).toBe(0);
  });
});

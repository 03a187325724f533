/** R 8.3.1, 8.4.5, 15.4.1, 18.6: what an Army picks up on its way, and why it may not pick up the rest. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import { type GameState, NOTHING_MOVED, type Royal } from '../../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { legal, setting, type Setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, go, march } from './marching.js';

const heir = (controller: PlayerId, space: SpaceId): Royal => ({
  status: 'active',
  space,
  inside: false,
  controller,
});
const withRoyals = (royals: Partial<GameState['royals']>): Pick<GameState, 'royals'> => ({
  royals: { ...setting({}).royals, ...royals },
});
type Particulars<A> = A extends { readonly player: unknown } ? Omit<A, 'player'> : never;
const why = ({ state }: Told, action: Particulars<Action>) =>
  machine.explainAction(state, { ...action, player: 'red' } as Action);
const takings = (told: Told): readonly Action[] => legal(told).filter(({ type }) => type.startsWith('take'));

/** Antigonos and his Army have come from Pella to Larisa; with this there. */
const atLarisa = (given: Setting, army: Setting['forces'] = { 'red:pella': { mercenary: 2 } }): Told => {
  const state = field({
    ...given,
    forces: { ...army, ...given.forces },
    generals: { antigonos: 'red:pella', ...given.generals },
  });
  return go(activate({ state, events: [] }, 'antigonos', 'red:pella', { points: 6 }), march('larisa'));
};

/** Three loyal CUs, one of whom has moved, Krateros, a Minor General, Herakles and the cart; Kassandros and Philippos have moved. */
const company: Setting = {
  forces: { 'red:larisa': { loyal: 3 } },
  generals: { krateros: 'red:larisa', kassandros: 'red:larisa' },
  minors: ['red:larisa'],
  rest: {
    ...withRoyals({ herakles: heir('red', 'larisa'), philippos: heir('red', 'larisa') }),
    body: { status: 'cart', space: 'larisa', inside: false, controller: 'red' },
    moved: {
      ...NOTHING_MOVED,
      forces: { 'red:larisa': { loyal: 1 } },
      generals: ['kassandros'],
      royals: ['philippos'],
    },
  },
};
const here = { space: 'larisa', inside: false } as const;

const LOYAL = { type: 'takeUnits', unit: 'loyal', inside: false } as const;
const KRATEROS = { type: 'takeGeneral', general: 'krateros', inside: false } as const;
const MINOR = { type: 'takeMinorGeneral', inside: false } as const;
const HERAKLES = { type: 'takeRoyal', royal: 'herakles', inside: false } as const;
const CART = { type: 'takeCart', inside: false } as const;
const TAKEN = [{ ...LOYAL, count: 1 }, KRATEROS, MINOR, HERAKLES, CART] as const;

describe('What is picked up', () => {
  test('R 8.3.1, 15.4.1, 18.6 all that has not moved in this Segment, each kind and piece once', () => {
    const told = atLarisa(company);
    expect(takings(told)).toHaveLength(6);
    for (const action of [...TAKEN, { ...LOYAL, count: 2 }])
      expect(takings(told)).toContainEqual({ ...action, player: 'red' });
    const all = go(told, ...TAKEN);
    expect(takings(all)).toEqual([]);
    expect(all.state.stack.at(-1)).toMatchObject({
      commander: 'krateros',
      group: { minors: 1, royals: ['herakles'], cart: true, units: { mercenary: 2, loyal: 1 } },
    });
  });
});

describe('CUs', () => {
  test('R 8.3.1 those that have moved stay, and there are no more than there are', () => {
    const told = atLarisa(company);
    expect(why(told, { ...LOYAL, count: 3 })).toMatchObject({
      code: 'alreadyMoved',
      rule: 'R 8.3.1',
      params: { unit: 'loyal', space: 'larisa', inside: false },
    });
    expect(why(told, { ...LOYAL, count: 4 })).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 8.3.1',
      params: { unit: 'loyal', count: 4, available: 2 },
    });
  });

  test('R 8.3.1 of each kind it is decided once how many (ruling once-a-visit)', () => {
    const once = go(atLarisa(company), { ...LOYAL, count: 1 });
    expect(why(once, { ...LOYAL, count: 1 })).toMatchObject({
      code: 'alreadyDecided',
      rule: 'ruling once-a-visit',
      params: { unit: 'loyal' },
    });
  });

  test('R 8.4.1 no more come aboard than eight in all', () => {
    const state = field({
      control: { pelousion: 'red' },
      forces: { 'red:pelousion': { mercenary: 5 }, 'red:gaza': { loyal: 4 } },
      generals: { antigonos: 'red:pelousion' },
      minors: ['red:gaza'],
    });
    const off = go(
      activate({ state, events: [] }, 'antigonos', 'red:pelousion', { points: 4 }),
      { type: 'embark' },
      { type: 'sail', to: 'gaza' },
    );
    expect(takings(off)).toContainEqual({ ...LOYAL, player: 'red', count: 3 });
    expect(why(off, { ...LOYAL, count: 4 })).toMatchObject({
      code: 'tooManyUnits',
      rule: 'R 8.4.1',
      params: { space: 'gaza', count: 9 },
    });
    expect(why(off, KRATEROS)).toMatchObject({ code: 'noSuchPiece', rule: 'R 8.4.5' });
  });

  test('R 8.3.7 what is in the city of another is out of reach', () => {
    const state = field({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { antigonos: 'red:pella' },
    });
    const told = activate({ state, events: [] }, 'antigonos', 'red:pella', { points: 4 });
    for (const action of TAKEN)
      expect(why(told, { ...action, inside: true })).toMatchObject({
        code: 'notYourCity',
        rule: 'R 8.3.7',
        params: { player: 'red', space: 'pella' },
      });
  });
});

describe('Generals', () => {
  test('R 8.3.1 who is elsewhere, or is of the Army already, is not to be had', () => {
    const told = atLarisa({ ...company, generals: { ...company.generals, seleukos: 'red:lamia' } });
    for (const general of ['seleukos', 'antigonos'] as const)
      expect(why(told, { ...KRATEROS, general })).toMatchObject({
        code: 'noSuchPiece',
        rule: 'R 8.3.1',
        params: { player: 'red', general, ...here },
      });
  });

  test('R 8.3.1 who has moved stays, and who has been left here is not taken up again', () => {
    const told = atLarisa(company);
    expect(why(told, { ...KRATEROS, general: 'kassandros' })).toMatchObject({
      code: 'alreadyMoved',
      rule: 'R 8.3.1',
      params: { general: 'kassandros' },
    });
    const state = field({
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { krateros: 'red:pella', antigonos: 'red:pella' },
    });
    const begun = activate({ state, events: [] }, 'krateros', 'red:pella', { points: 4 });
    const left = go(begun, { type: 'leaveGeneral', general: 'antigonos', inside: false });
    expect(why(left, { ...KRATEROS, general: 'antigonos' })).toMatchObject({
      code: 'alreadyDecided',
      rule: 'ruling once-a-visit',
      params: { general: 'antigonos' },
    });
  });

  test('R 3.1.2, 8.3.1 Minor Generals: none but those of the Army, one who has moved, one a visit, and none without CUs', () => {
    const bare: Setting = { forces: { 'red:larisa': { loyal: 1 } }, control: { larisa: 'red' } };
    const params = { general: 'minor' };
    expect(why(atLarisa(bare), MINOR)).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 8.3.1',
      params: { player: 'red', general: 'minor', ...here },
    });
    expect(why(atLarisa({ ...bare, minors: ['red:pella'] }), MINOR)).toMatchObject({ code: 'noSuchPiece' });
    const tired = { ...NOTHING_MOVED, minorGenerals: { 'red:larisa': 1 } };
    expect(why(atLarisa({ ...bare, minors: ['red:larisa'], rest: { moved: tired } }), MINOR)).toMatchObject({
      code: 'alreadyMoved',
      rule: 'R 8.3.1',
      params,
    });
    expect(why(go(atLarisa({ ...bare, minors: ['red:larisa', 'red:larisa'] }), MINOR), MINOR)).toMatchObject({
      code: 'alreadyDecided',
      rule: 'ruling once-a-visit',
      params,
    });
    const alone = atLarisa({ ...bare, minors: ['red:larisa'] }, {});
    expect(why(alone, MINOR)).toMatchObject({ code: 'needsUnits', rule: 'R 3.1.2', params });
    expect(takings(alone)).not.toContainEqual({ ...MINOR, player: 'red' });
  });
});

describe('Royals and the cart', () => {
  test('R 18.6, 8.3.1 an Heir of another place, one who has moved, one who is with the Army', () => {
    const told = atLarisa(company);
    expect(why(told, { ...HERAKLES, royal: 'alexandros' })).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 18.6',
      params: { player: 'red', royal: 'alexandros', ...here },
    });
    expect(why(told, { ...HERAKLES, royal: 'philippos' })).toMatchObject({
      code: 'alreadyMoved',
      rule: 'R 8.3.1',
      params: { royal: 'philippos' },
    });
    expect(why(go(told, HERAKLES), HERAKLES)).toMatchObject({ code: 'noSuchPiece', rule: 'R 18.6' });
    const left = go(told, HERAKLES, march('pella'), { type: 'leaveRoyal', royal: 'herakles', inside: false });
    expect(why(left, HERAKLES)).toMatchObject({ code: 'alreadyMoved', params: { royal: 'herakles' } });
  });

  test('R 18.6, 15.4.1 a general without CUs carries nobody', () => {
    const alone = atLarisa({ ...company, forces: {}, minors: [] }, {});
    expect(why(alone, HERAKLES)).toMatchObject({ code: 'noCarriers', rule: 'R 18.6', params: { royal: 'herakles' } });
    expect(why(alone, CART)).toMatchObject({ code: 'noCarriers', rule: 'R 15.4.1', params: { royal: 'cart' } });
  });

  test('R 15.4.1, 6.1.1 the cart of another place, on Game Turn 1, one that has moved', () => {
    const cart = (rest: Setting['rest']) => atLarisa({ ...company, rest: { ...company.rest, ...rest } });
    const there = { status: 'cart', space: 'lamia', inside: false, controller: 'red' } as const;
    expect(why(cart({ body: there }), CART)).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 15.4.1',
      params: { player: 'red', royal: 'cart', ...here },
    });
    expect(why(cart({ turn: 1 }), CART)).toMatchObject({ code: 'cartRests', rule: 'R 6.1.1', params: { turn: 1 } });
    expect(why(cart({ moved: { ...NOTHING_MOVED, cart: true } }), CART)).toMatchObject({
      code: 'alreadyMoved',
      rule: 'R 8.3.1',
      params: { royal: 'cart' },
    });
    expect(why(go(cart({}), CART), CART)).toMatchObject({ code: 'noSuchPiece', rule: 'R 15.4.1' });
  });

  test('R 18.6, 15.4.1 whom the Army has put down before it moved it does not take up again (ruling once-a-visit)', () => {
    const state = field({
      forces: { 'red:pella': { mercenary: 2 } },
      generals: { antigonos: 'red:pella' },
      rest: {
        ...withRoyals({ herakles: heir('red', 'pella') }),
        body: { status: 'cart', space: 'pella', inside: false, controller: 'red' },
      },
    });
    const begun = activate({ state, events: [] }, 'antigonos', 'red:pella', { points: 4 });
    const left = go(
      begun,
      { type: 'leaveRoyal', royal: 'herakles', inside: false },
      { type: 'leaveCart', inside: false },
    );
    const decided = { code: 'alreadyDecided', rule: 'ruling once-a-visit' };
    expect(why(left, HERAKLES)).toMatchObject({ ...decided, params: { royal: 'herakles' } });
    expect(why(left, CART)).toMatchObject({ ...decided, params: { royal: 'cart' } });
    expect(takings(left)).toEqual([]);
  });
});

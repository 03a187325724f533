/** R 9.1: what goes through the gate of a Major City before an Army that has entered its space, and what does not. */
import { describe, expect, it } from 'vitest';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { body, forces, general, legal, minors, royal, said, topKind, type Setting, type Told } from '../language.js';
import { choose, field, march, passes } from './battlefield.js';
import { go, objection } from './marching.js';

const { royals, body: theBody } = initialState({ players: 4 });
/** The Funeral Cart before Pella, and an Heir there, in Red's hands. */
const cart = { ...theBody, space: 'pella', controller: 'red' } as const;
const heir = (inside: boolean) => ({ status: 'active', space: 'pella', inside, controller: 'red' }) as const;

/** Blue comes from Larisa to Pella, Red's: some of all that he has there is before the city, some of it inside. */
const pella = ({ rest, ...more }: Setting = {}): Told =>
  march(
    field({
      active: 'blue',
      control: { pella: 'red' },
      generals: { krateros: 'blue:larisa', antipatros: 'red:pella', seleukos: 'red:pella:inside' },
      minors: ['red:pella', 'red:pella', 'red:pella:inside'],
      rest: {
        royals: { ...royals, alexandros: heir(false), philippos: heir(true) },
        body: cart,
        ...rest,
      },
      ...more,
      forces: {
        'blue:larisa': { mercenary: 3 },
        'red:pella': { mercenary: 2, loyal: 1 },
        'red:pella:inside': { mercenary: 1 },
        ...more.forces,
      },
    }),
    'blue',
    'larisa',
    'pella',
  );

/** All that may pass the gate. */
const gate = (told: Told): readonly string[] =>
  legal(told)
    .flatMap((action) => {
      switch (action.type) {
        case 'moveIntoCity':
          return [`${action.count} ${action.unit} in`];
        case 'moveOutOfCity':
          return [`${action.count} ${action.unit} out`];
        case 'moveGeneralThroughGate':
          return [`${action.general} ${action.inside ? 'in' : 'out'}`];
        case 'moveRoyalThroughGate':
          return [`${action.royal} ${action.inside ? 'in' : 'out'}`];
        default:
          return [];
      }
    })
    .sort();

const units = (into: boolean, unit: 'mercenary' | 'loyal', count: number) =>
  ({ type: into ? 'moveIntoCity' : 'moveOutOfCity', unit, count }) as const;
const officer = (name: 'antipatros' | 'seleukos' | 'minor', inside: boolean) =>
  ({ type: 'moveGeneralThroughGate', general: name, inside }) as const;
const ward = (name: 'alexandros' | 'philippos' | 'cart', inside: boolean) =>
  ({ type: 'moveRoyalThroughGate', royal: name, inside }) as const;

describe('who may pass', () => {
  it('R 9.1, 4.16 CUs as far as there is room, all generals and royals, and the cart: each the other way from where it is', () => {
    const told = pella();
    expect(told.state.stack.at(-1)).toMatchObject({ kind: 'arrangeCity', player: 'red', space: 'pella', handled: [] });
    expect(gate(told)).toEqual([
      '1 loyal in',
      '1 mercenary in',
      '1 mercenary out',
      'alexandros in',
      'antipatros in',
      'cart in',
      'minor in',
      'minor out',
      'philippos out',
      'seleukos out',
    ]);
  });

  it('R 9.1 all of them through the gate: those outside are inside, and those inside are outside', () => {
    const turned = go(
      pella(),
      units(false, 'mercenary', 1),
      units(true, 'loyal', 1),
      officer('antipatros', true),
      officer('seleukos', false),
      officer('minor', true),
      officer('minor', true),
      ward('alexandros', true),
      ward('philippos', false),
      ward('cart', true),
    );
    expect(gate(turned)).toEqual([]);
    expect(forces(turned, 'red:pella')).toEqual({ mercenary: 3 });
    expect(forces(turned, 'red:pella:inside')).toEqual({ loyal: 1 });
    expect(general(turned, 'antipatros')).toMatchObject({ space: 'pella', inside: true, moved: false });
    expect(general(turned, 'seleukos')).toMatchObject({ space: 'pella', inside: false, moved: false });
    expect(minors(turned, 'red')).toEqual([1, 2, 3].map(() => ({ space: 'pella', inside: true, moved: false })));
    expect(royal(turned, 'alexandros')).toMatchObject({ space: 'pella', inside: true, controller: 'red' });
    expect(royal(turned, 'philippos')).toMatchObject({ space: 'pella', inside: false, controller: 'red' });
    expect(body(turned)).toMatchObject({ space: 'pella', inside: true, controller: 'red' });
  });

  it('R 9.1 Minor Generals are alike: while some go in none comes out, and the other way round', () => {
    const gone = go(pella(), officer('minor', true));
    expect(gate(gone)).toContain('minor in');
    expect(gate(gone)).not.toContain('minor out');
    expect(objection(gone, officer('minor', false))).toEqual([
      'alreadyDecided',
      'R 9.1',
      { space: 'pella', choice: 'minor:in' },
    ]);
    const come = go(pella(), officer('minor', false));
    expect(minors(come, 'red')).toEqual([1, 2, 3].map(() => ({ space: 'pella', inside: false, moved: false })));
    expect(gate(come).filter((passing) => passing.startsWith('minor'))).toEqual([]);
    expect(objection(come, officer('minor', true))).toEqual([
      'alreadyDecided',
      'R 9.1',
      { space: 'pella', choice: 'minor:out' },
    ]);
  });

  it('R 8.3.3, 9.1 a general alone inside need not come out; if he does, he is alone before the Army', () => {
    const told = pella({
      forces: { 'red:pella': {}, 'red:pella:inside': {} },
      generals: { krateros: 'blue:larisa', seleukos: 'red:pella:inside' },
      minors: [],
      rest: { royals, body: theBody },
    });
    expect(gate(told)).toEqual(['seleukos out']);
    expect(general(passes(choose(told, officer('seleukos', false))), 'seleukos').status).toBe('dispersed');
    expect(general(passes(told), 'seleukos')).toMatchObject({ status: 'map', space: 'pella', inside: true });
  });
});

describe('when nobody is asked', () => {
  /** Blue comes from Larisa to a space that somebody holds, with one Army there; what is asked first. */
  const first = (space: string, holder: 'red' | 'blue', army: string, posted: boolean) =>
    march(
      field({
        active: 'blue',
        control: { [space]: holder },
        forces: { 'blue:larisa': { mercenary: 3 }, [army]: { loyal: 1 } },
        generals: { krateros: 'blue:larisa' },
        minors: posted ? [army] : [],
      }),
      'blue',
      'larisa',
      space,
    );

  it('R 9.1 his own city, and a Minor City, are entered without', () => {
    expect(topKind(first('pella', 'red', 'red:pella:inside', true))).toBe('arrangeCity');
    expect(topKind(first('pella', 'blue', 'blue:pella:inside', true))).toBe('march');
    expect(topKind(first('pherai', 'red', 'red:pherai', true))).toBe('avoidBattle');
  });

  it('R 9.1 so is one whose holder has nobody there', () => {
    const told = first('pella', 'red', 'red:athenai', true);
    expect(said(told, 'cityArranged')).toEqual([]);
    expect(topKind(told)).toBe('march');
    const held = passes(first('pella', 'red', 'red:pella:inside', false));
    expect(said(held, 'cityArranged')).toEqual([
      { type: 'cityArranged', rule: 'R 9.1', player: 'red', space: 'pella' },
    ]);
  });
});

describe('who may not', () => {
  it('R 9.1 what has passed once does not come back', () => {
    const passed = go(
      pella(),
      units(true, 'loyal', 1),
      officer('antipatros', true),
      ward('alexandros', true),
      ward('cart', true),
    );
    const twice = (choice: string) => ['alreadyDecided', 'R 9.1', { space: 'pella', choice }];
    expect(objection(passed, units(false, 'loyal', 1))).toEqual(twice('loyal'));
    expect(objection(passed, officer('antipatros', false))).toEqual(twice('antipatros'));
    expect(objection(passed, ward('alexandros', false))).toEqual(twice('alexandros'));
    expect(objection(passed, ward('cart', false))).toEqual(twice('cart'));
  });

  it('R 9.1, 4.16 nor what is not there, or finds no room', () => {
    const told = pella();
    expect(objection(told, units(true, 'mercenary', 3))).toEqual([
      'noSuchPiece',
      'R 9.1',
      { unit: 'mercenary', count: 3, available: 2 },
    ]);
    expect(objection(told, units(false, 'loyal', 1))).toEqual([
      'noSuchPiece',
      'R 9.1',
      { unit: 'loyal', count: 1, available: 0 },
    ]);
    expect(objection(told, units(true, 'mercenary', 2))).toEqual(['cityFull', 'R 4.16', { space: 'pella', count: 2 }]);
  });

  it('R 9.1 a general or a royal who is on the other side of the gate, or elsewhere', () => {
    const told = pella();
    const missing = (who: object, inside: boolean) => [
      'noSuchPiece',
      'R 9.1',
      { player: 'red', ...who, space: 'pella', inside },
    ];
    expect(objection(told, officer('seleukos', true))).toEqual(missing({ general: 'seleukos' }, false));
    expect(objection(told, officer('antipatros', false))).toEqual(missing({ general: 'antipatros' }, true));
    expect(objection(told, ward('philippos', true))).toEqual(missing({ royal: 'philippos' }, false));
    expect(objection(told, ward('alexandros', false))).toEqual(missing({ royal: 'alexandros' }, true));
    expect(objection(told, ward('cart', false))).toEqual(missing({ royal: 'cart' }, true));
    const without = pella({ minors: [], rest: { body: theBody } });
    expect(objection(without, officer('minor', true))).toEqual(missing({ general: 'minor' }, false));
    expect(objection(without, ward('cart', true))).toEqual(missing({ royal: 'cart' }, false));
  });

  it('R 6.1.1 the cart on Game Turn 1, when it rests where it is', () => {
    const first = pella({ rest: { turn: 1 } });
    expect(gate(first)).not.toContain('cart in');
    expect(objection(first, ward('cart', true))).toEqual(['cartRests', 'R 6.1.1', { turn: 1 }]);
    expect(objection(first, ward('cart', false))?.[0]).toBe('noSuchPiece');
    expect(objection(first, ward('philippos', true))?.[0]).toBe('noSuchPiece');
  });

  it('R 9.1 nothing else is done meanwhile', () => {
    expect(objection(pella(), { type: 'withdraw' })).toEqual(['outOfPhase', 'R 9.1', { type: 'withdraw' }]);
  });
});

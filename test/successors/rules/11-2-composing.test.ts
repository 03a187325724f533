/** R 3.1.2, 11.1, 11.2: how an intercepting Army is put together, and why not otherwise. */
import { describe, expect, it } from 'vitest';
import { dice, forces, general, legal, minors, play, type Setting, type Told } from '../language.js';
import { choose, enter, field, passes } from './battlefield.js';
import { go, objection } from './marching.js';
import { why } from './refusing.js';

/** Antipatros with five CUs in Pella, which has no marker; White's Krateros comes from Lamia into Larisa, which is nobody's. */
const pella = (more: Setting = {}): Told =>
  enter(
    field({
      active: 'white',
      ...more,
      generals: { antipatros: 'red:pella', krateros: 'white:lamia', ...more.generals },
      forces: { 'red:pella': { mercenary: 3, loyal: 2 }, 'white:lamia': { mercenary: 3 }, ...more.forces },
    }),
    'white',
    'lamia',
    'larisa',
  );
/** All four Minor Generals of Red are in Gaza, which can spare three of them. */
const inGaza: Setting = {
  forces: { 'red:gaza': { loyal: 1 } },
  minors: ['red:gaza', 'red:gaza', 'red:gaza', 'red:gaza'],
};
const aid: Setting = { options: { players: 4, edition: 'player-aid' } };

const under = (told: Told, commander: string, from = 'pella') => choose(told, { type: 'intercept', from, commander });
const along = (unit: 'mercenary' | 'loyal' | 'elephant', count: number) =>
  ({ type: 'interceptWith', unit, count }) as const;
const withHim = (name: 'kassandros' | 'seleukos' | 'minor') =>
  ({ type: 'interceptWithGeneral', general: name }) as const;
const declare = { type: 'declareInterception' } as const;
const place = (space: string, from: string | null = null, inside = false) =>
  ({ type: 'placeMinorGeneral', space, inside, from }) as const;
const intercept = (from: string, commander: 'antipatros' | 'kassandros' | 'minor', inside = false) =>
  ({ type: 'intercept', from, inside, commander }) as const;

const offers = (told: Told) =>
  legal(told).flatMap((action) => (action.type === 'interceptWith' ? [`${action.count} ${action.unit}`] : []));
const sources = (told: Told) =>
  legal(told).flatMap((action) => (action.type === 'placeMinorGeneral' ? [action.from] : []));

describe('beginning an attempt', () => {
  it('R 11.1, 11.8 from where an Army may intercept, and under a general who is there', () => {
    const told = pella(inGaza);
    expect(told.state.stack.at(-1)).toMatchObject({ kind: 'interception', into: 'larisa', handled: [], done: [] });
    const none = (from: string, commander: string) => ['noInterception', 'R 11.8', { from, into: 'larisa', commander }];
    expect(objection(told, intercept('pella', 'antipatros'))).toBeUndefined();
    expect(objection(told, intercept('pella', 'kassandros'))).toEqual(none('pella', 'kassandros'));
    expect(objection(told, intercept('pella', 'antipatros', true))).toEqual(none('pella', 'antipatros'));
    expect(objection(told, intercept('gaza', 'minor'))).toEqual(none('gaza', 'minor'));
  });

  it('R 11.1 and no second time from the same space', () => {
    const both = pella({ forces: { 'red:pherai': { loyal: 2 } }, minors: ['red:pherai'] });
    const given = passes(under(both, 'antipatros'));
    expect(given.state.stack.at(-1)).toMatchObject({
      kind: 'interception',
      building: null,
      placing: null,
      done: [],
      handled: ['pella'],
    });
    expect(objection(given, intercept('pella', 'antipatros'))).toEqual(['alreadyDecided', 'R 11.1', { from: 'pella' }]);
  });

  it('R 11.2 before anything is taken along', () => {
    const told = pella();
    for (const action of [along('loyal', 1), withHim('minor'), declare, place('pella')])
      expect(objection(told, action)).toEqual(['wrongStep', 'R 11.2', { into: 'larisa' }]);
    expect(objection(told, { type: 'withdraw' })).toEqual(['outOfPhase', 'R 11', { type: 'withdraw' }]);
  });
});

describe('taking along', () => {
  it('R 11.2 CUs once by their kind, as many as there are', () => {
    const begun = under(pella(), 'antipatros');
    expect(objection(begun, along('mercenary', 4))).toEqual([
      'noSuchPiece',
      'R 11.2',
      { unit: 'mercenary', count: 4, available: 3 },
    ]);
    expect(objection(begun, along('elephant', 1))).toEqual([
      'noSuchPiece',
      'R 11.2',
      { unit: 'elephant', count: 1, available: 0 },
    ]);
    expect(objection(go(begun, along('mercenary', 2)), along('mercenary', 1))).toEqual([
      'alreadyDecided',
      'R 11.2',
      { unit: 'mercenary' },
    ]);
  });

  it('R 11.2 generals who serve under the commander, Major and Minor', () => {
    const told = pella({
      control: { pella: 'red' },
      generals: { kassandros: 'red:pella' },
      minors: ['red:pella', 'red:pella'],
    });
    const begun = under(told, 'antipatros');
    expect(objection(begun, withHim('seleukos'))).toEqual([
      'noSuchPiece',
      'R 11.2',
      { player: 'red', general: 'seleukos', space: 'pella', inside: false },
    ]);
    const composed = go(begun, withHim('kassandros'), withHim('minor'), along('loyal', 2));
    expect(objection(composed, withHim('kassandros'))?.[0]).toBe('noSuchPiece');
    const done = play(go(composed, declare), ...dice(5));
    expect(forces(done, 'red:larisa')).toEqual({ loyal: 2 });
    expect(general(done, 'antipatros').space).toBe('larisa');
    expect(general(done, 'kassandros').space).toBe('larisa');
    expect(
      minors(done, 'red')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['larisa', 'pella']);
  });

  it('R 11.2 nothing else meanwhile: no other attempt, and none without CUs', () => {
    const begun = under(pella({ forces: { 'red:pherai': { loyal: 2 } }, minors: ['red:pherai'] }), 'antipatros');
    expect(objection(begun, intercept('pherai', 'minor'))).toEqual([
      'otherMatter',
      'R 11.2',
      { from: 'pherai', waitingFor: 'pella' },
    ]);
    expect(objection(begun, declare)).toEqual(['needsUnits', 'R 11.2', { player: 'red', from: 'pella' }]);
    expect(objection(begun, { type: 'withdraw' })).toEqual(['outOfPhase', 'R 11', { type: 'withdraw' }]);
  });

  it('R 3.3.1, 11.2 what stays behind must show whose it is', () => {
    const ownerless = ['ownerless', 'R 11.2', { from: 'pella' }];
    expect(objection(go(under(pella(), 'antipatros'), along('mercenary', 2)), declare)).toEqual(ownerless);
    const poor = pella({ ...inGaza, generals: { kassandros: 'red:pella' } });
    expect(objection(under(pella(inGaza), 'antipatros'), along('mercenary', 2))).toEqual(ownerless);
    expect(objection(go(under(poor, 'antipatros'), along('mercenary', 2)), withHim('kassandros'))).toEqual(ownerless);
  });

  it('R 3.3.1, 11.2 and does, if a Minor General of the place stays with them', () => {
    const taken = go(under(pella({ minors: ['red:pella'] }), 'antipatros'), along('mercenary', 2));
    expect(objection(taken, declare)).toBeUndefined();
    expect(objection(taken, place('pella'))?.[0]).toBe('ledAlready');
    expect(objection(go(taken, withHim('minor')), declare)).toEqual(['ownerless', 'R 11.2', { from: 'pella' }]);
  });
});

describe('R 3.1.2 a Minor General is called', () => {
  it('R 3.1.2 to stay with a rest, of which somebody must be left', () => {
    const placed = go(under(pella(), 'antipatros'), along('mercenary', 3), place('pella'));
    expect(offers(placed)).toEqual(['1 loyal']);
    expect(objection(placed, along('loyal', 2))).toEqual(['ownerless', 'R 11.2', { from: 'pella' }]);
  });

  it('R 3.1.2 or to lead what intercepts: then the Major General stays, if need be without CUs', () => {
    const begun = under(pella(), 'minor');
    expect(offers(begun)).toEqual(['1 mercenary', '2 mercenary', '3 mercenary', '1 loyal', '2 loyal']);
    const most = go(begun, along('mercenary', 3));
    expect(offers(most)).toEqual(['1 loyal', '2 loyal']);
    const done = play(go(most, along('loyal', 2), declare), ...dice(5));
    expect(forces(done, 'red:larisa')).toEqual({ mercenary: 3, loyal: 2 });
    expect(general(done, 'antipatros').space).toBe('pella');
  });

  it('R 3.1.2 in the player aid he is placed first who is to lead them', () => {
    const begun = under(pella({ ...inGaza, ...aid }), 'minor');
    for (const action of [along('mercenary', 1), withHim('minor'), declare]) {
      expect(objection(begun, action)).toEqual(['mustChoose', 'R 3.1.2', { from: 'pella' }]);
      expect(why(begun, action)?.message).toBe('The Minor General who will lead them is placed first.');
    }
    expect(objection(begun, place('pella', 'gaza'))).toBeUndefined();
  });

  it('R 3.1.2, 11.2 in the player aid not from a space that has declared an attempt, but from others', () => {
    const told = pella({
      ...aid,
      control: { pherai: 'red' },
      forces: { 'red:pherai': { loyal: 2 }, 'red:gaza': { loyal: 1 } },
      minors: ['red:pherai', 'red:pherai', 'red:gaza', 'red:gaza'],
    });
    expect([...sources(under(told, 'minor'))].sort()).toEqual(['gaza', 'pherai']);
    const declared = go(under(told, 'minor', 'pherai'), along('loyal', 1), declare);
    expect(sources(under(declared, 'minor'))).toEqual(['gaza']);
  });

  it('R 3.1.2, 11.2 not to another place, nor twice', () => {
    const taken = go(under(pella({ forces: { 'red:gaza': { loyal: 1 } } }), 'antipatros'), along('mercenary', 2));
    const other = (space: string) => ['otherMatter', 'R 11.2', { space, waitingFor: 'pella' }];
    expect(objection(taken, place('gaza'))).toEqual(other('gaza'));
    expect(objection(taken, place('pella', null, true))).toEqual(other('pella'));
    expect(objection(go(taken, place('pella')), place('pella'))).toEqual([
      'alreadyDecided',
      'ruling interceptors-travel-light',
      { space: 'pella' },
    ]);
  });

  it('R 3.1.2 nor from where none comes', () => {
    const none = (from: string | null) => ['noMinorGeneral', 'R 3.1.2', { player: 'red', from }];
    const supplied = go(under(pella(), 'antipatros'), along('mercenary', 2));
    expect(objection(supplied, place('pella', 'gaza'))).toEqual(none('gaza'));
    expect(objection(under(pella(inGaza), 'antipatros'), place('pella', 'gaza'))).toEqual(none('gaza'));
    const aided = go(under(pella({ ...inGaza, ...aid }), 'antipatros'), along('mercenary', 2));
    expect(objection(aided, place('pella'))).toEqual(none(null));
    expect(objection(aided, place('pella', 'pherai'))).toEqual(none('pherai'));
  });

  it('R 11.2 nor before there is a rest for him to stay with, or where somebody stays anyway', () => {
    const begun = under(pella(), 'antipatros');
    const idle = ['needsUnits', 'R 11.2', { player: 'red', space: 'pella' }];
    expect(objection(begun, place('pella'))).toEqual(idle);
    expect(objection(go(begun, along('mercenary', 3), along('loyal', 2)), place('pella'))).toEqual(idle);
    const led = go(under(pella({ generals: { kassandros: 'red:pella' } }), 'antipatros'), along('mercenary', 2));
    expect(objection(led, place('pella'))).toEqual([
      'ledAlready',
      'ruling repositioning',
      { player: 'red', space: 'pella' },
    ]);
  });
});

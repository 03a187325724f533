/** R 11.3, 11.4: the declared attempts, die by die. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/successors/state.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { body, dice, forces, general, minors, play, royal, said, type Told, topKind } from '../language.js';
import { choose, enter, field, passes } from './battlefield.js';

/** Blue comes from Pydna to Pella, which is nobody's; Red intercepts from Larisa and from Poteidaia, and holds Ambush. */
const declared = (): Told => {
  let told = enter(
    field({
      active: 'blue',
      forces: { 'blue:pydna': { mercenary: 3 }, 'red:larisa': { loyal: 1 }, 'red:poteidaia': { loyal: 2 } },
      generals: { krateros: 'blue:pydna', kassandros: 'red:larisa' },
      minors: ['red:poteidaia'],
      rest: { hands: { red: [49] } },
    }),
    'blue',
    'pydna',
    'pella',
  );
  for (const [from, commander, count] of [
    ['larisa', 'kassandros', 1],
    ['poteidaia', 'minor', 2],
  ] as const) {
    const begun = choose(told, { type: 'intercept', from, commander });
    told = choose(choose(begun, { type: 'interceptWith', count }), { type: 'declareInterception' });
  }
  return told;
};
/** The same, with something changed meanwhile. */
const meanwhile = (told: Told, changes: (state: GameState) => Partial<GameState>): Told => ({
  ...told,
  state: { ...told.state, ...changes(told.state) },
});
const cancelled = (told: Told) => said(told, 'interceptionCancelled').map(({ rule, from }) => [rule, from]);

describe('one after the other', () => {
  it('R 4.31.1, 11.3 before each die Ambush may be played', () => {
    const told = declared();
    expect(topKind(told)).toBe('window');
    expect(topKind(passes(told))).toBe('roll');
    const second = play(passes(told), ...dice(1));
    expect(topKind(second)).toBe('window');
    const done = play(passes(second), ...dice(5));
    expect(said(done, 'interceptionRolled').map(({ from, success }) => [from, success])).toEqual([
      ['larisa', false],
      ['poteidaia', true],
    ]);
    expect(forces(done, 'red:pella')).toEqual({ loyal: 2 });
    expect(forces(done, 'red:larisa')).toEqual({ loyal: 1 });
  });

  it('R 4.31.1, 11.1 after an attempt that cannot be made any more, too', () => {
    const gone = passes(
      meanwhile(declared(), ({ generals }) => ({
        generals: { ...generals, kassandros: { ...generals.kassandros, status: 'dispersed', space: null } },
      })),
    );
    expect(cancelled(gone)).toEqual([['R 11.1', 'larisa']]);
    expect(topKind(gone)).toBe('window');
    expect(topKind(passes(gone))).toBe('roll');
  });
});

describe('R 11.1 no Army is left to make the attempt', () => {
  /** The first die has failed; the second is due. */
  const second = () => play(passes(declared()), ...dice(1));

  it('R 11.1 if the Minor General who led it is gone', () => {
    const over = passes(
      meanwhile(second(), ({ minorGenerals }) => ({ minorGenerals: { ...minorGenerals, 'red:poteidaia': 0 } })),
    );
    expect(cancelled(over)).toEqual([['R 11.1', 'poteidaia']]);
    expect(topKind(over)).toBeUndefined();
  });

  it('R 11.1 if its CUs are gone', () => {
    const over = passes(meanwhile(second(), ({ forces: all }) => ({ forces: { ...all, 'red:poteidaia': {} } })));
    expect(cancelled(over)).toEqual([['R 11.1', 'poteidaia']]);
  });

  it('R 11.3 what is left of them comes, if both are', () => {
    const come = play(
      passes(meanwhile(second(), ({ forces: all }) => ({ forces: { ...all, 'red:poteidaia': { loyal: 1 } } }))),
      ...dice(5),
    );
    expect(cancelled(come)).toEqual([]);
    expect(forces(come, 'red:pella')).toEqual({ loyal: 1 });
    expect(minors(come, 'red').map(({ space }) => space)).toEqual(['pella']);
  });
});

describe('R 11.3 who has succeeded moves in', () => {
  it('R 11.2, 18.6 without the royals of the place, and the cart (ruling interceptors-travel-light)', () => {
    const { royals, body: cart } = initialState({ players: 4 });
    const told = enter(
      field({
        active: 'blue',
        forces: { 'blue:melitene': { mercenary: 3 }, 'red:mazaka': { loyal: 1 } },
        generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka' },
        control: { mazaka: 'red' },
        rest: {
          royals: { ...royals, herakles: { status: 'active', space: 'mazaka', inside: false, controller: 'red' } },
          body: { ...cart, space: 'mazaka', controller: 'red' },
        },
      }),
      'blue',
      'melitene',
      'komana',
    );
    const begun = choose(told, { type: 'intercept', commander: 'kassandros' });
    const rolled = choose(choose(begun, { type: 'interceptWith' }), { type: 'declareInterception' });
    const come = play(rolled, ...dice(4));
    expect(said(come, 'intercepted')).toMatchObject([{ from: 'mazaka', to: 'komana', royals: [], cart: false }]);
    expect(general(come, 'kassandros').space).toBe('komana');
    expect(royal(come, 'herakles')).toMatchObject({ space: 'mazaka', controller: 'red' });
    expect(body(come)).toMatchObject({ space: 'mazaka', controller: 'red' });
  });
});

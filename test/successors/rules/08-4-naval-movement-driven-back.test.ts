/** R 8.6.3: ships that are driven back. White sails from Pelousion; red, with the fleet of Athenai, has Ake. */
import { describe, expect, it } from 'vitest';
import { body, dice, forces, general, play, said, type Setting, type Told, topKind } from '../language.js';
import { go } from './marching.js';
import { declare, join, three, voyage } from './voyages.js';

describe('R 8.6.3 driven back', () => {
  /** Red rolls a 12 with Strength 1 and scores 3 against nothing. */
  const beaten = (told: Told, ...attrition: readonly number[]): Told =>
    play(go(told, declare('athenai'), join), ...dice(6, 6, ...attrition));

  it('R 8.6.3 they have entered nothing: nobody intercepts them by land where they come back to', () => {
    const watched: Setting = {
      forces: { ...three.forces, 'red:memphis': { mercenary: 3 } },
      generals: { ...three.generals, leonnatos: 'red:memphis' },
    };
    const back = beaten(voyage(watched, 'ptolemaios', 'gaza'), 1);
    expect(forces(back, 'white:pelousion')).toEqual({ mercenary: 3 });
    expect(said(back, 'activationEnded')).toHaveLength(1);
    expect(back.state.stack).toEqual([]);
  });

  it('R 4.3, 8.6.3 a general without CUs suffers no Attrition', () => {
    const back = beaten(voyage({ generals: { ptolemaios: 'white:pelousion' } }, 'ptolemaios', 'gaza'));
    expect(said(back, 'attritionRolled')).toEqual([]);
    expect(general(back, 'ptolemaios')).toMatchObject({ status: 'map', space: 'pelousion', moved: true });
    expect(back.state.stack).toEqual([]);
  });

  const small: Setting = { forces: { 'white:pelousion': { mercenary: 1 } }, minors: ['white:pelousion'] };

  it('R 8.6.3, 15.4.1 the Funeral Cart goes back, even with nobody left to draw it', () => {
    const drawn = voyage(
      { ...small, rest: { body: { status: 'cart', space: 'pelousion', inside: false, controller: 'white' } } },
      'minor',
      'gaza',
    );
    expect(body(drawn).space).toBeNull();
    const back = beaten(drawn, 6);
    expect(said(back, 'returnedToPort')).toMatchObject([{ space: 'pelousion' }]);
    expect(body(back)).toMatchObject({ status: 'cart', space: 'pelousion', inside: false });
  });

  it('R 3.1.2, 8.6.3 where nothing is left, nothing comes back', () => {
    const lost = beaten(voyage(small, 'minor', 'gaza'), 6);
    expect(said(lost, 'unitsLost')).toHaveLength(1);
    expect(said(lost, 'returnedToPort')).toEqual([]);
    expect([lost.state.stack, topKind(lost)]).toEqual([[], undefined]);
  });
});

/** R 8.4.1, 8.4.2: who may not embark, and where ships do not sail. */
import { describe, expect, it } from 'vitest';
import { said, type Setting } from '../language.js';
import { activate, end, go, left, listed, march } from './marching.js';
import { why } from './refusing.js';
import { debark, sail, embark, leave, take, begin, sailing, army, lone, heir } from './voyages.js';

describe('R 8.4.1 who may not embark', () => {
  it('R 8.4.1 away from the coast', () => {
    const inland: Setting = {
      forces: { 'white:memphis': { mercenary: 3 } },
      generals: { ptolemaios: 'white:memphis' },
    };
    const there = begin(inland, 4, 'ptolemaios', 'memphis');
    expect(listed(there, 'embark')).toEqual([]);
    expect(why(there, embark)).toMatchObject({ code: 'noPort', rule: 'R 8.4.1', params: { space: 'memphis' } });
  });

  it('R 8.4.1 eight CUs go aboard, nine do not', () => {
    const many = (mercenary: number, points: number) =>
      begin(army({ forces: { 'white:pelousion': { mercenary } } }), points);
    expect(listed(many(8, 4), 'embark')).toHaveLength(1);
    expect(listed(many(9, 4), 'embark')).toEqual([]);
    expect(why(many(9, 4), embark)).toMatchObject({
      code: 'tooManyUnits',
      rule: 'R 8.4.1',
      params: { space: 'pelousion', count: 9 },
    });
    expect(why(many(8, 0), embark)).toMatchObject({
      code: 'notEnoughMovementPoints',
      rule: 'R 8.4.2',
      params: { space: 'pelousion', left: 0 },
    });
  });

  it('R 8.4.1 who has sailed, and any other general in the same Segment', () => {
    const landed = go(
      sailing(
        begin(army({ forces: { 'white:gaza': { loyal: 1 } }, generals: { leonnatos: 'white:gaza' } }), 4),
        'alexandreia',
      ),
      debark,
    );
    const second = activate(go(landed, end), 'leonnatos', 'white:gaza', { points: 4 });
    for (const [told, space] of [
      [landed, 'alexandreia'],
      [second, 'gaza'],
    ] as const) {
      expect(listed(told, 'embark')).toEqual([]);
      expect(why(told, embark)).toMatchObject({ code: 'navalMovementUsed', rule: 'R 8.4.1', params: { space } });
    }
  });

  it('R 8.3.8.2 nobody embarks where he is only let through (ruling back-past-a-granter)', () => {
    const given: Setting = {
      forces: { 'white:memphis': { mercenary: 3 }, 'red:pelousion': { mercenary: 2 } },
      generals: { ptolemaios: 'white:memphis', leonnatos: 'red:pelousion' },
    };
    const there = go(begin(given, 4, 'ptolemaios', 'memphis'), march('pelousion', true), {
      type: 'grantPassage',
      grant: true,
    });
    expect(listed(there, 'embark')).toEqual([]);
    expect(why(there, embark)).toMatchObject({
      code: 'enemyUnitsThere',
      rule: 'ruling back-past-a-granter',
      params: { space: 'pelousion' },
    });
  });

  it('R 3.3.1 not away from CUs that would show no owner', () => {
    const ownerless = go(begin({ ...army(), control: {} }, 4), leave(1));
    expect(listed(ownerless, 'embark')).toEqual([]);
    expect(why(ownerless, embark)).toMatchObject({ code: 'noOwner', rule: 'R 3.3.1', params: { space: 'pelousion' } });
    const owned = go(ownerless, { type: 'leaveMinorGeneral', from: 'supply', inside: false });
    expect(listed(owned, 'embark')).toHaveLength(1);
  });

  it('R 18.6 nor with an Heir and no CUs to carry him', () => {
    const alone = go(begin(army({ rest: heir() }), 4), leave(3));
    expect(listed(alone, 'embark')).toEqual([]);
    expect(why(alone, embark)).toMatchObject({ code: 'noCarriers', rule: 'R 18.6', params: { space: 'pelousion' } });
  });

  it('R 8.3.3 a general without CUs who could land nowhere', () => {
    // Of the ports that one Movement Point leads to, both are full of enemies; Rhodos is free, and costs 2.
    const given: Setting = {
      forces: { 'red:pelousion': { mercenary: 1 }, 'red:paraitonion': { mercenary: 1 } },
      generals: { ptolemaios: 'white:alexandreia' },
    };
    const stuck = begin(given, 1, 'ptolemaios', 'alexandreia');
    expect(listed(stuck, 'embark')).toEqual([]);
    expect(why(stuck, embark)).toMatchObject({
      code: 'mustGoOn',
      rule: 'R 8.3.3',
      params: { player: 'white', space: 'alexandreia' },
    });
    expect(listed(begin(given, 2, 'ptolemaios', 'alexandreia'), 'embark')).toHaveLength(1);
  });
});

describe('R 8.4.2 ships under way', () => {
  it('R 8.4.1 they follow Sea and Trans-Mediterranean paths', () => {
    const away = go(begin(army(), 1), embark);
    expect(why(away, sail('tyros'))).toMatchObject({
      code: 'noPath',
      rule: 'R 8.4.1',
      params: { space: 'pelousion', to: 'tyros' },
      message: 'No Sea or Trans-Mediterranean path leads there.',
    });
    expect(why(away, sail('paphos'))).toMatchObject({
      code: 'notEnoughMovementPoints',
      rule: 'R 8.2',
      params: { space: 'pelousion', to: 'paphos', left: 1 },
    });
    const far = sailing(begin(army(), 3), 'paphos');
    expect(left(far)).toBe(1);
    expect(said(far, 'groupMoved')).toMatchObject([{ from: 'pelousion', to: 'paphos', path: 'transMediterranean' }]);
  });

  it('R 8.4.5 nothing is taken or left before a port has been entered, and nobody lands', () => {
    const away = go(begin(army({ rest: heir() }), 4), embark);
    for (const deed of [take(1), leave(1), { type: 'leaveRoyal', royal: 'alexandros', inside: false } as const])
      expect(why(away, deed)).toMatchObject({
        code: 'mustSailOn',
        rule: 'R 8.4.5',
        params: { player: 'white', space: 'pelousion' },
      });
    expect(why(away, debark)).toMatchObject({
      code: 'mustSailOn',
      rule: 'R 8.4.2',
      params: { player: 'white', space: 'pelousion' },
    });
    expect(why(away, march('memphis'))).toMatchObject({ code: 'outOfPhase', rule: 'R 8.4' });
    expect(why(go(away, sail('gaza')), end)).toMatchObject({ code: 'outOfPhase', rule: 'R 8.4' });
  });

  it('R 8.4.5 nobody lands where something has been put ashore', () => {
    const put = go(sailing(begin(army({ control: { gaza: 'white' } }), 4), 'gaza'), leave(1));
    expect(why(put, debark)).toMatchObject({
      code: 'mustSailOn',
      rule: 'R 8.4.2',
      params: { player: 'white', space: 'gaza' },
    });
  });

  it('R 3.3.1 they do not sail on from CUs that would show no owner', () => {
    const off = sailing(begin(army({ generals: { leonnatos: 'white:pelousion' } }), 4), 'gaza');
    expect(why(go(off, leave(1)), sail('ake'))).toMatchObject({
      code: 'noOwner',
      rule: 'R 3.3.1',
      params: { space: 'gaza' },
    });
  });

  it('R 8.3.3 a general without CUs does not sail to where he could not land', () => {
    const away = go(begin(lone({ forces: { 'red:gaza': { mercenary: 1 } } }), 1), embark);
    expect(why(away, sail('gaza'))).toMatchObject({
      code: 'mustGoOn',
      rule: 'R 8.3.3',
      params: { space: 'pelousion', to: 'gaza' },
    });
    expect(listed(away, 'sail').map(({ to }) => to)).toEqual(['alexandreia']);
  });
});

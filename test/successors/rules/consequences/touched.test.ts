/** R 3.1.2, 3.3.1, 8.3.7, 9.1, 18.1: in which spaces something may follow, and in which it is too early to look. */
import { describe, expect, it } from 'vitest';
import type { ArrivalFrame, CaptureFrame, SuccessorsFrame } from '../../../../src/successors/frame/index.js';
import { battleSide } from '../../../../src/successors/rules/12-land-battle.js';
import { isAtRest, isUnsettled } from '../../../../src/successors/rules/consequences/touched.js';
import { field, march } from '../battlefield.js';
import { carryOut, royal, setting, type Setting, situationOf } from '../../language.js';

/** Returns whether nothing can follow in a space; in Larisa unless another is named. */
function rests(given: Setting, name = 'larisa'): boolean {
  const situation = situationOf(setting({ control: {}, ...given }));
  return isAtRest(situation, situation.spaceCode(name));
}

describe('at rest', () => {
  it('R 3.3.1 is a space in which nobody stands, and one whose pieces show whose they are', () => {
    expect(rests({})).toBe(true);
    expect(rests({}, 'tyros')).toBe(true);
    expect(rests({ control: { larisa: 'red' }, forces: { 'red:larisa': { mercenary: 2 } } })).toBe(true);
    expect(rests({ forces: { 'red:larisa': { mercenary: 2 } }, generals: { krateros: 'red:larisa' } })).toBe(true);
    expect(rests({ forces: { 'red:larisa': { mercenary: 2 } }, minors: ['red:larisa'] })).toBe(true);
    expect(rests({ control: { larisa: 'blue' }, generals: { krateros: 'red:larisa' } })).toBe(true);
  });

  it('R 8.3.7 and a city in which its holder is', () => {
    expect(
      rests(
        {
          control: { tyros: 'red' },
          forces: { 'red:tyros:inside': { mercenary: 2 }, 'red:tyros': { loyal: 1 } },
          generals: { krateros: 'red:tyros:inside' },
        },
        'tyros',
      ),
    ).toBe(true);
  });

  it('R 3.3.1, 8.3.7 whatever stands in the next space of the board', () => {
    const { geometry, spaceCode } = situationOf(setting({}));
    const next = geometry.byCode.names[spaceCode.call(situationOf(setting({})), 'tyros') + 1] ?? '';
    expect(
      rests({ forces: { [`red:${next}`]: { mercenary: 1 } }, generals: { krateros: `red:${next}` } }, 'tyros'),
    ).toBe(true);
  });

  it('R 3.3.1 CUs that nothing shows to be anybody’s are not, whoever’s they are', () => {
    for (const player of ['red', 'blue', 'yellow', 'white'] as const)
      expect(rests({ forces: { [`${player}:larisa`]: { mercenary: 1 } } })).toBe(false);
    expect(rests({ control: { larisa: 'blue' }, forces: { 'red:larisa': { mercenary: 1 } } })).toBe(false);
  });

  it('R 3.1.2 nor Minor Generals without CUs, under their own marker either', () => {
    expect(rests({ minors: ['red:larisa'] })).toBe(false);
    expect(rests({ control: { larisa: 'red' }, minors: ['red:larisa'] })).toBe(false);
  });

  it('R 8.3.7 nor who is inside a city that is not his', () => {
    const generals = { krateros: 'red:tyros:inside' } as const;
    const forces = { 'red:tyros:inside': { mercenary: 1 } } as const;
    expect(rests({ generals }, 'tyros')).toBe(false);
    expect(rests({ generals, forces }, 'tyros')).toBe(false);
    expect(rests({ forces, minors: ['red:tyros:inside'] }, 'tyros')).toBe(false);
    expect(rests({ control: { tyros: 'blue' }, forces }, 'tyros')).toBe(false);
  });

  it('R 13.2.5, 18.1 nor a siege, a royal, or the Funeral Cart', () => {
    expect(rests({ rest: { sieges: { larisa: { by: 'red', points: 1 } } } })).toBe(false);
    const philippos = { status: 'active', space: 'larisa', inside: false, controller: null } as const;
    expect(rests({ rest: { royals: { ...setting({}).royals, philippos } } })).toBe(false);
    expect(rests({ rest: { body: { status: 'cart', space: 'larisa', inside: false, controller: null } } })).toBe(false);
  });
});

describe('unsettled', () => {
  const capture = (stage: CaptureFrame['stage']): CaptureFrame => ({
    kind: 'capture',
    by: 'red',
    from: 'blue',
    space: 'pella',
    stage,
  });
  /** Red has come upon Pella, which blue holds with a CU before the walls. */
  const arrival = (stage: ArrivalFrame['stage']): ArrivalFrame => ({
    kind: 'arrival',
    mover: 'red',
    army: null,
    space: 'pella',
    from: 'pydna',
    trail: ['pydna'],
    bySea: false,
    passage: [],
    stage,
    handled: [],
    declared: [],
    resolved: 0,
    rolling: false,
    bonus: 0,
    interceptor: null,
    failedToAvoid: [],
    withdrew: false,
  });
  const unsettled = (frame: SuccessorsFrame, space = 'pella', forces: Setting['forces'] = {}) =>
    isUnsettled(situationOf({ ...arrived(forces), stack: [...arrived(forces).stack, frame] }), space);
  /** Red on the march before Pella, with nothing else going on. */
  const arrived = (forces: Setting['forces']) => {
    const { state } = march(
      field({
        control: { pella: 'blue' },
        forces: { 'red:pydna': { mercenary: 3 }, 'blue:pella': { mercenary: 1 }, ...forces },
        generals: { krateros: 'red:pydna' },
      }),
      'red',
      'pydna',
      'pella',
    );
    return { ...state, stack: state.stack.filter(({ kind }) => kind === 'march') };
  };

  it('R 13.2.4 is a city that is being captured, until that is done', () => {
    for (const stage of ['losses', 'royals', 'marker'] as const) expect(unsettled(capture(stage))).toBe(true);
    expect(unsettled(capture('done'))).toBe(false);
    expect(unsettled(capture('losses'), 'larisa')).toBe(false);
  });

  it('R 9.1 and one that its owner is still to arrange', () => {
    expect(unsettled(arrival('window'))).toBe(true);
    expect(unsettled(arrival('arrange'))).toBe(true);
    expect(unsettled(arrival('avoid'))).toBe(false);
    expect(unsettled(arrival('window'), 'larisa')).toBe(false);
    expect(unsettled(arrival('window'), 'pella', { 'blue:pella': {} })).toBe(false);
    const battle = { space: 'pella', retreatTo: null, stage: 'window', result: null, holds: 'pella' } as const;
    expect(
      unsettled({ kind: 'landBattle', attacker: battleSide('red'), defender: battleSide('blue'), ...battle }),
    ).toBe(false);
  });
});

describe('hearing', () => {
  it('R 18.6.1 of a royal, looks at where he stands', () => {
    const philippos = { status: 'active', space: 'larisa', inside: false, controller: 'red' } as const;
    const state = setting({
      control: {},
      forces: { 'blue:larisa': { mercenary: 1 } },
      generals: { krateros: 'blue:larisa' },
      rest: { royals: { ...setting({}).royals, philippos } },
    });
    const told = carryOut(state, (run) =>
      run.emit({ type: 'royalControlled', rule: 'R 18.6.1', royal: 'philippos', player: 'red', previous: null }),
    );
    expect(royal(told, 'philippos').controller).toBe('blue');
  });
});

/** R 19.9: who has Elite Cavalry, and what they bring. */
import { describe, expect, it } from 'vitest';
import type { ArrivalFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import {
  avoidingCavalry,
  independentCavalry,
  interceptingCavalry,
  isPursued,
  isWithoutCavalry,
  type Rider,
} from '../../../src/successors/query/cavalry.js';
import { cavalryShift } from '../../../src/successors/questions.js';
import { allUnits, type SomeUnits } from '../../../src/successors/units.js';
import type { PlayerId } from '../../../src/successors/vocabulary.js';
import { situationOf, type Setting } from '../language.js';
import { arrivalOf, field, independentsAt, march } from '../rules/battlefield.js';

const RIDING: GameOptions = { players: 4, optionalRules: ['cavalry'] };
const RIDERS = allUnits({ cavalry: 1 });
const FOOT = allUnits({ mercenary: 1 });
const scene = (forces: Readonly<Record<string, SomeUnits>>, more: Setting = {}, options = RIDING) =>
  situationOf(field({ options, ...more, forces }));

describe('R 19.9.5 interception', () => {
  /** Krateros of Blue on the march from Pella to Larisa, where Red is asked whether he avoids. */
  const marching = (blue: SomeUnits) =>
    situationOf(
      march(
        field({
          options: RIDING,
          active: 'blue',
          forces: { 'blue:pella': blue, 'red:larisa': { mercenary: 2 } },
          generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
        }),
        'blue',
        'pella',
        'larisa',
      ),
    );

  it('R 19.9.5 one more for those with Elite Cavalry against a moving Army without', () => {
    const foot = marching({ mercenary: 4 });
    expect(isWithoutCavalry(foot, 'blue')).toBe(true);
    expect(interceptingCavalry(foot, RIDERS, 'blue')).toBe(1);
    expect(interceptingCavalry(foot, FOOT, 'blue')).toBe(0);
    expect(independentCavalry(foot, 'blue')).toBe(1);
  });

  it('R 19.9.5 nothing against one that has some', () => {
    const riding = marching({ mercenary: 4, cavalry: 1 });
    expect(isWithoutCavalry(riding, 'blue')).toBe(false);
    expect(interceptingCavalry(riding, RIDERS, 'blue')).toBe(0);
    expect(independentCavalry(riding, 'blue')).toBe(0);
  });

  it('R 4.2, 19.9.5 a General alone is no Army (ruling cavalry-against-whom)', () => {
    const alone = situationOf(
      march(
        field({
          options: RIDING,
          active: 'blue',
          forces: { 'red:amphipolis': { mercenary: 2 } },
          generals: { krateros: 'blue:pella', kassandros: 'red:amphipolis' },
        }),
        'blue',
        'pella',
        'larisa',
      ),
    );
    expect(isWithoutCavalry(alone, 'blue')).toBe(false);
  });

  it('R 19.9.5 it is the Army on the march that counts: nobody else’s, and none where nobody marches', () => {
    expect(isWithoutCavalry(marching({ mercenary: 4 }), 'red')).toBe(false);
    expect(isWithoutCavalry(scene({ 'blue:pella': { mercenary: 4 } }), 'blue')).toBe(false);
  });

  it('R 19.9.7 Independent Armies always have some (ruling independent-cavalry)', () => {
    const nobody = scene({});
    expect(isWithoutCavalry(nobody, 'independent')).toBe(false);
    expect(interceptingCavalry(nobody, RIDERS, 'independent')).toBe(0);
  });
});

describe('R 19.9.6 avoiding battle', () => {
  const into = (blue: SomeUnits, red: SomeUnits, arrival: Partial<ArrivalFrame> = {}) => {
    const told = march(
      field({
        options: RIDING,
        active: 'blue',
        forces: { 'blue:pella': blue, 'red:larisa': red },
        generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
      }),
      'blue',
      'pella',
      'larisa',
    );
    expect(arrivalOf(told)).toBeDefined();
    const stack = told.state.stack.map((frame) => (frame.kind === 'arrival' ? { ...frame, ...arrival } : frame));
    return situationOf({ ...told.state, stack });
  };

  it('R 19.9.6 one more for those with Elite Cavalry against a mover without', () => {
    expect(avoidingCavalry(into({ mercenary: 4 }, { cavalry: 1 }), 'red', 'larisa')).toBe(1);
    expect(avoidingCavalry(into({ mercenary: 4 }, { mercenary: 1 }), 'red', 'larisa')).toBe(0);
    expect(avoidingCavalry(into({ mercenary: 4, cavalry: 1 }, { cavalry: 1 }), 'red', 'larisa')).toBe(0);
  });

  it('R 19.3.2, 19.9.6 for the mover against whoever has intercepted him', () => {
    const met = { interceptor: 'red' } as const;
    expect(avoidingCavalry(into({ cavalry: 1 }, { mercenary: 1 }, met), 'blue', 'larisa')).toBe(1);
    expect(avoidingCavalry(into({ cavalry: 1 }, { cavalry: 1 }, met), 'blue', 'larisa')).toBe(0);
    expect(avoidingCavalry(into({ mercenary: 4 }, { mercenary: 1 }, met), 'blue', 'larisa')).toBe(0);
    expect(avoidingCavalry(into({ cavalry: 1 }, { mercenary: 1 }), 'blue', 'larisa')).toBe(0);
  });

  it('R 19.9.6 nothing where nobody has come', () => {
    expect(avoidingCavalry(scene({ 'red:larisa': { cavalry: 1 } }), 'red', 'larisa')).toBe(0);
  });
});

describe('R 19.9.7 battle', () => {
  const rider = (who: Rider['who'], ...elephantDice: readonly number[]): Rider => ({ who, elephantDice });
  const shift = (red: SomeUnits, blue: SomeUnits, dice: readonly number[] = [], options = RIDING) =>
    cavalryShift(
      field({ options, forces: { 'red:larisa': red, 'blue:larisa': blue } }),
      rider('red'),
      rider('blue', ...dice),
      'larisa',
    );

  it('R 19.9.7 a column for those with Elite Cavalry against those without', () => {
    expect(shift({ cavalry: 1 }, { mercenary: 3 })).toBe(1);
    expect(shift({ mercenary: 3 }, { mercenary: 3 })).toBe(0);
    expect(shift({ cavalry: 1 }, { cavalry: 1 })).toBe(0);
    expect(shift({ cavalry: 1 }, { mercenary: 3 }, [], { players: 4 })).toBe(0);
  });

  it('R 3.3.2, 19.9.7 not against an Elephant that counts: with a 3 or more, and still there', () => {
    expect(shift({ cavalry: 1 }, { elephant: 1 }, [3])).toBe(0);
    expect(shift({ cavalry: 1 }, { elephant: 1 }, [2])).toBe(1);
    expect(shift({ cavalry: 1 }, { elephant: 2 }, [1, 6])).toBe(0);
    expect(shift({ cavalry: 1 }, { elephant: 1 }, [1, 6])).toBe(1);
  });

  it('R 14.7, 19.9.7 Independent Armies always have some: none against them, and one for them', () => {
    const state = field({
      options: RIDING,
      forces: { 'red:larisa': { cavalry: 1 }, 'blue:larisa': { mercenary: 1 } },
      rest: independentsAt({ leosthenes: 'larisa' }),
    });
    expect(cavalryShift(state, rider('red'), rider('independent'), 'larisa')).toBe(0);
    expect(cavalryShift(state, rider('independent'), rider('blue'), 'larisa')).toBe(1);
    expect(cavalryShift(state, rider('independent'), rider('red'), 'larisa')).toBe(0);
  });
});

describe('R 19.9.8 pursuit', () => {
  const pursued = (red: SomeUnits, blue: SomeUnits, victor: PlayerId | 'independent' = 'blue', options = RIDING) =>
    isPursued(scene({ 'red:larisa': red, 'blue:larisa': blue }, {}, options), 'red', victor, 'larisa');

  it('R 19.9.8 a beaten Army without Elite Cavalry by one that has some', () => {
    expect(pursued({ loyal: 2 }, { cavalry: 1 })).toBe(true);
    expect(pursued({ loyal: 2, cavalry: 1 }, { cavalry: 1 })).toBe(false);
    expect(pursued({ loyal: 2 }, { loyal: 2 })).toBe(false);
  });

  it('R 19.9.8 never by Independent Armies (ruling pursuit-by-cavalry), nor where it is not played', () => {
    expect(pursued({ loyal: 2 }, {}, 'independent')).toBe(false);
    expect(pursued({ loyal: 2 }, { cavalry: 1 }, 'blue', { players: 4 })).toBe(false);
  });
});

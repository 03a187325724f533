/** R 13.2.6: who sallies out of a besieged city. */
import { describe, expect, test } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import type { Setting } from '../language.js';
import { kinds } from './battlefield.js';
import { activate, listed } from './marching.js';

describe('Out of a besieged city', () => {
  /** Red stands before Pella, Blue's, where Kassandros is inside. */
  const shutIn = (forces: Setting['forces']) =>
    activate(
      {
        active: 'blue',
        control: { pella: 'blue' },
        forces: { 'red:pella': { mercenary: 3 }, ...forces },
        generals: { kassandros: 'blue:pella:inside', leonnatos: 'red:pella' },
      },
      'kassandros',
      'blue:pella:inside',
      { points: 4 },
    );
  const attack = { type: 'attack', player: 'blue', target: 'red' } as const;

  test('R 13.2.6 an Army comes out to fight', () => {
    expect(listed(shutIn({ 'blue:pella:inside': { mercenary: 1 } }), 'attack')).toEqual([attack]);
  });

  test('R 13.2.6, 12.1 a general without CUs neither does so nor leaves by land', () => {
    const told = shutIn({});
    expect(kinds(told)).toEqual(['endActivation']);
    expect(machine.explainAction(told.state, attack)).toMatchObject({
      code: 'onlyArmies',
      rule: 'R 13.2.6',
      params: { player: 'blue', space: 'pella' },
    });
  });
});

/** R 13.2.4: a city whose garrison has become too small for the Siege Points before it. */
import { describe, expect, it } from 'vitest';
import { takeFallenCity } from '../../../src/successors/deeds/capture.js';
import type { GameState } from '../../../src/successors/state.js';
import { carryOut, said, setting, type Setting } from '../language.js';

const before = (points: number): GameState['sieges'] => ({ tyros: { by: 'blue', points } });
const looked = (points: number, given: Setting) =>
  carryOut(setting({ ...given, rest: { sieges: before(points), ...given.rest } }), takeFallenCity);

describe('R 13.2.2, 13.2.4 when nothing is being resolved any more', () => {
  const held = {
    control: { tyros: 'red' },
    forces: { 'blue:tyros': { mercenary: 3 } },
    generals: { seleukos: 'blue:tyros' },
  } as const;

  it('R 13.2.4 a city without a garrison falls to one Siege Point, and its marker goes', () => {
    const fallen = looked(1, held);
    expect(said(fallen, 'spaceCaptured')).toMatchObject([
      { rule: 'R 13.2.4', player: 'blue', space: 'tyros', from: 'red' },
    ]);
    expect(fallen.state.control).toEqual({});
    expect(fallen.state.sieges).toEqual({});
  });

  it('R 13.2.2 one CU inside takes two Siege Points: one is too few', () => {
    const garrison = { ...held, forces: { ...held.forces, 'red:tyros:inside': { loyal: 1 } } } as const;
    expect(looked(1, garrison)).toMatchObject({ events: [], state: { control: { tyros: 'red' }, sieges: before(1) } });
    expect(looked(2, garrison).state.stack[0]).toMatchObject({
      kind: 'capture',
      by: 'blue',
      from: 'red',
      space: 'tyros',
    });
  });

  it('R 13.2.4 not as long as something is being resolved', () => {
    const midway = looked(1, {
      ...held,
      rest: { stack: [{ kind: 'cardEvent', player: 'red', card: 57, step: 'target', memory: {} }] },
    });
    expect(midway.events).not.toContainEqual(expect.objectContaining({ type: 'spaceCaptured' }));
  });

  it.each([
    ['the Independents', { tyros: 'independent' }],
    ['nobody', {}],
  ] as const)(
    'R 13.3 what is of %s is subjugated by an attempt alone, and falls to no Siege Points that lie there',
    (_, control) => {
      expect(looked(3, { ...held, control }).events).toEqual([]);
    },
  );
});

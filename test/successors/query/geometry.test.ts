/** R 4.1, 4.19, 4.20: spaces, and the ways between them. */
import { expect, it } from 'vitest';
import {
  isMajorCity,
  isPort,
  isTransit,
  landWay,
  landWays,
  seaWays,
  spaceFact,
} from '../../../src/successors/questions.js';
import { field } from '../rules/battlefield.js';

const state = field({});

it('R 4.1 the facts of a space; one that is not on the board is a fault of the caller', () => {
  expect(spaceFact(state, 'pella')).toMatchObject({ name: 'Pella', kind: 'majorCity', province: 'makedonia' });
  expect(() => spaceFact(state, 'nowhere')).toThrow('no space nowhere on the board');
});

it('R 4.19, 4.20 ways by land and by sea; from nowhere none', () => {
  // Byzantion: two Land paths and a Strait, four Sea paths.
  const kinds = (space: string) =>
    [landWays(state, space), seaWays(state, space)].map((ways) => ways.map(({ kind }) => kind).sort());
  expect(kinds('byzantion')).toEqual([
    ['land', 'land', 'strait'],
    ['sea', 'sea', 'sea', 'sea'],
  ]);
  expect(kinds('nowhere')).toEqual([[], []]);
  expect(landWay(state, 'byzantion', 'astakos')).toMatchObject({ to: 'astakos', kind: 'strait', cost: 2 });
  expect(landWay(state, 'byzantion', 'istros')).toBeUndefined();
});

it('R 4.16, 4.20, 4.27 Major Cities, ports and Transit Points', () => {
  const spaces = ['pella', 'byzantion', 'tp-paionia', 'rhodos'];
  expect(spaces.map((space) => isMajorCity(state, space))).toEqual([true, false, false, true]);
  expect(spaces.map((space) => isPort(state, space))).toEqual([false, true, false, true]);
  expect(spaces.map((space) => isTransit(state, space))).toEqual([false, false, true, false]);
});

import { describe, expect, test } from 'vitest';
import { isolatedMarkers } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import { begin, board, markers } from './phases-support.js';
import { onMap } from '../language.js';

const isolated = (changes: Partial<GameState>, among?: readonly string[]) =>
  isolatedMarkers(board(changes), 'blue', among);

describe('R 6.7: isolation', () => {
  test('R 6.7 the example: Hekatompylos is cut off from Ekbatana by Independent markers in Rhagai and Kadousioi', () => {
    const control = {
      ...markers('blue', 'hekatompylos', 'ekbatana', 'konkobar'),
      ...markers('independent', 'rhagai', 'kadousioi'),
    };
    expect(isolated({ control })).toEqual(['hekatompylos']);
    expect(isolated({ control: { ...control, rhagai: 'blue' } })).toEqual([]);
  });

  test('R 6.7 Major Cities are never isolated, and save what they are connected with, Besieged or not', () => {
    expect(isolated({ control: markers('blue', 'kelainai') })).toEqual([]);
    const besieged = {
      control: markers('blue', 'kelainai', 'synnada'),
      forces: { 'red:kelainai': { mercenary: 3 } },
    };
    expect(isolated({ ...besieged, generals: { ...board().generals, antigonos: onMap('red:kelainai') } })).toEqual([]);
  });

  test('R 6.7 a CU saves, a General alone does not', () => {
    const control = {
      ...markers('blue', 'hekatompylos'),
      ...markers('independent', 'rhagai', 'kadousioi', 'zadrakarta'),
    };
    expect(isolated({ control, generals: { ...board().generals, peithon: onMap('blue:hekatompylos') } })).toEqual([
      'hekatompylos',
    ]);
    expect(isolated({ control, forces: { 'blue:hekatompylos': { mercenary: 1 } } })).toEqual([]);
  });

  test('R 6.7 a path leads through friendly spaces, even with enemy CUs in them', () => {
    const control = {
      ...markers('blue', 'hekatompylos', 'rhagai', 'ekbatana'),
      ...markers('red', 'kadousioi', 'zadrakarta'),
    };
    expect(isolated({ control, forces: { 'red:rhagai': { mercenary: 2 } } })).toEqual([]);
  });

  test('R 6.7 and through uncontrolled ones without enemy CUs, Transit Points among them', () => {
    const control = { ...markers('blue', 'hekatompylos', 'ekbatana'), ...markers('red', 'kadousioi', 'zadrakarta') };
    expect(isolated({ control })).toEqual([]);
    expect(isolated({ control, forces: { 'red:rhagai': { mercenary: 1 } } })).toEqual(['hekatompylos']);
    expect(
      isolated({
        control,
        independentArmies: { ...board().independentArmies, filon: { status: 'map', space: 'rhagai' } },
      }),
    ).toEqual(['hekatompylos']);
    const transit = { ...markers('blue', 'is', 'thapsakos'), ...markers('red', 'chalybon', 'karrhai', 'tp-thadmor') };
    expect(isolated({ control: transit, forces: { 'blue:is': { mercenary: 1 } } })).toEqual([]);
    expect(
      isolated({
        control: transit,
        forces: { 'blue:is': { mercenary: 1 }, 'red:tp-anatho': { mercenary: 1 } },
      }),
    ).toEqual(['thapsakos']);
  });

  test('R 6.7 and through enemy spaces only where a friendly CU is', () => {
    const control = { ...markers('blue', 'hekatompylos'), ...markers('red', 'rhagai', 'kadousioi', 'zadrakarta') };
    expect(isolated({ control })).toEqual(['hekatompylos']);
    expect(isolated({ control, forces: { 'blue:rhagai': { mercenary: 1 } } })).toEqual([]);
  });

  test('R 6.7 over any path: mountain, strait, sea and Trans-Mediterranean', () => {
    const alone = (from: string, to: string, ...walls: readonly string[]) =>
      isolated({
        control: { ...markers('red', ...walls), ...markers('blue', from, to) },
        forces: { [`blue:${to}`]: { mercenary: 1 } },
      });
    expect(alone('sparta', 'argos')).toEqual([]);
    expect(alone('abydos', 'chersonesos', 'kyzikos', 'pergamon', 'lesbos')).toEqual([]);
    expect(alone('kydonia', 'knossos', 'gortyn', 'korinthos', 'kyrene')).toEqual([]);
    expect(alone('kydonia', 'kyrene', 'gortyn', 'korinthos', 'knossos')).toEqual([]);
    expect(alone('kydonia', 'athenai', 'gortyn', 'korinthos', 'knossos', 'kyrene')).toEqual(['kydonia']);
  });

  test('R 6.7 a question about some spaces only', () => {
    const control = {
      ...markers('blue', 'hekatompylos', 'gortyn'),
      ...markers('independent', 'rhagai', 'kadousioi', 'zadrakarta', 'knossos', 'kydonia'),
    };
    expect(isolated({ control })).toEqual(['hekatompylos', 'gortyn']);
    expect(isolated({ control }, ['gortyn', 'rhagai'])).toEqual(['gortyn']);
  });

  test('R 6.7 Independent markers always stay; in Turn Order the one who goes first may open the way for the next', () => {
    // Kydonia (red) lies between Gortyn (blue) and the sea; red is isolated himself, and his marker is gone when blue looks.
    const control = {
      ...markers('blue', 'gortyn', 'kyrene'),
      ...markers('red', 'kydonia'),
      ...markers('independent', 'knossos', 'korinthos'),
    };
    const phase = (turnOrder: GameState['turnOrder']) => begin(board({ control, turnOrder }), 'isolation');
    expect(phase(['red', 'blue', 'yellow', 'white']).state.control).toEqual({
      gortyn: 'blue',
      kyrene: 'blue',
      knossos: 'independent',
      korinthos: 'independent',
    });
    const { state, events } = phase(['blue', 'red', 'yellow', 'white']);
    expect(state.control).toEqual({ kyrene: 'blue', knossos: 'independent', korinthos: 'independent' });
    expect(events).toContainEqual({ type: 'markerRemoved', rule: 'R 6.7', space: 'gortyn', faction: 'blue' });
  });
});

import { describe, expect, it } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import type { Board, SpaceFact } from '../../../src/successors/data/shape.js';
import {
  by,
  march,
  minors,
  offered,
  pass,
  play,
  refusal,
  anyRefusal,
  roll,
  said,
  situation,
  waitingFor,
} from './situation.js';

/** The figure of R 11.8: five spaces in a row about a sixth, which no corner of the reconstructed board shows. */
const ring = ['ring-1', 'ring-2', 'ring-3', 'ring-4', 'ring-5'] as const;
const space = (id: string): SpaceFact => ({
  id,
  name: id,
  kind: 'minorCity',
  province: 'ring',
  independent: 0,
  siegeModifier: 0,
  hellespont: false,
  latitude: 0,
  longitude: 0,
  source: 'R 11.8',
});
const land = (a: string, b: string) => ({ a, b, kind: 'land', source: 'R 11.8' }) as const;
const figure: Board = {
  name: 'The figure of R 11.8',
  provinces: [...board.provinces, { id: 'ring', name: 'Ring', region: 'asia', victoryPoints: 1, source: 'R 11.8' }],
  spaces: [...board.spaces, space('centre'), ...ring.map(space)],
  paths: [
    ...board.paths,
    land('centre', 'karmana'),
    ...ring.map((id) => land('centre', id)),
    land('ring-1', 'ring-2'),
    land('ring-2', 'ring-3'),
    land('ring-3', 'ring-4'),
    land('ring-4', 'ring-5'),
  ],
};

describe('R 11.8 where one may intercept', () => {
  it('R 11.8 the figure: Red in the middle may intercept into 3, 4 and 5, but not into the starting space or an enemy controlled one', () => {
    const start = situation(
      {
        toMove: 'blue',
        turn: 2,
        markers: { blue: ['ring-2'] },
        minorGenerals: ['red:centre', 'blue:ring-1'],
        forces: { 'red:centre': { mercenary: 1 }, 'blue:ring-1': { mercenary: 1 } },
      },
      { players: 2, board: figure },
    );
    // A Minor General has 4 Movement Points on a 5. Nobody reacts in 1, where he starts, nor in 2, which Blue controls.
    let told = play(
      start,
      roll('blue', 5),
      by('blue', { type: 'activate', commander: 'minor', space: 'ring-1', inside: false }),
    );
    expect(waitingFor(told)).toEqual(['blue']);
    told = play(told, by('blue', march('ring-2')));
    expect(waitingFor(told)).toEqual(['blue']);
    expect(refusal(told, 'red', { type: 'intercept', from: 'centre', inside: false, commander: 'minor' })).toEqual(
      anyRefusal,
    );
    for (const next of ['ring-3', 'ring-4', 'ring-5']) {
      told = play(told, by('blue', march(next)));
      expect(waitingFor(told)).toEqual(['red']);
      expect(offered(told, 'intercept')).toMatchObject([{ from: 'centre', commander: 'minor' }]);
      told = play(told, by('red', pass));
      expect(waitingFor(told)).toEqual(['blue']);
    }
    expect(minors(told, 'blue')).toEqual(['blue:ring-5']);
  });

  it.each([
    ['nobody stood before', {}, ['seleukos', 'minor']],
    ['Yellow himself had combat units that did not move', { 'yellow:synnada': { mercenary: 1 } }, []],
    ["another enemy of Blue's stood", { 'white:synnada': { mercenary: 1 } }, []],
  ])('R 11.8 whether Blue may intercept into a space where %s', (_, standing, leaders) => {
    const asked = 'white:synnada' in standing;
    const entering = play(
      situation({
        toMove: 'yellow',
        turn: 2,
        markers: { yellow: ['kelainai'] },
        generals: { antigonos: 'yellow:kelainai', seleukos: 'blue:gordion' },
        minorGenerals: Object.keys(standing),
        forces: { 'yellow:kelainai': { mercenary: 3 }, 'blue:gordion': { mercenary: 3 }, ...standing },
      }),
      roll('yellow', 3),
      by('yellow', { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false }),
      by('yellow', { type: 'march', to: 'synnada', passage: asked }),
      asked ? by('white', { type: 'grantPassage', grant: true }) : [],
    );
    expect(offered(entering, 'intercept').map(({ commander }) => commander)).toEqual(leaders);
    expect(said(entering, 'interceptionDeclared')).toEqual([]);
  });
});

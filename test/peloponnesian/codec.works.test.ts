/** What states and positions say of works that are being built (R 7.5, 7.6). */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { fromPosition, toPosition } from '../../src/peloponnesian/codec/position/index.js';
import type { Position } from '../../src/peloponnesian/position.js';

const options = { players: 2, scenario: 'argiveLeague' } as const;
const head = { format: 'diadochi-position', game: 'peloponnesian', version: 1, options } as const;
const printed = ['athens piraeus', 'megara nisaea'];

/** Every fault of a position, as `path: message`. */
function faults(position: Partial<Position>): readonly string[] {
  const answer = fromPosition({ ...head, ...position });
  return E.isLeft(answer) ? answer.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
}

/** Long Walls between a fort and Methone stand, and others from Methone to Asine are being built. */
const works = {
  year: 418,
  pieces: { W2339: ['laconia-hoplite-5-1 inside'] },
  cities: { patrae: { wallsDue: 5 } },
  forts: { W2337: { by: 'athens' }, W2338: { by: 'sparta' } },
  longWalls: [...printed, 'W2338 methone'],
  longWallsBegun: { 'methone asine': { due: 5, by: 'laconia-hoplite-5-1' } },
} as const satisfies Partial<Position>;

describe('R 7.6: works in positions', () => {
  it('walls that are due, Long Walls to forts, and Long Walls that are being built are read and written', () => {
    const state = orThrow(fromPosition({ ...head, ...works }));
    expect(state.cities['patrae']).toEqual({ wallsDue: 5 });
    expect([state.longWalls, state.longWallsBegun]).toEqual([works.longWalls, works.longWallsBegun]);
    expect(orThrow(fromPosition(toPosition(state)))).toEqual(state);
  });

  it.each<readonly [fault: string, position: Partial<Position>]>([
    ['cities.patrae.wallsDue: this season is in the past', { cities: { patrae: { wallsDue: 3 } } }],
    ['cities.tegea.wallsDue: the city already has walls', { cities: { tegea: { wallsDue: 5 } } }],
    ['cities.tegea.walled: leave out walls that are as printed', { cities: { tegea: { walled: true } } }],
    ['longWalls[0]: expected the two ends in the other order', { longWalls: ['piraeus athens'] }],
    [
      'longWalls[0]: "W2338 methone" does not join cities or forts',
      { longWalls: ['W2338 methone'], forts: { W2337: { by: 'athens' } } },
    ],
    ['longWalls[0]: Long Walls join adjacent places only', { longWalls: ['athens sparta'] }],
    ['longWalls[0]: Long Walls cannot end at a city without walls', { longWalls: ['acharnae athens'] }],
    ['longWallsBegun: leave this out if no Long Walls are being built', { longWallsBegun: {} }],
    [
      'longWallsBegun["methone asine"].due: this season is in the past',
      { longWallsBegun: { 'methone asine': { due: 3, by: 'laconia-hoplite-5-1' } } },
    ],
    [
      'longWallsBegun["methone asine"].by: laconia-hoplite-5-2 is not at one of the ends',
      { longWallsBegun: { 'methone asine': { due: 5, by: 'laconia-hoplite-5-2' } } },
    ],
    ['longWallsBegun["methone asine"]: these Long Walls are already complete', { longWalls: ['methone asine'] }],
    ['built: leave this out if no units were built', { built: [] }],
    ['built[0]: laconia-hoplite-5-1 is not in its Force Pool', { built: ['laconia-hoplite-5-1'] }],
  ])('%s', (fault, position) => {
    expect(faults({ ...works, ...position })).toContain(`$.${fault}`);
  });
});

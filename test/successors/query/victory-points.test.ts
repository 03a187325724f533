/** R 7.4: Victory Points, counted from the board. */
import { describe, expect, it } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { allVictoryPoints, victoryPoints, victoryPointSources } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import type { FleetId } from '../../../src/successors/vocabulary.js';
import { situationOf, type Setting } from '../language.js';
import { field } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';
import { pointsBySeat } from '../../../src/successors/query/victory-points.js';

/** Victory Points of Red's, by sources and as a sum. */
function points(given: Setting, change: (state: GameState) => GameState = (state) => state) {
  const state = change(field(given));
  const all = victoryPointSources(state, 'red');
  const sum = all.reduce((total, one) => total + one.points, 0);
  expect([
    victoryPoints(state, 'red'),
    allVictoryPoints(state, ['blue', 'red']).get('red'),
    pointsBySeat(situationOf(state))[0],
  ]).toEqual([sum, sum, sum]);
  return all.map((one) => `${one.kind === 'province' ? one.province : one.kind} ${one.points}`).sort();
}
const HELLESPONT = ['abydos', 'kyzikos', 'astakos', 'byzantion', 'chersonesos'] as const;
const ASIA = ['babylon', 'opis', 'is', 'borsippa', 'kelainai', 'synnada', 'gordion', 'myriandos', 'chalybon', 'hamath'];

describe('R 7.4 sources', () => {
  it('R 7.4 provinces', () => {
    expect(points({})).toEqual([]);
    expect(points({ control: markers('red', 'rhodos', 'pella', 'pydna', 'amphipolis') })).toEqual([
      'makedonia 3',
      'rhodos 1',
    ]);
  });

  it('R 7.4 the Largest Fleet', () => {
    const owning =
      (...names: readonly FleetId[]) =>
      (state: GameState): GameState => {
        const fleets = { ...state.fleets };
        for (const name of names) fleets[name] = { owner: 'red', upgraded: false, dispersed: false };
        return { ...state, fleets };
      };
    expect(points({}, owning('rhodos', 'phoinike'))).toEqual(['largestFleet 3']);
    expect(points({ control: markers('red', 'rhodos') }, owning('rhodos', 'karia'))).toEqual([
      'largestFleet 3',
      'rhodos 1',
    ]);
    expect(points({}, owning('rhodos'))).toEqual([]);
  });

  it('R 7.4 the Hellespont: all five spaces, on a board that has one', () => {
    // Abydos and Kyzikos are Mikra Phrygia; of the others none makes a province.
    expect(points({ control: markers('red', ...HELLESPONT) })).toEqual(['hellespont 2', 'mikra-phrygia 1']);
    expect(points({ control: markers('red', ...HELLESPONT.slice(0, 4)) })).toEqual(['mikra-phrygia 1']);
    const dry = { ...board, spaces: board.spaces.map((space) => ({ ...space, hellespont: false })) };
    expect(points({ options: { players: 4, board: dry } })).toEqual([]);
  });

  it('R 7.4 the Lord of Asia: Babylonia, Phrygia and Syria', () => {
    expect(points({ control: markers('red', ...ASIA) })).toEqual([
      'babylonia 4',
      'lordOfAsia 4',
      'phrygia 2',
      'syria 2',
    ]);
    expect(points({ control: markers('red', ...ASIA.slice(0, -1)) })).toEqual(['babylonia 4', 'phrygia 2']);
  });

  it('R 19.8 capitals, by the player aid', () => {
    const options: GameOptions = { players: 4, edition: 'player-aid', optionalRules: ['capitals'] };
    const capitals: GameState['capitals'] = {
      red: { stage: 'standing', space: 'larisa' },
      blue: { stage: 'destroyed', space: 'gordion', by: 'red' },
    };
    expect(points({ options, control: { larisa: 'red' }, rest: { capitals } })).toEqual([
      'capital 2',
      'destroyedCapitals 1',
    ]);
    expect(points({ options, rest: { capitals: {} } })).toEqual([]);
  });
});

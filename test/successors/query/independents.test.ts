/** R 14.1 to 14.3: where an Independent Army may go. */
import { describe, expect, it } from 'vitest';
import { board } from '../../../src/successors/data/board.js';
import { independents } from '../../../src/successors/data/independents.js';
import {
  independentObstacle,
  independentSteps,
  leavesGame,
  mayEndHere,
  type IndependentJourney,
} from '../../../src/successors/questions.js';
import { mayEnter } from '../../../src/successors/query/independents.js';
import type { IndependentArmyId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { situationOf, type Setting } from '../language.js';
import { field } from '../rules/battlefield.js';

const journey = (army: IndependentArmyId, at: SpaceId, left = 3, origin = at): IndependentJourney => ({
  army,
  at,
  origin,
  left,
});
const ways = (one: IndependentJourney, given: Setting = {}) =>
  independentSteps(field(given), one)
    .map(({ to, cost }) => `${to} ${cost}`)
    .sort();

describe('coming onto the board', () => {
  it('R 14.1 for one Movement Point, where the army enters', () => {
    expect(ways(journey('filon', 'box'))).toEqual(['hekatompylos 1']);
    expect(ways(journey('seuthes', 'box'))).toEqual(['getai 1', 'istros 1', 'triballoi 1']);
    expect(ways(journey('filon', 'box', 0))).toEqual([]);
  });

  it('R 14.1 an army that has no box comes from nowhere', () => {
    expect(ways(journey('leosthenes', 'box'))).toEqual([]);
    expect(independentObstacle(field({}), journey('leosthenes', 'box'), 'lamia')).toBe('noPath');
  });

  it('R 14.1 a space of entry that a board does not have is none', () => {
    const spaces = board.spaces.filter(({ id }) => id !== 'hekatompylos');
    const paths = board.paths.filter(({ a, b }) => a !== 'hekatompylos' && b !== 'hekatompylos');
    expect(ways(journey('filon', 'box'), { options: { players: 4, board: { ...board, spaces, paths } } })).toEqual([]);
  });
});

describe('obstacles', () => {
  it('R 8.2, 14.2 no path, too few Movement Points, or none', () => {
    const obstacle = (to: SpaceId, left: number) =>
      independentObstacle(field({}), journey('glaukias', 'lamia', left), to);
    expect(obstacle('pella', 3)).toBe('noPath');
    // A Mountain path leads to Aitolia.
    expect(obstacle('aitolia', 1)).toBe('notEnoughMovementPoints');
    expect(obstacle('aitolia', 2)).toBeUndefined();
    expect(obstacle('larisa', 1)).toBeUndefined();
  });
});

describe('limits', () => {
  it('R 14.3 Leosthenes in Thessalia and Hellas, and not on the Kyklades', () => {
    const may = (space: SpaceId) => mayEnter(situationOf(field({})), independents.leosthenes, space);
    expect(['larisa', 'athenai', 'kyklades', 'pella'].map(may)).toEqual([true, true, false, false]);
    expect(ways(journey('leosthenes', 'larisa'))).toEqual(['lamia 1', 'pherai 1']);
    expect(independentObstacle(field({}), journey('leosthenes', 'larisa'), 'pella')).toBe('beyondLimits');
  });

  it('R 4.27, 14.3 Ariarathes in Kappadokia, to which no Transit Point belongs; Seuthes and Glaukias anywhere', () => {
    expect(ways(journey('ariarathes', 'dana'))).toEqual(['mazaka 1']);
    expect(ways(journey('glaukias', 'dana'))).toEqual(['mazaka 1', 'tp-kilikian-gates 1', 'tp-lykaonia 1']);
  });

  it('R 14.3 Filon leaves the game in Hellas, and no other army does anywhere', () => {
    const state = field({});
    expect(leavesGame(state, 'filon', 'athenai')).toBe(true);
    expect(leavesGame(state, 'filon', 'larisa')).toBe(false);
    expect(leavesGame(state, 'filon', 'tp-amanos')).toBe(false);
    expect(leavesGame(state, 'leosthenes', 'athenai')).toBe(false);
    expect(leavesGame(state, 'glaukias', 'tp-amanos')).toBe(false);
  });
});

describe('Filon', () => {
  // Hamath lies at 36.75, west of Chalybon (37.16); from there Issos (36.17) and Myriandos (36.18) lie west of Hamath.
  it('R 14.3 may end further west than he began, anywhere when he comes from his box, and in it', () => {
    const state = field({});
    expect(mayEndHere(state, journey('filon', 'arados', 0, 'hamath'))).toBe(true);
    expect(mayEndHere(state, journey('filon', 'chalybon', 0, 'hamath'))).toBe(false);
    expect(mayEndHere(state, journey('filon', 'hamath', 0))).toBe(false);
    expect(mayEndHere(state, journey('filon', 'hekatompylos', 0, 'box'))).toBe(true);
    expect(mayEndHere(state, journey('filon', 'box', 0, 'hekatompylos'))).toBe(true);
    expect(mayEndHere(state, journey('glaukias', 'chalybon', 0, 'hamath'))).toBe(true);
  });

  it('R 14.3 steps east if he can then end further west with the points left (ruling filon-west)', () => {
    const to = (left: number, given: Setting = {}) => ways(journey('filon', 'hamath', left), given);
    expect(to(2)).toEqual(['arados 1', 'chalybon 1', 'heliopolis 1']);
    expect(to(1)).toEqual(['arados 1', 'heliopolis 1']);
    expect(independentObstacle(field({}), journey('filon', 'hamath', 1), 'chalybon')).toBe('notWestward');
  });

  it('R 14.3 each step on the way costs its points', () => {
    // Kossaioi and Ouxioi lie east of Sousa, and the way west leads back through it to Charax or Sittake: three points.
    expect(ways(journey('filon', 'sousa', 2))).toEqual(['charax 1', 'sittake 1']);
    expect(ways(journey('filon', 'sousa', 3))).toEqual(['charax 1', 'kossaioi 1', 'ouxioi 1', 'sittake 1']);
  });

  it.each<PlayerId>(['red', 'blue'])('R 14.4 but CUs of %s’s on the way would end it in the east', (player) => {
    const given: Setting = { forces: { [`${player}:chalybon`]: { loyal: 1 } } };
    expect(ways(journey('filon', 'hamath', 3), given)).toEqual(['arados 1', 'heliopolis 1']);
  });
});

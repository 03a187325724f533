/** R 19.8: capitals. Larisa and Gordion are Minor Cities, Pella is a Major City, Sparta a Stronghold. */
import { describe, expect, it } from 'vitest';
import type { GameOptions } from '../../../src/successors/options.js';
import {
  capitalHolder,
  capitalObstacle,
  capitalOf,
  capitalSites,
  cityCapacity,
  destroyedCapitalPoints,
  ownCapitalPoints,
} from '../../../src/successors/questions.js';
import type { Capitals, GameState } from '../../../src/successors/state.js';
import { field } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

const OPTIONS: GameOptions = { players: 4, optionalRules: ['capitals'] };
const PLACES = ['larisa', 'sparta', 'pella', 'gordion'] as const;
/** A CU of Red's stands in each of some spaces, at a Transit Point, and in Lamia, which is Blue's; in Pydna, which is Red's, none does. */
const scene = (capitals?: Capitals, options = OPTIONS): GameState =>
  field({
    options,
    control: { ...markers('red', ...PLACES, 'pydna'), lamia: 'blue' },
    forces: {
      ...Object.fromEntries([...PLACES, 'lamia', 'tp-paionia'].map((space) => [`red:${space}`, { loyal: 1 }])),
      'red:pella:inside': { loyal: 1 },
    },
    rest: capitals === undefined ? {} : { capitals },
  });
const STANDING: Capitals = { red: { stage: 'standing', space: 'larisa' } };
const BUILDING: Capitals = { red: { stage: 'building', space: 'larisa', builders: { loyal: 1 } } };
const DESTROYED: Capitals = { red: { stage: 'destroyed', space: 'larisa', by: 'blue' } };

describe('R 19.8 whose they are', () => {
  it('R 19.8 whoever founded it, as long as it stands', () => {
    expect(capitalHolder(scene(STANDING), 'larisa')).toBe('red');
    expect(capitalHolder(scene(STANDING), 'gordion')).toBeUndefined();
    expect(capitalHolder(scene(BUILDING), 'larisa')).toBeUndefined();
    expect(capitalHolder(scene(DESTROYED), 'larisa')).toBeUndefined();
    expect(capitalHolder(field({}), 'larisa')).toBeUndefined();
    expect(capitalHolder(scene({ white: { stage: 'standing', space: 'larisa' } }), 'larisa')).toBe('white');
  });

  it('R 4.16, 19.8 one CU in a capital, two in any other Major City', () => {
    expect(cityCapacity(scene(STANDING), 'larisa')).toBe(1);
    expect(cityCapacity(scene(STANDING), 'pella')).toBe(2);
    expect(cityCapacity(field({}), 'pella')).toBe(2);
  });

  it('R 19.8 what a player has begun, and nobody else', () => {
    expect(capitalOf(scene(BUILDING), 'red')).toEqual(BUILDING.red);
    expect(capitalOf(scene(BUILDING), 'blue')).toBeUndefined();
    expect(capitalOf(field({}), 'red')).toBeUndefined();
  });
});

describe('R 19.8 where they may be built', () => {
  it('R 4.28, 19.8 in Minor Cities and Strongholds of one’s own with a CU, not in a Major City or a Transit Point', () => {
    expect([...capitalSites(scene({}), 'red')].sort()).toEqual(['gordion', 'larisa', 'sparta']);
    expect(capitalSites(scene({}), 'blue')).toEqual([]);
  });

  it('R 19.8 nowhere where the rule is not played', () => {
    expect(capitalSites(scene(undefined, { players: 4 }), 'red')).toEqual([]);
  });

  it.each([STANDING, BUILDING, DESTROYED])('R 19.8 one in a game', (capitals) => {
    expect(capitalSites(scene(capitals), 'red')).toEqual([]);
    expect(capitalObstacle(scene(capitals), 'red', 'gordion')).toBe('capitalFounded');
  });

  it('R 19.8 what stands in the way', () => {
    const obstacle = (space: string) => capitalObstacle(scene({}), 'red', space);
    expect(obstacle('gordion')).toBeUndefined();
    expect(obstacle('pella')).toBe('noCapitalSite');
    expect(obstacle('tp-paionia')).toBe('noCapitalSite');
    expect(obstacle('lamia')).toBe('noCapitalSite');
    expect(obstacle('pydna')).toBe('needsUnits');
  });
});

describe('R 19.8 Victory Points', () => {
  const aid: GameOptions = { ...OPTIONS, edition: 'player-aid' };

  it('R 19.8 two for one’s own that stands, by the player aid alone (ruling capital-points)', () => {
    expect(ownCapitalPoints(scene(STANDING, aid), 'red')).toBe(2);
    expect(ownCapitalPoints(scene(STANDING, aid), 'blue')).toBe(0);
    expect(ownCapitalPoints(scene(BUILDING, aid), 'red')).toBe(0);
    expect(ownCapitalPoints(scene(DESTROYED, aid), 'red')).toBe(0);
    expect(ownCapitalPoints(scene(STANDING), 'red')).toBe(0);
    expect(ownCapitalPoints(scene(undefined, { players: 4, edition: 'player-aid' }), 'red')).toBe(0);
  });

  it('R 19.8 one for each of others that one has destroyed, by the player aid alone', () => {
    const two: Capitals = { ...DESTROYED, white: { stage: 'destroyed', space: 'gordion', by: 'blue' } };
    expect(destroyedCapitalPoints(scene(DESTROYED, aid), 'blue')).toBe(1);
    expect(destroyedCapitalPoints(scene(two, aid), 'blue')).toBe(2);
    expect(destroyedCapitalPoints(scene(two, aid), 'yellow')).toBe(0);
    expect(destroyedCapitalPoints(scene(STANDING, aid), 'blue')).toBe(0);
    expect(destroyedCapitalPoints(scene(two), 'blue')).toBe(0);
    expect(destroyedCapitalPoints(field({}), 'blue')).toBe(0);
  });
});

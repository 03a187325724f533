/** Questions that a state answers: those of the base by the law of this game, and its own. */
import { describe, expect, it } from 'vitest';
import * as query from '../../src/xenophon/questions.js';
import { board, newGame } from './table.js';

const start = newGame();
const halicarnassusLost = board({
  cities: { halicarnassus: { walls: 1, holder: 'royal' } },
  baggage: { ionianFleet: { at: 'aegean', side: 'rebel' } },
});

describe('what the base asks', () => {
  it('R X3.1, X3.2: whose land is, and who stands in it', () => {
    expect(query.turnOf(start)).toMatchObject({ season: 'spring', year: 401 });
    expect(query.provincesOf(start, 'rebel')).toEqual(['ionia', 'phrygia', 'cappadocia']);
    expect(query.statusOf(start, 'thrace')).toBe('independent');
    expect(query.leadersAt(start, 'media')).toEqual(['artaxerxes']);
    expect(query.forcesIn(start, 'cilicia')).toEqual([
      {
        name: 'royal',
        side: 'royal',
        units: ['persianCavalry-7', 'persianCavalry-8'],
        leaders: ['tissaphernes'],
        isArmy: false,
      },
    ]);
    expect(query.battleOf(start)).toBeUndefined();
  });

  it('R X1.2: names of what is out of play are no names', () => {
    expect(() => query.statusOf(start, 'egypt')).toThrow('the map has no province egypt');
  });

  it('R X8.1: nobody receives replacements', () => {
    expect(query.receivesReplacements(start, 'rebel')).toBe(false);
    expect(query.receivesReplacements(start, 'royal')).toBe(false);
  });
});

describe('the fleet', () => {
  it('R X3.2: lies in the Ionian zone', () => {
    expect(query.fleetsIn(start, 'ionian')).toEqual(['ionianFleet']);
    expect(query.fleetsIn(start, 'ionian', 'royal')).toEqual([]);
    expect(query.fleetsIn(start, 'aegean')).toEqual([]);
    expect(query.zoneOf(start, 'ionianFleet')).toBe('ionian');
    expect(() => query.fleetsIn(start, 'egyptian')).toThrow('the map has no sea zone egyptian');
    expect(() => query.zoneOf(start, 'egyptianFleet')).toThrow('the counters have no fleet egyptianFleet');
  });

  it('R X6.1: reaches all zones in a row, but none past a city of the enemy', () => {
    expect(query.reachOf(start, 'ionianFleet')).toEqual(['blackSea', 'aegean', 'ionian', 'cypriote', 'phoenician']);
    expect(query.reachOf(halicarnassusLost, 'ionianFleet')).toEqual(['blackSea', 'aegean', 'ionian']);
  });

  it('R X6.2: takes aboard who stands on coasts of its side', () => {
    expect(query.harboursOf(start, 'ionianFleet')).toEqual(['ionia', 'phrygia', 'cappadocia']);
  });
});

describe('the pretender', () => {
  it('R X1.3, X3.2: eight units of his are Greek', () => {
    expect(query.hasFallen(start)).toBe(false);
    expect(query.greeksLeft(start)).toEqual([
      'spartanHoplites-1',
      'spartanHoplites-2',
      'spartanHoplites-3',
      'spartanHoplites-4',
      'thracianPeltasts-1',
      'illyrians-1',
      'greekArchers-1',
      'cretanArchers-1',
    ]);
  });

  it('R X9.2: when he has fallen those are counted who come home', () => {
    const fallen = board({
      milestones: { pretenderFallen: 2 },
      memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2', 'illyrians-1'] },
      units: { 'spartanHoplites-1': { at: 'gone' }, 'spartanHoplites-2': { at: 'pool' } },
    });
    expect(query.hasFallen(fallen)).toBe(true);
    expect(query.homecomingOf(fallen)).toEqual({
      counted: 3,
      home: ['spartanHoplites-1'],
      underWay: ['illyrians-1'],
    });
  });

  it('R X7.3: a battle has its field', () => {
    expect(query.battlefieldOf(start)).toBeUndefined();
    const field = {
      kind: 'battlefield',
      province: 'babylonia',
      forces: ['rebel', 'royal'],
      phasing: 'rebel',
      enemy: 'royal',
      stage: 'order',
      left: 'river',
      right: null,
      trying: null,
      arrayed: null,
    } as const;
    expect(query.battlefieldOf(board({ stack: [{ kind: 'turn', begun: true, step: 0 }, field] }))).toEqual(field);
  });

  it('R X9.3: Ionia and Phrygia are fertile, Cappadocia is mountains; all else is the King’s', () => {
    expect(query.scoreOf(start, 'rebel')).toEqual({ provinces: 2 + 2 + 1, capitals: 0, family: 0, treasury: 0 });
    expect(query.pointsOf(start, 'rebel')).toBe(5);
    expect(query.victoryPoints(start)).toBe(5);
    // Two rich provinces, seven fertile ones, five of mountains.
    expect(query.scoreOf(start, 'royal')).toEqual({
      provinces: 2 * 3 + 7 * 2 + 5 * 1,
      capitals: 10,
      family: 4,
      treasury: 10,
    });
    expect(query.pointsOf(start, 'royal')).toBe(49);
  });
});

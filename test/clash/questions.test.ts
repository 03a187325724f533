/** Questions that a state answers: those of the base by the law of this game, and its own. */
import { describe, expect, it } from 'vitest';
import * as query from '../../src/clash/questions.js';
import { emptyBoard, newGame } from './table.js';

const held = (side: 'regency' | 'warlords') => ({ holder: side });
const board = emptyBoard(
  { players: 2 },
  {
    provinces: { macedonia: held('regency'), media: held('regency'), egypt: held('warlords') },
    cities: { rhodianFortress: { walls: 2, holder: 'neutral' } },
    units: { 'phalanx-1': { at: 'mutinied', side: 'independents' } },
    leaders: {
      antipater: { at: 'macedonia', side: 'regency' },
      ptolemy: { at: 'captive', side: 'regency' },
    },
    baggage: {
      body: { at: 'macedonia', side: 'regency' },
      roxane: { at: 'macedonia', side: 'regency' },
      egyptianFleet: { at: 'egyptian', side: 'warlords' },
      cypriotFleet: { at: 'egyptian', side: 'regency' },
    },
  },
);

describe('who plays', () => {
  it('R S1.1, S5.7, S7.1: independents are the fourth player’s', () => {
    const [two, four] = [newGame(), newGame({ players: 4 })];
    expect(query.isPlayed(two, 'regency')).toBe(true);
    expect(query.isPlayed(two, 'independents')).toBe(false);
    expect(query.isPlayed(four, 'independents')).toBe(true);
    expect(query.isPlayed(four, 'neutral')).toBe(false);
    expect(query.deputyOf(two)).toBe('regency');
  });
});

describe('points', () => {
  it('R S13: Macedonia 4, Media 1, Roxane 3, and 1 for a prisoner; the Body as the die shows', () => {
    expect(query.pointsOf(board, 'regency')).toBe(4 + 1 + 3 + 1);
    expect(query.pointsOf(board, 'regency', 5)).toBe(4 + 1 + 3 + 1 + 5);
    // Egypt is rich; the die is nothing to who has not the Body.
    expect(query.pointsOf(board, 'warlords', 5)).toBe(3);
    expect(query.victoryPoints(board)).toBe(9);
    expect(query.holdsCapitals(board, 'regency')).toBe(false);
  });

  it('R S12: whose the markers are', () => {
    expect(query.markersOf(board, 'regency')).toEqual(['body', 'roxane']);
    expect(query.markersOf(board, 'warlords')).toEqual([]);
  });
});

describe('at sea', () => {
  it('R S5.6: Rhodes is nobody’s ally before it has been won', () => {
    expect(query.allyOfRhodes(board)).toBeNull();
    const won = emptyBoard({ players: 2 }, { cities: { rhodianFortress: { walls: 2, holder: 'warlords' } } });
    expect(query.allyOfRhodes(won)).toBe('warlords');
  });

  it('R S8: whose fleets lie in a zone', () => {
    expect(query.fleetsIn(board, 'egyptian')).toEqual(['cypriotFleet', 'egyptianFleet']);
    expect(query.fleetsIn(board, 'egyptian', 'warlords')).toEqual(['egyptianFleet']);
    expect(query.zoneOf(board, 'newFleet')).toBeNull();
    expect(query.reachOf(board, 'newFleet')).toEqual([]);
    expect(query.harboursOf(board, 'newFleet')).toEqual([]);
  });
});

describe('who is off the map', () => {
  it('R S14: mutineers, prisoners, guards', () => {
    expect(query.mutineers(board)).toEqual(['phalanx-1']);
    expect(query.prisonersOf(board, 'regency')).toEqual(['ptolemy']);
    expect(query.prisonersOf(board, 'warlords')).toEqual([]);
    const guard = { unit: 'phalanx-1', leader: 'antipater' } as const;
    const guarded = { ...board, memory: { guards: { regency: guard } } };
    expect(query.guardOf(guarded, 'regency')).toEqual(guard);
    expect(query.guardOf(guarded, 'warlords')).toBeUndefined();
  });
});

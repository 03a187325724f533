/** Pictures of March of the Ten-Thousand: over whole games at random, and what is drawn of this game alone. */
import { describe, expect, it } from 'vitest';
import { TRAYS } from '../../../src/conquest/vocabulary.js';
import { machine } from '../../../src/xenophon/machine.js';
import * as query from '../../../src/xenophon/questions.js';
import type { GameState } from '../../../src/xenophon/state.js';
import { boardSvg } from '../../../src/xenophon/svg/index.js';
import { named } from '../../svg/reading.js';
import { attribute, first, titleOf, whatPicturesAre, wordsIn } from '../../conquest/svg/variant.js';
import { board, newGame } from '../table.js';

const start = newGame();

describe('pictures of whole games', () => {
  whatPicturesAre({ machine, query, boardSvg, trays: TRAYS }, [
    { start, seed: 'kunaxa', every: 60 },
    { start: newGame({ players: 2, optionalRules: ['extendedGame'] }), seed: 'trapezous', every: 90 },
  ]);
});

describe('the map', () => {
  it('R X1.2: has what is in play, and no Egypt', () => {
    const drawn = named(boardSvg(start), 'data-province').map(attribute('data-province'));
    expect(drawn).toContain('thrace');
    expect(drawn).not.toContain('egypt');
    expect(named(boardSvg(start), 'data-zone').map(attribute('data-zone'))).toEqual([
      'blackSea',
      'aegean',
      'ionian',
      'cypriote',
      'phoenician',
    ]);
  });

  it('R X3.2: the fleet lies in the Ionian zone', () => {
    expect(titleOf(first(boardSvg(start), 'data-stack', 'rebel:ionian'))).toBe('Rebels: Ionian');
  });

  it('a focus may be at sea', () => {
    const near = boardSvg(start, { focus: { places: ['blackSea'] } });
    const [, x = 0, y = -1, width = 0] = /viewBox="(\S+) (\S+) (\S+)/.exec(near)?.map(Number) ?? [];
    // The Black Sea is named at the upper edge.
    expect([y, width]).toEqual([0, 320]);
    expect(x).toBeGreaterThan(200);
  });

  it('R X6.2: who is carried across the sea has gone his way', () => {
    const svg = boardSvg(start, {
      lastEvents: [
        {
          type: 'carried',
          rule: 'R X6.2',
          side: 'rebel',
          fleet: 'ionianFleet',
          units: [],
          leaders: ['menon'],
          from: 'ionia',
          to: 'syria',
          zone: 'phoenician',
        },
      ],
    });
    expect(named(svg, 'data-event').map(titleOf)).toEqual(['Rebels: Ionia to Syria']);
  });

  it('the track has eight turns, and four more by agreement (R X10.3)', () => {
    expect(named(boardSvg(start), 'data-turn')).toHaveLength(8);
    const longer = newGame({ players: 2, optionalRules: ['extendedGame'] });
    expect(named(boardSvg(longer), 'data-turn')).toHaveLength(12);
  });
});

describe('the panels', () => {
  const panel = (state: GameState, id: string, locale: 'en' | 'de' = 'en') =>
    wordsIn(first(boardSvg(state, { locale }), 'data-player', id));

  it('R X9.3: what points are for: Ionia 2, Phrygia 2, Cappadocia 1', () => {
    expect(panel(start, 'rebel')).toContain('5 VP');
    expect(panel(start, 'rebel')).toContain('provinces 5');
    expect(panel(start, 'rebel')).not.toContain('capitals');
    expect(panel(start, 'royal', 'de')).toContain('Hauptstädte 10');
  });

  it('R X1.3, X9.2: the Greeks who are left, and what has become of them since he fell', () => {
    expect(panel(start, 'nobody')).toContain('8 on the map');
    const fallen = board({
      milestones: { pretenderFallen: 2 },
      memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2', 'illyrians-1'] },
      units: { 'spartanHoplites-1': { at: 'gone' }, 'spartanHoplites-2': { at: 'pool' } },
    });
    expect(panel(fallen, 'nobody')).toContain('3 when he fell home 1 on the way 1 lost 1');
    expect(panel(fallen, 'rebel')).not.toContain('VP');
  });

  it('R X2.2: who waits for something else than a turn waits on the track without one', () => {
    const waiting = panel(start, 'rebel');
    expect(waiting).not.toContain('T0');
    expect(waiting).toContain('slingers');
  });
});

describe('R X7.3: the battlefield', () => {
  const state = board({
    stack: [
      { kind: 'turn', begun: true, step: 1 },
      {
        kind: 'battlefield',
        province: 'babylonia',
        forces: ['rebel', 'royal'],
        phasing: 'rebel',
        enemy: 'royal',
        stage: 'battle',
        left: 'river',
        right: null,
        trying: null,
        arrayed: 'royal',
      },
      {
        kind: 'battle',
        province: 'babylonia',
        armies: [
          { side: 'rebel', units: [], leaders: [], commanders: [] },
          { side: 'royal', units: [], leaders: [], commanders: [] },
        ],
        first: 'royal',
        round: 0,
        step: 0,
        fighters: [],
        leaders: [],
        vacant: [],
        engaged: [],
        led: [],
        idle: [],
        fired: [],
        ended: null,
        winner: null,
      },
    ],
    baggage: { baggageTrain: { at: 'babylonia', side: 'rebel' } },
  });

  it('what is left to the rebels is right to those who face them; the train is in the camp', () => {
    const spaces = named(boardSvg(state, { part: 'battle' }), 'data-space').map(titleOf);
    expect(spaces.filter((title) => title?.includes('River'))).toEqual([
      'Army of the Rebels: Left Outflank, River: closed, nobody',
      'Army of the King’s men: Right Outflank, River: closed, nobody',
    ]);
    expect(spaces.filter((title) => title?.includes('Train'))).toEqual([
      'Army of the Rebels: Reserve, Baggage Train, nobody',
    ]);
  });
});

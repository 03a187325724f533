/** What the terminal draws of March of the Ten-Thousand beside what it draws of the base: the fleet, points, the Greeks, the field. */
import { describe, expect, it } from 'vitest';
import { createGame, orThrow, type GameEvent, type GameState } from '../../src/xenophon/index.js';
import { xenophonAtTheTerminal } from '../../src/xenophon/terminal/index.js';
import { COLUMNS, printedPictures } from '../terminal/printed.js';
import { board } from './table.js';

const { words } = xenophonAtTheTerminal;
const pictures = printedPictures(xenophonAtTheTerminal.pictures);
const fresh = orThrow(createGame({ players: 2 }));
const seen = (state: GameState) => ({ ...state, viewer: 'spectator' }) as const;
const rowOf = (lines: readonly string[], place: string): string =>
  lines.find((line) => line.slice(4).startsWith(place)) ?? '';

describe('R X3: the beginning', () => {
  const table = pictures.board(seen(fresh), 'en', '');

  it('tells who stands where, and where the fleet lies', () => {
    expect(rowOf(table, 'Ionia')).toMatch(
      /^ {2}R Ionia +fertile +Sardis R▮▮▮ {2}Halicarnassus {2}R Cyrus, .*17 units$/,
    );
    expect(rowOf(table, 'Media')).toMatch(/^ {2}K Media .*K Artaxerxes, 8 units$/);
    expect(table.filter((line) => line.startsWith('  ~'))).toEqual([
      expect.stringMatching(/^ {2}~ Ionian +sea +Ionian fleet$/),
    ]);
    expect(Math.max(...table.map((line) => line.length))).toBeLessThanOrEqual(COLUMNS);
  });

  it('tells points of both sides, no replacements, and the Greeks', () => {
    const standings = pictures.standings(seen(fresh), 'en');
    expect(standings[0]).toMatch(/^ {2}R Rebels +3 provinces, 17 units with 23 steps, 5 Victory Points; Cyrus/);
    expect(standings.join(' ')).not.toContain('replacement');
    expect(standings).toContain('  The Ten Thousand: 8 units on the map.');
    expect(standings.at(-1)).toMatch(/more Victory Points wins\. \(R X9\)$/);
  });
});

it('R X9.2: when Cyrus has fallen it is told who is home', () => {
  const fallen = board({
    milestones: { pretenderFallen: 2 },
    memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2', 'illyrians-1'] },
    units: { 'spartanHoplites-1': { at: 'gone' }, 'spartanHoplites-2': { at: 'pool' } },
  });
  const standings = pictures.standings(seen(fallen), 'en');
  expect(standings).toContain('  Greek units left when Cyrus fell: 3; home: 1, on the way: 1, lost: 1.');
  expect(standings.join(' ')).not.toContain('Victory Point');
  expect(standings.join(' ')).toMatch(/all of them reach Europe.*\(R X9\.2\)$/);
});

it('R X7.3: a river is told in the box of either army, and the train in the camp', () => {
  const fight = board({
    stack: [
      { kind: 'turn', begun: true, step: 1 },
      {
        kind: 'battlefield',
        province: 'ionia',
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
        province: 'ionia',
        armies: [
          { side: 'rebel', units: ['illyrians-1'], leaders: [], commanders: [] },
          { side: 'royal', units: [], leaders: [], commanders: [] },
        ],
        first: 'royal',
        round: 1,
        step: 0,
        fighters: [{ unit: 'illyrians-1', with: null, army: 'rebel', box: 'centre', line: 1, since: 0 }],
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
  });
  const drawn = pictures.board(seen(fight), 'en', '');
  const rivers = drawn.filter((line) => line.includes('river'));
  // To the right of the rebels above, as they look down; to the right of the royal army below.
  expect(rivers.map((line) => line.indexOf('river') > COLUMNS / 2)).toEqual([true, true]);
  expect(drawn.some((line) => /Reserve:.*Baggage Train/.test(line))).toBe(true);
  expect(pictures.moment(seen(fight), 'en')).toContain('battle in Ionia, round 1 of 10');
});

it('R X6.2: of a voyage one line is told', () => {
  const events: readonly GameEvent[] = [
    { type: 'baggageMoved', rule: 'R X6.2', baggage: 'ionianFleet', from: 'ionian', to: 'cypriote' },
    { type: 'leaderMoved', rule: 'R X6.2', leader: 'menon', from: 'ionia', to: 'cilicia' },
    {
      type: 'carried',
      rule: 'R X6.2',
      side: 'rebel',
      fleet: 'ionianFleet',
      units: [],
      leaders: ['menon'],
      from: 'ionia',
      to: 'cilicia',
      zone: 'cypriote',
    },
  ];
  expect(words.tell(events, fresh, 'en')).toHaveLength(1);
});

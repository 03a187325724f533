/** The report and the charts of a tournament. */
import { describe, expect, it } from 'vitest';
import { chartsOf } from '../../src/tournament/charts/index.js';
import { marksOn } from '../../src/tournament/charts/frame.js';
import { reportLines } from '../../src/tournament/report.js';
import { summaryOf } from '../../src/tournament/summary.js';
import { lineOf } from './results.js';

const swapped = { bots: ['random', 'greedy'] };
const LINES = [
  lineOf(1),
  lineOf(2, { ...swapped, returns: [0, 1], outcome: { winners: ['yellow'], how: 'pass', rule: 'R 1' } }),
  lineOf(3, { returns: [0.5, 0.5], outcome: { winners: ['red', 'yellow'], how: 'pass', rule: 'R 1' } }),
  lineOf(4, { ...swapped, returns: [0, 0], outcome: null, turns: [{ turn: 1, worth: [6, -6] }] }),
];

describe('the summary', () => {
  const summary = summaryOf(LINES);

  it('counts victories by bot and by seat; a shared one counts in parts', () => {
    expect(summary.bots.map(({ name, played, won }) => [name, played, won])).toEqual([
      ['greedy', 4, 2.5],
      ['random', 4, 0.5],
    ]);
    expect(summary.bySeat.map(({ name, played, won }) => [name, played, won])).toEqual([
      ['red', 4, 1.5],
      ['yellow', 4, 1.5],
    ]);
  });

  it('counts a draw without a winner as half a victory for both', () => {
    const drawn = { returns: [0, 0], outcome: { winners: [], how: 'victoryPoints', rule: 'R 16.3' } };
    const { bots } = summaryOf([lineOf(1, drawn), lineOf(2, { ...drawn, ...swapped })]);
    expect(bots.map(({ won, elo }) => [won, elo])).toEqual([
      [1, expect.closeTo(1500)],
      [1, expect.closeTo(1500)],
    ]);
  });

  it('rates bots of two-player games by the games that were finished', () => {
    const [greedy, random] = summary.bots;
    expect((greedy?.elo ?? 0) - (random?.elo ?? 0)).toBeCloseTo(400 * Math.log10(3 / 1), 3);
    const three = lineOf(1, { bots: ['greedy', 'random', 'mcts:1'], players: ['a', 'b', 'c'], returns: [1, 0, 0] });
    expect(summaryOf([three]).bots[0]?.elo).toBeUndefined();
  });

  it('counts lengths and endings', () => {
    expect(summary.actions).toEqual({ least: 100, median: 250, mean: 250, most: 400 });
    expect(summary.turns).toEqual({ least: 1, median: 2, mean: 1.75, most: 2 });
    expect(summary.endings).toEqual([
      { how: 'pass', games: 2 },
      { how: 'hundredPoints', games: 1 },
      { how: 'broken off', games: 1 },
    ]);
  });

  it('averages the worth of each turn over the games that reached it', () => {
    expect(summary.curves).toEqual([
      {
        bot: 'greedy',
        points: [
          { turn: 1, mean: -1.5, games: 4 },
          { turn: 2, mean: 4 / 3, games: 3 },
        ],
      },
      {
        bot: 'random',
        points: [
          { turn: 1, mean: 1.5, games: 4 },
          { turn: 2, mean: -4 / 3, games: 3 },
        ],
      },
    ]);
  });
});

it('the report is a table', () => {
  const report = reportLines(summaryOf(LINES)).join('\n');
  expect(report).toContain('greedy       4  2.5    62.5 %  21.9 % to 90.8 %');
  expect(report).toContain('greedy is 89 Elo above random');
  expect(report).toMatch(/^broken off +1 +25.0 %$/m);
});

describe('the charts', () => {
  const charts = chartsOf(summaryOf(LINES), LINES);

  it('show every bot, every seat and every length', () => {
    expect(Object.keys(charts)).toEqual(['win-rates', 'lengths', 'worth']);
    for (const name of ['greedy', 'random', 'red', 'yellow'])
      expect(charts['win-rates']).toContain(`data-row="${name}"`);
    expect(charts.lengths?.match(/data-count="1"/g)).toHaveLength(4);
    for (const bot of ['greedy', 'random']) expect(charts.worth).toContain(`data-curve="${bot}"`);
  });

  it('have numbers even for a single game', () => {
    const [only = lineOf(1)] = LINES;
    for (const chart of Object.values(chartsOf(summaryOf([only]), [only]))) expect(chart).not.toMatch(/NaN|Infinity/);
  });

  it('have round numbers on their axes', () => {
    expect(marksOn({ from: 0, to: 1, isWhole: false }).map((mark) => Math.round(10 * mark))).toEqual([
      0, 2, 4, 6, 8, 10,
    ]);
    expect(marksOn({ from: 0, to: 2, isWhole: true })).toEqual([0, 1, 2]);
    expect(marksOn({ from: -37, to: 95, isWhole: false })).toEqual([0, 50]);
  });
});

/** Files of results: what is read, what is repaired, and what is refused. */
import { describe, expect, it } from 'vitest';
import { isRight, orThrow } from '../../src/core/index.js';
import { readLine, writeLine } from '../../src/tournament/line.js';
import { foreignLine, missingTasks, readLines, writeLines } from '../../src/tournament/lines.js';
import { tasksOf } from '../../src/tournament/plan.js';
import { lineOf } from './results.js';

const [first, second] = [lineOf(1), lineOf(2, { bots: ['random', 'greedy'], outcome: null, returns: [0, 0] })];
const file = writeLine(first) + writeLine(second);

describe('a file of results', () => {
  it('is read as it was written', () => {
    expect(orThrow(readLines(file))).toEqual([first, second]);
    expect(orThrow(readLines(''))).toEqual([]);
  });

  it('may end in the middle of a line, wherever that is', () => {
    for (let end = writeLine(first).length; end < file.length - 1; end++)
      expect(orThrow(readLines(file.slice(0, end)))).toEqual([first]);
    expect(orThrow(readLines(file.slice(0, -1)))).toEqual([first, second]);
  });

  it('with a faulty line in the middle is refused by its number', () => {
    expect(readLines(`${writeLine(first)}half\n${writeLine(second)}`)).toMatchObject({
      left: { message: 'line 2: $: expected JSON' },
    });
    expect(readLines(`{"game":"chess"}\n`)).toMatchObject({ left: { message: expect.stringContaining('$.game') } });
  });

  it('is written by number, with each game once', () => {
    expect(writeLines([second, first, second])).toBe(file);
  });
});

describe('a tournament that goes on', () => {
  const plan = {
    game: 'alexandros',
    gameVersion: 2,
    players: 2,
    bots: ['greedy', 'random'],
    games: 3,
    seed: 'susa',
    options: {},
  } as const;
  const tasks = tasksOf(plan);

  it('plays what is missing', () => {
    expect(foreignLine([second, first], tasks)).toBeUndefined();
    expect(missingTasks([second], tasks).map(({ number }) => number)).toEqual([1, 3]);
  });

  it.each([
    [{ ...plan, seed: 'pella' }],
    [{ ...plan, gameVersion: 3 }],
    [{ ...plan, bots: ['random', 'greedy'] }],
    [{ ...plan, options: { alexanderPenalty: true } }],
    [{ ...plan, games: 0 }],
  ])('does not go on from the results of another one %#', (other) => {
    expect(foreignLine([first], tasksOf(other))).toBe(first);
  });
});

it('a line names every fault', () => {
  expect(isRight(readLine(JSON.stringify(first)))).toBe(true);
  expect(readLine(JSON.stringify({ ...first, returns: ['1'], extra: 1 }))).toMatchObject({
    left: { faults: [{ path: '$.returns[0]' }, { path: '$.extra' }] },
  });
});

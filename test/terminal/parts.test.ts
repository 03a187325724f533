/** The parts of the program that need no game: what typing means, commands, lines, colours. */
import { describe, expect, it } from 'vitest';
import { matchOf, matching, numberedChoice } from '../../src/terminal/choices.js';
import { commandIn, COMMAND_NAMES, usageOf } from '../../src/terminal/commands.js';
import { columnsOf, emphasised, screenOn, wantsColours } from '../../src/terminal/screen.js';
import { itemized, paragraph } from '../../src/hosts/terminal/flow.js';
import { laidOut } from '../../src/hosts/terminal/layout.js';

const choices = ['March to Pella', 'March to Pella, asking for passage', 'Halt at Élis'].map((name) => ({
  name,
  note: '',
}));

describe('what somebody means', () => {
  it.each([
    ['2', { kind: 'one', index: 1 }],
    ['0', { kind: 'noNumber' }],
    ['4', { kind: 'noNumber' }],
    ['passage', { kind: 'one', index: 1 }],
    ['PELLA march', { kind: 'several', indexes: [0, 1] }],
    ['march to pella', { kind: 'one', index: 0 }],
    ['elis', { kind: 'one', index: 2 }],
    ['siege', { kind: 'nothing' }],
  ])('by %s', (typed, expected) => {
    expect(matchOf(choices, typed)).toEqual(expected);
  });

  it('by nothing is anything, for a list that shrinks to what is typed', () => {
    expect(matching(choices, '')).toEqual([0, 1, 2]);
  });

  it('is not looked for in notes, which are shown', () => {
    const noted = [{ name: 'March', note: 'Issos, 1 MP' }];
    expect(matching(noted, 'issos')).toEqual([]);
    expect(numberedChoice(noted, 0)).toEqual({ text: ' 1  March  (Issos, 1 MP)', margin: 4 });
  });
});

describe('commands', () => {
  it.each([
    ['board', { name: 'board', rest: '' }],
    ['board  Pella ', { name: 'board', rest: 'Pella' }],
    ['/UNDO all', { name: 'undo', rest: 'all' }],
    ['?', { name: 'help', rest: '' }],
    ['why march to Pella?', { name: 'why', rest: 'march to Pella?' }],
    ['q', { name: 'quit', rest: '' }],
    // An answer: a command that takes nothing is followed by something.
    ['hand over the cart', undefined],
    ['march', undefined],
    ['', undefined],
  ])('%j', (typed, expected) => {
    expect(commandIn(typed)).toEqual(expected);
  });

  it('are typed as the help says', () => {
    for (const name of COMMAND_NAMES) expect(commandIn(usageOf(name))?.name).toBe(name);
  });
});

const widestOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
const wordsOf = (lines: readonly string[]): readonly string[] => lines.join(' ').trim().split(/\s+/);

describe.each([60, 80, 100, 140])('lines in %i columns', (columns) => {
  it('are as long as they may be, and begin at the margin', () => {
    const items = Array.from({ length: 60 }, (_, index) => `item ${index}`);
    const lines = laidOut(itemized('head', items, 10), columns);
    expect(lines.length).toBeGreaterThan(2);
    expect(widestOf(lines)).toBeLessThanOrEqual(columns);
    expect(widestOf(lines)).toBeGreaterThan(columns - 'item 59'.length - 2);
    expect(lines[0]?.startsWith('head      item 0  item 1')).toBe(true);
    expect(lines.slice(1).every((line) => line.startsWith(`${' '.repeat(10)}item `))).toBe(true);
    expect(wordsOf(lines)).toEqual(['head', ...items.flatMap((item) => item.split(' '))]);
  });

  it('break within an item only if it fills a line', () => {
    const long = Array.from({ length: 40 }, () => 'word').join(' ');
    const lines = laidOut(itemized('head', ['two words', long], 10), columns);
    expect(widestOf(lines)).toBeLessThanOrEqual(columns);
    expect(lines[0]).toContain('two words');
  });

  it('of a paragraph keep all its words in order', () => {
    const words = Array.from({ length: 80 }, (_, index) => `word${index}`);
    const lines = laidOut(paragraph('  head:', words.join(' '), 6), columns);
    expect(widestOf(lines)).toBeLessThanOrEqual(columns);
    expect(lines.slice(1).every((line) => line.startsWith(`${' '.repeat(6)}word`))).toBe(true);
    expect(wordsOf(lines)).toEqual(['head:', ...words]);
  });

  it('have a margin of at most a third of the screen', () => {
    const lines = laidOut({ text: `${' '.repeat(90)}${'word '.repeat(60)}`, margin: 90 }, columns);
    expect(lines[1]?.search(/\S/)).toBe(Math.min(90, Math.floor(columns / 3)));
  });
});

describe('the number of columns', () => {
  it.each([
    [undefined, {}, Infinity],
    [0, {}, Infinity],
    [100, {}, 100],
    [40, {}, 60],
    [100, { COLUMNS: '80' }, 80],
    [undefined, { COLUMNS: '140' }, 140],
    [undefined, { COLUMNS: 'many' }, Infinity],
  ])('of a terminal with %j and of %j is %d', (terminal, environment, columns) => {
    expect(columnsOf(terminal, environment)).toBe(columns);
  });

  it('is looked up for every line', () => {
    let out = '';
    let columns = 60;
    const screen = screenOn(
      { write: (text) => (out += text) },
      { colours: false, terminal: true, columns: () => columns },
    );
    const text = 'word '.repeat(24).trim();
    screen.line(text);
    columns = 140;
    screen.line(emphasised('heading', text));
    expect(out.split('\n').map((line) => line.length)).toEqual([59, 56, 6, 119, 0]);
  });
});

describe('colours', () => {
  it.each([
    [true, {}, true],
    [true, { NO_COLOR: '' }, true],
    [true, { NO_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
    [false, {}, false],
  ])('on a terminal (%j) with %j: %j', (isTerminal, environment, expected) => {
    expect(wantsColours(isTerminal, environment)).toBe(expected);
  });

  it('are never written to a plain screen, nor is it cleared', () => {
    let out = '';
    const screen = screenOn({ write: (text) => (out += text) }, { colours: false, terminal: false });
    screen.line(emphasised('heading', 'Turn 1'));
    screen.clear();
    expect(out).toBe('Turn 1\n\n');
  });
});

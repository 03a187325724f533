/** The parts of the program that need no game: what typing means, commands, lines, colours. */
import { describe, expect, it } from 'vitest';
import { matchOf, matching, numberedChoice } from '../../src/terminal/choices.js';
import { commandIn, COMMAND_NAMES, usageOf } from '../../src/terminal/commands.js';
import { emphasised, screenOn, wantsColours } from '../../src/terminal/screen.js';
import { paragraph, WIDTH, wrapped } from '../../src/hosts/terminal/wrapped.js';

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
    expect(numberedChoice(noted, 0)).toBe(' 1  March  (Issos, 1 MP)');
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

describe('lines', () => {
  it('are as long as they may be, and begin at the margin', () => {
    const items = Array.from({ length: 60 }, (_, index) => `item${index}`);
    const lines = wrapped('head', items, 10);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => line.length <= WIDTH)).toBe(true);
    expect(lines[0]?.startsWith('head      item0  item1')).toBe(true);
    expect(lines.slice(1).every((line) => line.startsWith(`${' '.repeat(10)}item`))).toBe(true);
    expect(
      lines
        .join(' ')
        .split(/\s+/)
        .filter((word) => word.startsWith('item')),
    ).toEqual(items);
  });

  it('of a paragraph keep all its words in order', () => {
    const words = Array.from({ length: 80 }, (_, index) => `word${index}`);
    const lines = paragraph('  head:', words.join(' '), 6);
    expect(lines.every((line) => line.length <= WIDTH)).toBe(true);
    expect(lines.join(' ').trim().split(/\s+/)).toEqual(['head:', ...words]);
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

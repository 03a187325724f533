/** Every game follows the width of the terminal. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/index.js';
import { GAMES } from '../../src/games.js';
import { at } from './at.js';

const TYPED = ['1', '1', 'board', 'score', 'hand', 'log', 'why march', 'help', 'quit'];

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{N}]+/gu));

describe.each(GAMES)('%s', (game) => {
  it.each(LOCALES)('keeps to the columns of the screen, and breaks no word, in %s', async (locale) => {
    const args = ['play', '--game', game, '--seed', 'babylon', '--bots', 'random', '--locale', locale];
    const unbroken = wordsIn((await at(args, TYPED)).out);
    for (const columns of [60, 80, 100, 140]) {
      const { out } = await at(args, TYPED, columns);
      expect(out.split('\n').filter((line) => line.length > columns)).toEqual([]);
      expect([...wordsIn(out)].filter((word) => !unbroken.has(word))).toEqual([]);
    }
  });
});

describe('the help', () => {
  it('keeps to the columns of the screen', async () => {
    const { out } = await at(['play', '--help'], [], 60);
    expect(out.split('\n').filter((line) => line.length > 60)).toEqual([]);
  });
});

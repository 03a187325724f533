/** The terms that the page explains are those that the texts of the game use, in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/core/index.js';
import { GAMES, ofEachGame, type GameName } from '../../src/games.js';
import { root, rulesOf } from '../../tools/folders.js';

const ABOUT = await ofEachGame(async (manifest) => (await manifest.page()).about);

/** Returns the sources of the texts of a game in a language, with those of its base and the names in their data. */
function textsOf(game: GameName, locale: Locale): string {
  const folders = rulesOf(game).flatMap((source) =>
    [`text/${locale}`, 'data'].map((folder) => join(root, source, folder)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return files.join('\n');
}

describe.each(GAMES)('%s', (game) => {
  it.each(LOCALES)('explains terms that occur (%s)', (locale) => {
    const texts = textsOf(game, locale);
    expect(Object.keys(ABOUT[game][locale].terms).filter((term) => !texts.includes(term))).toEqual([]);
  });
});

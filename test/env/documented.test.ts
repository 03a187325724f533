/** The sizes in docs/env.md are those of the games. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { environment } from '../../src/env/index.js';
import { GAMES, ofEachGame } from '../../src/games.js';

const grouped = (number: number): string => number.toLocaleString('en');

const rows = await ofEachGame(async (manifest) => {
  const { game, codecs } = await manifest.entry();
  const { title, usualPlayers } = manifest;
  const { index, observationSize } = environment(game, codecs, {
    options: orThrow(game.decode.options({ players: usualPlayers })),
  });
  const sizes = [usualPlayers, index.tokens.length, index.size, observationSize].map(grouped);
  return `| ${[`*${title}*`, ...sizes].join(' | ')} |`;
});

it.each(GAMES)('docs/env.md has the sizes of %s', (name) => {
  expect(readFileSync('docs/env.md', 'utf8')).toContain(rows[name]);
});

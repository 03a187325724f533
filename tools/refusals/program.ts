/** What is refused in a situation, as a program that a reader can run. */
import type { GameName } from '../../src/games.js';
import type { Example, Scene } from './scene.js';

const text = (value: unknown): string => JSON.stringify(value);

/** How a situation is put up: by which function, and of what. */
const openingOf = (game: GameName, begins: Scene['begins']): readonly [by: string, of: object] =>
  'position' in begins
    ? ['fromPosition', { format: 'diadochi-position', game, version: 1, ...begins.position }]
    : ['createGame', begins.options];

/** The program of a scene of a game. */
export function programOf(game: GameName, { title, begins, player, played = [], refused }: Scene): Example {
  const [by, of] = openingOf(game, begins);
  const opened = `orThrow(${by}(${text(of)}))`;
  const state =
    played.length === 0
      ? `const state = ${opened};`
      : `const played: readonly Action[] = ${text(played)};
const state = played.reduce((now, action) => orThrow(applyAction(now, action)).state, ${opened});`;
  const asked = refused.map(
    ([code, rule, deed, why]) =>
      `explainAction(state, ${text({ player, ...deed })})?.code; // '${code}': ${why} (${rule})`,
  );
  const names = played.length === 0 ? [] : ['applyAction', 'type Action'];
  return {
    title,
    code: `import { ${['explainAction', by, 'orThrow', ...names].join(', ')} } from 'diadochi/${game}';

${state}
${asked.join('\n')}`,
    shows: refused.map(([code]) => code),
  };
}

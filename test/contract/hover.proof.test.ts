/**
 * The greatest length of the tooltip that an editor shows for a function. Refusals appear under one name, not code by
 * code.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.js';

const MOST = 600;
const FUNCTIONS = [
  'play',
  'applyAction',
  'explainAction',
  'legalActions',
  'createGame',
  'createMatch',
  'undo',
  'load',
  'replay',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = `${root}src/hover.ts`;
const text = GAMES.map(
  (game) => `import * as ${game} from './${game}/index.js';\n${FUNCTIONS.map((name) => `${game}.${name};`).join('\n')}`,
).join('\n');

/** Returns a language service with one open file, which uses every function. */
function editor(): ts.LanguageService {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true }),
    getScriptFileNames: () => [page],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const read = path === page ? text : ts.sys.readFile(path);
      return read === undefined ? undefined : ts.ScriptSnapshot.fromString(read);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (path) => path === page || ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
  });
}

describe('hovering', () => {
  const service = editor();
  const shownAt = (game: string, name: string): { readonly type: string; readonly comment: string } => {
    const call = `${game}.${name};`;
    const place = text.indexOf(`\n${call}`) + 1 + game.length + 1;
    const info = service.getQuickInfoAtPosition(page, place);
    const textOf = (parts: readonly ts.SymbolDisplayPart[] = []): string => parts.map((part) => part.text).join('');
    return { type: textOf(info?.displayParts), comment: textOf(info?.documentation) };
  };

  it.each(GAMES.flatMap((game) => FUNCTIONS.map((name) => [game, name] as const)))(
    `%s.%s shows at most ${MOST} characters`,
    (game, name) => {
      const { type: shown, comment } = shownAt(game, name);
      expect(comment, 'its comment is shown').toMatch(/^[A-Z].*\.$/s);
      expect(shown).toContain(name);
      expect(shown, 'the types are found').not.toMatch(/: any\b/);
      expect(shown.length, shown).toBeLessThanOrEqual(MOST);
    },
  );
});

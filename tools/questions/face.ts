/** The `questions.ts` of a game: what everybody may ask of a state or a view, from the comments of what rules ask of a situation. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type ts from 'typescript';
import { GAMES, REGISTRY, type GameName } from '../../src/games.js';
import type { QuestionSources } from '../../src/hosts/manifest.js';
import { sourceOf } from '../folders.js';
import { formatted, type Written } from '../written.js';
import { called, questionsIn, type Question } from './reading.js';

/** A file of questions, and what it is written from. */
interface Face extends QuestionSources {
  readonly file: string;
}

/** That of a game; `undefined` where the questions are written by hand. */
function faceOf(game: GameName): Face | undefined {
  const { questions } = REGISTRY[game];
  return questions === undefined ? undefined : { file: `${sourceOf(game)}/questions.ts`, ...questions };
}

/** Those of all games that have one. */
export const faces = (): readonly Face[] => GAMES.flatMap((game) => faceOf(game) ?? []);

/** A file's name as a word of code. */
const wordOf = (room: string): string =>
  `${basename(room).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Questions`;

/** All files of folders, in order of their names, and files. */
const filesOf = (from: readonly string[]): readonly string[] =>
  from.flatMap((path) =>
    path.endsWith('.ts')
      ? [path]
      : readdirSync(path)
          .sort()
          .map((file) => `${path}/${file}`),
  );

/** Which arguments, after the situation, name a player: whoever does not play is refused there. */
const placesOfPlayers = (parameters: readonly ts.ParameterDeclaration[]): readonly number[] =>
  parameters.flatMap(({ type }, place) => (type?.getText() === 'PlayerId' ? [place] : []));

/** A question, as it is asked of a state or a view. */
function asQuestion({ room, name, signature }: Question, { signed, viewsToo = false }: Face): string {
  const inner = `${wordOf(room)}.${name}`;
  const { parameters = [], answer = '' } = signature ?? {};
  if (!signed)
    return `export const ${name} = /* @__PURE__ */ asked(${[inner, ...placesOfPlayers(parameters)].join(', ')});`;
  const taken = [
    `shown: GameState${viewsToo ? ' | PlayerView' : ''}`,
    ...parameters.map((parameter) => parameter.getText()),
  ];
  const given = ['machine.situationOf(shown)', ...parameters.map((parameter) => parameter.name.getText())];
  return `export const ${name} = (${taken.join(', ')}): ${answer} => ${inner}(${given.join(', ')});`;
}

/** What the questions of a file are made with. */
function imports(asked: readonly Question[], { file: by, signed, viewsToo = false }: Face): readonly string[] {
  if (!signed) return ["import { asked } from './asked.js';"];
  const named = asked.flatMap(({ signature }) => signature?.types ?? []);
  const modules = [...new Set(named.map(({ module }) => module))].sort();
  return [
    "import { machine } from './machine.js';",
    `import type { GameState${viewsToo ? ', PlayerView' : ''} } from './state.js';`,
    ...modules.map((module) => {
      const names = new Set(named.filter((type) => type.module === module).map(({ name }) => name));
      return `import type { ${[...names].sort().join(', ')} } from '${called(module, by)}.js';`;
    }),
  ];
}

function written(face: Face): string {
  const rooms = filesOf(face.from).map((file) => ({ room: called(file, face.file), file }));
  const questions = rooms
    .flatMap(({ room, file }) => questionsIn(file, room))
    .filter(({ doc }) => !doc.includes('@internal'));
  const asked = questions.filter(({ signature }) => signature !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1));
  const plainIn = (room: string): readonly string[] =>
    questions.filter((question) => question.room === room && question.signature === undefined).map(({ name }) => name);
  return [
    '/**',
    " * Questions about a game: about a full state, or about one player's view of it. Nothing here changes anything.",
    ' * Written by `npm run questions` from the comments of what rules ask of a situation.',
    ' *',
    ' * @module query',
    ' */',
    ...imports(asked, face),
    ...rooms
      .filter(({ room }) => asked.some((question) => question.room === room))
      .map(({ room }) => `import * as ${wordOf(room)} from '${room}.js';`),
    '',
    ...rooms
      .filter(({ room }) => plainIn(room).length > 0)
      .map(({ room }) => `export { ${plainIn(room).join(', ')} } from '${room}.js';`),
    ...rooms.map(({ room }) => `export type * from '${room}.js';`),
    ...face.beside.map((file) => `export * from './${file}.js';`),
    ...asked.flatMap((question) => ['', question.doc, asQuestion(question, face)]),
    '',
  ].join('\n');
}

/** A file of questions, as it is to be written. */
export const questionsFile = async (face: Face): Promise<Written> => ({
  path: face.file,
  text: await formatted(face.file, written(face)),
  by: 'npm run questions',
});

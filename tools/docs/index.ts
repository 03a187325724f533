/**
 * Writes the API reference to docs/api: functions first, by what they are for, each symbol once, with the guides beside it.
 *
 *     npm run docs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Application,
  Comment,
  CommentTag,
  Context,
  Converter,
  IndexEvent,
  ReflectionKind,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import { command } from '../command.js';
import { CATEGORIES, categoryOf, subjectOf } from './categories.js';

command('usage: npm run docs\n\nWrites the API reference to docs/api; any warning is an error.', { options: {} });

const root = fileURLToPath(new URL('../..', import.meta.url));

const app = await Application.bootstrap({
  name: 'diadochi',
  entryPoints: ['core', 'successors', 'alexandros', 'conformance'].map((name) => join(root, `src/${name}/index.ts`)),
  tsconfig: join(root, 'tsconfig.json'),
  readme: join(root, 'README.md'),
  projectDocuments: ['docs/*.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((path) => join(root, path)),
  out: join(root, 'docs/api'),
  excludeInternal: true,
  disableSources: true,
  // npm test has the types.
  skipErrorChecking: true,
  // Whatever type a public type names can be imported; but for the tables of which only the names in them are told.
  validation: { invalidLink: true, notExported: true, notDocumented: false },
  intentionallyNotExported: [
    'data/board/spaces.ts:spaces',
    'data/board/provinces.ts:provinces',
    'data/board/paths.ts:paths',
    'data/board/paths.ts:NameOf',
    'data/cards.ts:rows',
    // The codecs of a case, of which its types are made.
    ...['aCase', 'aFile', 'action', 'pattern', 'expectation', 'list', 'refused', 'question'].map(
      (codec) => `conformance/case.ts:${codec}`,
    ),
  ],
  treatWarningsAsErrors: true,
  categorizeByGroup: false,
  defaultCategory: 'From core',
  categoryOrder: [...CATEGORIES, '*'],
  navigation: { includeCategories: true, includeGroups: false },
  sort: ['kind', 'source-order'],
  kindSortOrder: ['Document', 'Module', 'Namespace', 'Function', 'Variable', 'Class', 'Interface', 'TypeAlias'],
  searchInComments: true,
  highlightLanguages: ['bash', 'javascript', 'json', 'mermaid', 'sh', 'typescript'],
});

/** The functions of a game are constants of its face (`createGame = successors.createGame`); a reader looks for functions. */
const getComment = Context.prototype.getComment;
Context.prototype.getComment = function (this: Context, symbol, kind) {
  const comment = getComment.call(this, symbol, kind);
  const declaration = symbol.valueDeclaration;
  if (kind !== ReflectionKind.Variable || declaration === undefined) return comment;
  const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
  if (type.getCallSignatures().length === 0 || type.getConstructSignatures().length > 0) return comment;
  const told = comment ?? new Comment();
  told.modifierTags.add('@function');
  return told;
};

/** The file that declares a symbol, below the folder of its game. */
const placeOf = (project: ProjectReflection, reflection: DeclarationReflection): string => {
  const file = project.getSymbolIdFromReflection(reflection)?.fileName ?? '';
  return file.slice(file.lastIndexOf('src/')).split('/').slice(2).join('/');
};

function classify(project: ProjectReflection, reflection: DeclarationReflection, category: string): void {
  const told = reflection.signatures?.[0] ?? reflection;
  told.comment ??= new Comment();
  if (told.comment.getTag('@category') === undefined) {
    told.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
  }
  if (!reflection.kindOf(ReflectionKind.Namespace)) return;
  for (const child of reflection.children ?? []) classify(project, child, subjectOf(placeOf(project, child)));
}

app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  for (const entry of project.children ?? []) {
    for (const child of entry.children ?? []) {
      if (child.isReference()) continue;
      const place = placeOf(project, child);
      const category = child.kindOf(ReflectionKind.Namespace) ? subjectOf(child.name) : categoryOf(child.name, place);
      if (category === undefined) app.logger.warn(`${child.getFullName()} (${place}) is in no category`);
      else classify(project, child, category);
    }
  }
  for (const document of project.documents ?? []) {
    const [heading] = document.content;
    if (heading?.kind === 'text') document.name = /^# (.+)$/m.exec(heading.text)?.[1] ?? document.name;
  }
});

/** What a page only passes on is found where it is described. */
app.renderer.on(IndexEvent.PREPARE_INDEX, ({ searchResults }) => {
  const described = searchResults.filter((reflection) => !reflection.isReference());
  searchResults.splice(0, searchResults.length, ...described);
});

const project = await app.convert();
if (project === undefined) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
console.log(`The API of ${version} is described in docs/api.`);

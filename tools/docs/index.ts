/**
 * Writes the API reference to docs/api: functions first, by what they are for, each symbol once, with the guides beside it.
 *
 *     npm run docs
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { GAMES } from '../../src/games.js';
import { command } from '../command.js';
import { root, sourceOf } from '../folders.js';
import { CATEGORIES, categoryOf, subjectOf } from './categories.js';
import { checked } from './check.js';
import { clauseIndexes } from './clauses.js';
import { PARTS, partOf } from './groups.js';
import { spreadParameters } from './parameters.js';
import { codesOf, refusalIndex } from './refusals.js';
import { keepFound } from './search.js';
import { documents, REPOSITORY, stage, titleOf } from './staging.js';

command('usage: npm run docs\n\nWrites the API reference to docs/api; any warning is an error.', { options: {} });

/** Of each game its face, its words and its pictures. */
const ENTRIES = ['index.ts', 'text/index.ts', 'svg/index.ts'];
const entryPoints = [
  'src/core/index.ts',
  ...GAMES.flatMap((game) => ENTRIES.map((entry) => `${sourceOf(game)}/${entry}`)),
  'src/conformance/index.ts',
  'src/boardgame-io/index.ts',
]
  .map((path) => join(root, path))
  .filter((path) => existsSync(path));

const out = join(root, 'docs/api');

const pages = documents([...clauseIndexes(codesOf), refusalIndex()]);
const staged = stage(pages);

declare module 'typedoc' {
  /** What the drawer of diagrams asks: whence Mermaid is loaded. */
  interface TypeDocOptionMap {
    readonly mermaidSource: string;
  }
}

const app = await Application.bootstrapWithPlugins({
  name: 'diadochi',
  plugin: ['@boneskull/typedoc-plugin-mermaid'],
  mermaidSource: 'local',
  entryPoints,
  tsconfig: join(root, 'tsconfig.json'),
  readme: staged.readme,
  projectDocuments: [...staged.documents],
  out,
  customCss: join(root, 'tools/docs/site.css'),
  navigationLinks: { Repository: REPOSITORY },
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
    // The words of a family, of which unions are made, and what they are called.
    'words/family.ts:Known',
    'conquest/text/names.ts:Named',
    'conquest/text/names.ts:Unheld',
    // Of a game what is asked where somebody can go.
    'core/destinations.ts:Asked',
    // The codecs of a case, of which its types are made.
    ...['aCase', 'aFile', 'pattern', 'expectation', 'list', 'refused', 'question'].map(
      (codec) => `conformance/case.ts:${codec}`,
    ),
  ],
  treatWarningsAsErrors: true,
  categorizeByGroup: false,
  defaultCategory: 'From core',
  categoryOrder: [...PARTS, ...CATEGORIES, '*'],
  navigation: { includeCategories: true, includeGroups: false },
  sort: ['kind', 'source-order'],
  kindSortOrder: ['Document', 'Module', 'Namespace', 'Function', 'Variable', 'Class', 'Interface', 'TypeAlias'],
  searchInComments: true,
  searchInDocuments: true,
  // Whoever searches for a function wants it before the texts that mention it.
  searchGroupBoosts: { Functions: 3 },
  highlightLanguages: ['bash', 'javascript', 'json', 'sh', 'typescript'],
  // Drawn, not highlighted.
  ignoredHighlightLanguages: ['mermaid'],
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

/** The file that declares something, below `src/<game>/`; what the games' pictures share stands below `svg/` as theirs do. */
const placeOf = (project: ProjectReflection, reflection: DeclarationReflection): string => {
  const file = project.getSymbolIdFromReflection(reflection)?.fileName ?? '';
  const [, room, ...inRoom] = file.slice(file.lastIndexOf('src/')).split('/');
  return (room === 'svg' ? [room, ...inRoom] : inRoom).join('/');
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
  spreadParameters(project);
  for (const entry of project.children ?? []) {
    entry.comment ??= new Comment();
    entry.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: 'Entry points' }]));
    for (const child of entry.children ?? []) {
      if (child.isReference()) continue;
      const place = placeOf(project, child);
      const category = child.kindOf(ReflectionKind.Namespace) ? subjectOf(child.name) : categoryOf(child.name, place);
      if (category === undefined) app.logger.warn(`${child.getFullName()} (${place}) is in no category`);
      else classify(project, child, category);
    }
  }
  for (const [index, page] of pages.entries()) {
    const document = project.documents?.[index];
    if (document !== undefined) document.name = titleOf(page);
    if (partOf(page.path) === undefined) app.logger.warn(`${page.path} stands in no part of the site`);
  }
});

/** Pages whose words are found one by one on pages of their own, or are nothing but figures. */
const TABLES: ReadonlySet<string> = new Set(
  pages.flatMap((page) => (/coverage|reach|clauses|sections|refusals/.test(page.path) ? [titleOf(page)] : [])),
);

app.renderer.on(IndexEvent.PREPARE_INDEX, ({ searchResults }) => {
  keepFound(searchResults, TABLES);
});

const project = await app.convert();
if (project === undefined) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
for (const fault of checked(out)) app.logger.error(fault);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
console.log(`The API of ${version} is described in docs/api.`);

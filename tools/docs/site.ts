/** The site in docs/api: a first page with games to play, the guides, the rules clause by clause, and the reference of the API. */
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
import { root, sourceOf } from '../folders.js';
import { CATEGORIES, categoryOf, subjectOf } from './categories.js';
import { UnionNames } from './aliases.js';
import { checked } from './check.js';
import { clauseIndexes } from './clauses.js';
import { PARTS, partOf } from './groups.js';
import { spreadParameters } from './parameters.js';
import { writePictures } from './front.js';
import { buildPlay } from './play.js';
import { codesOf, refusalIndex } from './refusals.js';
import { placements, SiteRouter } from './router.js';
import { keepFound, searchedTexts } from './search.js';
import { documents, placementsOf, REPOSITORY, stage, titleOf } from './staging.js';
import { SiteTheme } from './theme.js';

/** The entry points of each game: its rules, its texts and its pictures. Its heuristics have the type that `bots` has. */
const ENTRIES = ['index.ts', 'text/index.ts', 'svg/index.ts'];
const entryPoints = [
  'src/core/index.ts',
  ...GAMES.flatMap((game) => ENTRIES.map((entry) => `${sourceOf(game)}/${entry}`)),
  'src/bots/index.ts',
  'src/conformance/index.ts',
  'src/boardgame-io/index.ts',
  'src/env/index.ts',
]
  .map((path) => join(root, path))
  .filter((path) => existsSync(path));

const out = join(root, 'docs/api');

const pages = documents([...clauseIndexes(codesOf), refusalIndex()]);
const staged = stage(pages);
for (const [titles, placement] of placementsOf(pages)) placements.set(titles, placement);

const app = await Application.bootstrap({
  name: 'diadochi',
  entryPoints,
  tsconfig: join(root, 'tsconfig.json'),
  readme: staged.readme,
  projectDocuments: [...staged.documents],
  out,
  customCss: join(root, 'tools/docs/site.css'),
  navigationLinks: { Repository: REPOSITORY },
  excludeInternal: true,
  disableSources: true,
  theme: 'site',
  router: 'site',
  headings: { readme: false, document: false },
  visibilityFilters: {},
  useFirstParagraphOfCommentAsSummary: true,
  includeHierarchySummary: false,
  // npm test checks the types.
  skipErrorChecking: true,
  // Every type that a public type names must be exported, except those below, of which only the names are public.
  validation: { invalidLink: true, notExported: true, notDocumented: false },
  intentionallyNotExported: [
    'data/board/spaces.ts:spaces',
    'data/board/provinces.ts:provinces',
    'data/board/paths.ts:paths',
    'data/board/paths.ts:NameOf',
    'data/cards.ts:rows',
    // The words of a family of games, from which unions are made, and their names.
    'words/family.ts:Known',
    'conquest/text/names.ts:Named',
    'conquest/text/names.ts:Unheld',
    // The questions of a game about where a piece can go.
    'core/destinations.ts:Asked',
    // The encoder of the tokens of an action, for environments alone.
    'env/observe/encoder.ts:Encoder',
    // The codecs of a conformance case, from which its types are made.
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
  // A function comes before the texts that mention it.
  searchGroupBoosts: { Functions: 3 },
  highlightLanguages: ['bash', 'javascript', 'json', 'python', 'sh', 'typescript'],
  // The many examples of refusals would be several times as large in colour.
  ignoredHighlightLanguages: ['text', 'transcript'],
  markdownLinkExternal: false,
});

/** The functions of a game are constants of its entry point (`createGame = successors.createGame`); the site shows them as functions. */
const getComment = Context.prototype.getComment;
Context.prototype.getComment = function (this: Context, symbol, kind) {
  const comment = getComment.call(this, symbol, kind);
  const declaration = symbol.valueDeclaration;
  if (kind !== ReflectionKind.Variable || declaration === undefined) return comment;
  const type = this.checker.getTypeOfSymbolAtLocation(symbol, declaration);
  if (type.getCallSignatures().length === 0 || type.getConstructSignatures().length > 0) return comment;
  const shown = comment ?? new Comment();
  shown.modifierTags.add('@function');
  return shown;
};

/** Returns the file that declares something, below `src/<game>/`; files of `src/svg/` count as files of `svg/` in a game. */
const placeOf = (project: ProjectReflection, reflection: DeclarationReflection): string => {
  const file = project.getSymbolIdFromReflection(reflection)?.fileName ?? '';
  const [, folder, ...path] = file.slice(file.lastIndexOf('src/')).split('/');
  return (folder === 'svg' ? [folder, ...path] : path).join('/');
};

function classify(project: ProjectReflection, reflection: DeclarationReflection, category: string): void {
  const documented = reflection.signatures?.[0] ?? reflection;
  documented.comment ??= new Comment();
  if (documented.comment.getTag('@category') === undefined) {
    documented.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
  }
  if (!reflection.kindOf(ReflectionKind.Namespace)) return;
  for (const child of reflection.children ?? []) classify(project, child, subjectOf(placeOf(project, child)));
}

const unions = new UnionNames();
app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
  unions.add(context, reflection);
});

app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  spreadParameters(project);
  unions.replaceIn(project);
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

/** Documents that only list other pages: the search finds those pages instead. */
const TABLES: ReadonlySet<string> = new Set(
  pages.flatMap((page) => (/clauses|sections|refusals/.test(page.path) ? [titleOf(page)] : [])),
);

app.renderer.on(IndexEvent.PREPARE_INDEX, ({ searchResults, searchFields }) => {
  keepFound(searchResults, TABLES);
  searchResults.forEach((reflection, at) => {
    searchFields[at] = searchedTexts(reflection);
  });
});

app.renderer.defineTheme('site', SiteTheme);
app.renderer.defineRouter('site', SiteRouter);

const project = await app.convert();
if (project === undefined) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
writePictures(out);
await buildPlay(out);
for (const fault of checked(out)) app.logger.error(fault);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
console.log(`The site of ${version} is in docs/api.`);

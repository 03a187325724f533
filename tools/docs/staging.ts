/** The documents as the site shows them: a copy beside the sources, with titles, parts, and links to the repository. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../folders.js';
import { withoutFlowcharts } from './diagrams.js';
import { blockIn, firstScreen } from './front.js';
import { inOrder, LEFT_OUT, partOf } from './groups.js';

/** A page of the site that is written in Markdown. */
export interface Document {
  /** Where it lies, or would lie, in the repository. */
  readonly path: string;
  readonly text: string;
  /** Documents below it. */
  readonly children?: readonly Document[];
  /** Whether it stands on the page of the document above it, and not on one of its own. */
  readonly isPart?: boolean;
}

/** Where a document is on the site: a page, and a place on it if it is only a part of that page. */
export interface Placement {
  readonly page: string;
  readonly anchor?: string;
}

const STAGE = join(root, '.cache/site');
const { version, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly repository: { readonly url: string };
};
/** Where the sources are kept. */
export const REPOSITORY = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** The documents of the repository that are pages of the site, but for those that `written` has in their place. */
export function documents(written: readonly Document[]): readonly Document[] {
  const paths = readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .filter((path) => !LEFT_OUT.has(path));
  const own = [...paths, 'CONTRIBUTING.md', 'CHANGELOG.md'];
  const all = new Set([...own, ...written.map(({ path }) => path)]);
  return inOrder([...all]).map(
    (path) =>
      written.find((document) => document.path === path) ?? { path, text: readFileSync(join(root, path), 'utf8') },
  );
}

/** What of a text is no code, changed. */
const inProse = (text: string, change: (prose: string) => string): string =>
  text
    .split(/(^```[\s\S]*?^```)/m)
    .map((piece) => (piece.startsWith('```') ? piece : change(piece)))
    .join('');

/** The heading of a document, of the first or the second level, without the marks of Markdown. */
export const titleOf = ({ path, text }: Document): string => {
  const [, title] = /^##? (.+)$/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${path} has no heading`);
  return title.replace(/[`*]/g, '');
};

/** All pages of the site by their paths, with their titles. */
const titlesOf = (pages: readonly Document[]): readonly (readonly [path: string, title: string])[] =>
  pages.flatMap((page) => [[page.path, titleOf(page)] as const, ...titlesOf(page.children ?? [])]);

/**
 * A link from a document to another one is called by its title where it is called by its file; one to a file that is no page of the
 * site leads to the repository, at the version described.
 */
function linked({ path, text }: Document, titles: ReadonlyMap<string, string>): string {
  const leading = (called: string, link: string): string => {
    if (/^(?:[a-z]+:|#)/.test(link)) return `[${called}](${link})`;
    const [file = '', anchor] = link.split('#');
    const target = normalize(join(dirname(path), file));
    const title = titles.get(target);
    if (title !== undefined) return `[${called === file ? title : called}](${link})`;
    if (!existsSync(join(root, target))) throw new Error(`${path} links to ${link}, which is not there`);
    return `[${called}](${REPOSITORY}/blob/v${version}/${target}${anchor === undefined ? '' : `#${anchor}`})`;
  };
  return inProse(text, (prose) => prose.replace(LINK, (_, called: string, link: string) => leading(called, link)));
}

/** What a link is called and where it leads; a picture is none. */
const LINK = /(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The pictures of the repository that a document shows. */
const picturesOf = ({ path, text }: Document): readonly string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([^)\s:]+)\)/g)].map(([, link = '']) => normalize(join(dirname(path), link)));

/** What stands above a document for the reader of the site's maker. */
function frontmatter(document: Document): string {
  const { path, children = [] } = document;
  const part = partOf(path);
  const below = children.map(
    (child) => `  ${JSON.stringify(titleOf(child))}: ${JSON.stringify(`./${child.path.split('/').at(-1) ?? ''}`)}`,
  );
  const lines = [
    ...(part === undefined ? [] : [`category: ${part}`]),
    ...(below.length === 0 ? [] : ['children:', ...below]),
  ];
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

/** `docs/start.md` → `start`. */
const slugOf = ({ path }: Document): string => (path.split('/').at(-1) ?? path).replace(/\.md$/, '').toLowerCase();

/** Returns where each document is, by its title after the titles of those above it. */
export const placementsOf = (
  pages: readonly Document[],
  above: readonly string[] = [],
  page = '',
): readonly (readonly [titles: string, placement: Placement])[] =>
  pages.flatMap((document) => {
    const { children = [], isPart = false } = document;
    const titles = [...above, titleOf(document)];
    const own = isPart ? page : `docs/${slugOf(document)}`;
    const placement = isPart ? { page, anchor: slugOf(document) } : { page: own };
    return [[titles.join('/'), placement] as const, ...placementsOf(children, titles, own)];
  });

/** The front page: the first screen, and what the README says after its first example; the site has a picture of its own. */
function frontOf(readme: Document): Document {
  const example = blockIn(readme.text, 'ts');
  const rest = readme.text.slice(readme.text.indexOf(example) + example.length).trim();
  const told = rest.split('\n\n').filter((paragraph) => !paragraph.startsWith('!['));
  return { ...readme, text: [firstScreen(readme.text), ...told, ''].join('\n\n') };
}

/** Writes the documents and the front page to the stage, and returns their paths there. */
export function stage(pages: readonly Document[]): { readonly readme: string; readonly documents: readonly string[] } {
  const readme: Document = { path: 'README.md', text: readFileSync(join(root, 'README.md'), 'utf8') };
  const titles = new Map(titlesOf([readme, ...pages]));
  rmSync(STAGE, { recursive: true, force: true });
  mkdirSync(join(STAGE, 'docs'), { recursive: true });
  const write = (document: Document): string => {
    const place = join(STAGE, document.path);
    writeFileSync(place, frontmatter(document) + withoutFlowcharts(linked(document, titles)));
    for (const picture of picturesOf(document)) cpSync(join(root, picture), join(STAGE, picture));
    for (const child of document.children ?? []) write(child);
    return place;
  };
  return { readme: write(frontOf(readme)), documents: pages.map(write) };
}

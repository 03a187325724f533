/** Checks the finished site: every link leads somewhere, the search finds clauses and refusals, and nothing is too large. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inflateSync } from 'node:zlib';
import { GAMES } from '../../src/games.js';
import { BOOKS, clauseCalled } from './clause-files.js';
import { codesOf } from './refusals.js';

/** The bytes of the largest page, and of the whole site: no page takes long to load, and the site is quick to publish. */
const LARGEST_PAGE = 500_000;
const LARGEST_SITE = 15_000_000;

interface SearchIndex {
  readonly rows: readonly { readonly name: string; readonly url: string }[];
  readonly index: { readonly invertedIndex: readonly (readonly [term: string, fields: unknown])[] };
}

function searchIndexOf(site: string): SearchIndex {
  const [, data = ''] = /"([^"]+)"/.exec(readFileSync(join(site, 'assets/search.js'), 'utf8')) ?? [];
  return JSON.parse(inflateSync(Buffer.from(data, 'base64')).toString('utf8')) as SearchIndex;
}

const decoded = (text: string): string => decodeURIComponent(text.replaceAll('&amp;', '&'));

/** Links of the site that lead to no page, or to no place on it. */
function deadLinks(site: string, pages: readonly string[]): readonly string[] {
  const text = new Map(pages.map((page) => [page, readFileSync(join(site, page), 'utf8')]));
  const places = new Map(
    [...text].map(([page, html]) => [page, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id))]),
  );
  return [...text].flatMap(([page, html]) => {
    const targets = new Set([...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, target = '']) => decoded(target)));
    return [...targets].flatMap((target) => {
      if (/^[a-z]+:/.test(target) || target === '#') return [];
      const [address = '', anchor = ''] = target.split('#');
      const [file = ''] = address.split('?');
      const reached = file === '' ? page : normalize(join(dirname(page), file));
      const found = places.get(reached);
      if (found === undefined) return [`${page}: nothing is at ${target}`];
      return anchor === '' || found.has(anchor) ? [] : [`${page}: no such place as ${target}`];
    });
  });
}

/** What the search does not find, or finds more than once. */
function unsearchable({ rows, index }: SearchIndex): readonly string[] {
  const terms = new Set(index.invertedIndex.map(([term]) => term));
  const documents = rows.flatMap(({ name, url }) => (url.startsWith('docs/') ? [name.split(': ')[0]] : []));
  const sought = [
    ...BOOKS.filter(({ numbered }) => numbered).flatMap((book) =>
      book.clauses.map(([clause]) => ({ term: clause.toLowerCase(), page: clauseCalled(book, clause) })),
    ),
    ...GAMES.flatMap((game) => codesOf(game)).map(({ name }) => ({ term: name.toLowerCase(), page: name })),
  ];
  const missing = sought
    .filter(({ term, page }) => !terms.has(term) || !documents.includes(page))
    .map(({ page }) => `the search does not find ${page}`);
  // A function of an entry point is found once in each game.
  const twice = GAMES.flatMap((game) => {
    const hits = rows.filter(({ name, url }) => name === 'createGame' && url.startsWith(`api/${game}.`));
    return hits.length === 1 ? [] : [`the search finds createGame of ${game} ${String(hits.length)} times`];
  });
  return [...missing, ...twice];
}

/** What a page loads from other hosts when it is opened. */
function foreign(site: string, pages: readonly string[]): readonly string[] {
  const loaded = /<(?:script|img|iframe|link)\b[^>]*? (?:src|href)="(?:https?:)?\/\//;
  return pages
    .filter((page) => loaded.test(readFileSync(join(site, page), 'utf8')))
    .map((page) => `${page} loads something from another host`);
}

/** Returns everything that is wrong with a site. */
export function checked(site: string): readonly string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(site, file)).isFile(),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  const sizeOf = (file: string): number => statSync(join(site, file)).size;
  const large = pages.filter((page) => sizeOf(page) > LARGEST_PAGE);
  const size = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return [
    ...deadLinks(site, pages),
    ...unsearchable(searchIndexOf(site)),
    ...foreign(site, pages),
    ...(size > LARGEST_SITE ? [`the site has ${String(size)} bytes, more than ${String(LARGEST_SITE)}`] : []),
    ...large.map((page) => `${page} is larger than ${String(LARGEST_PAGE)} bytes`),
    ...files.filter((file) => /^media\/(?!.*\.svg$)/.test(file)).map((file) => `${file} is no page of the site`),
  ];
}

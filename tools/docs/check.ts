/** What must be so on the finished site: every link leads somewhere, and the search knows clauses and refusals. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inflateSync } from 'node:zlib';
import { GAMES } from '../../src/games.js';
import { BOOKS, clauseCalled } from './clause-files.js';
import { codesOf } from './refusals.js';

/** No page takes long to load. */
const LARGEST_PAGE = 500_000;

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
      const [file = '', anchor = ''] = target.split('#');
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
  const documents = rows.flatMap(({ name, url }) => (url.startsWith('documents/') ? [name.split(': ')[0]] : []));
  const sought = [
    ...BOOKS.filter(({ numbered }) => numbered).flatMap((book) =>
      book.clauses.map(([clause]) => ({ term: clause.toLowerCase(), page: clauseCalled(book, clause) })),
    ),
    ...GAMES.flatMap((game) => codesOf(game)).map(({ name }) => ({ term: name.toLowerCase(), page: name })),
  ];
  const missing = sought
    .filter(({ term, page }) => !terms.has(term) || !documents.includes(page))
    .map(({ page }) => `the search does not find ${page}`);
  // A function of a game's face is found once in each game.
  const twice = GAMES.flatMap((game) => {
    const hits = rows.filter(({ name, url }) => name === 'createGame' && url.startsWith(`functions/${game}.`));
    return hits.length === 1 ? [] : [`the search finds createGame of ${game} ${String(hits.length)} times`];
  });
  return [...missing, ...twice];
}

/** Everything that is wrong with a site. */
export function checked(site: string): readonly string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const large = pages.filter((page) => statSync(join(site, page)).size > LARGEST_PAGE);
  return [
    ...deadLinks(site, pages),
    ...unsearchable(searchIndexOf(site)),
    ...large.map((page) => `${page} is larger than ${String(LARGEST_PAGE)} bytes`),
    ...files.filter((file) => /^media\/(?!.*\.svg$)/.test(file)).map((file) => `${file} is no page of the site`),
  ];
}

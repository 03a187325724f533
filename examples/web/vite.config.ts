/** How the page is served and built. */
import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { REGISTRY } from '../../src/games.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Names all games of the registry in the description of the page. */
const namingGames = {
  name: 'naming-games',
  transformIndexHtml: (html: string): string =>
    html.replace(
      '%GAMES%',
      Object.values(REGISTRY)
        .map(({ title }) => title)
        .join(', '),
    ),
};

/** What all games are built on, without what only some of them need. */
const CORE =
  /src\/core\/(?!board|hex|hidden|bots|text\/(grammar|particulars|html))|node_modules\/(fp-ts|io-ts|@noble|seedrandom)\//;

/** What the worker needs of the page: how bots think, and where the games are. */
const THINKING = /web\/games\/bots\.ts/;
/** What the page is from its start on, without what it loads later. */
const SHELL =
  /node_modules\/preact\/|examples\/web\/(board|page|state|words|games)\/(?!later\/|link|reading|sharing|unread|german|bot|why-not|reasons|clauses|start-worker)/;

export default defineConfig({
  root: here('.'),
  base: './',
  cacheDir: here('../../.cache/web'),
  plugins: [preact(), namingGames],
  resolve: {
    tsconfigPaths: true,
    // Of these modules a bundler can leave out what is not used.
    alias: [{ find: /^fp-ts\/lib\//, replacement: 'fp-ts/es6/' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The bots' worker has no document in which the files of a game could be announced.
    modulePreload: false,
    rolldownOptions: {
      input: { index: here('index.html'), offline: here('offline/worker.ts') },
      output: {
        // The service worker stands beside the page, under a name that stays the same.
        entryFileNames: ({ name }) => (name === 'offline' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Every game needs these; as one file they are smaller.
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE },
            { name: 'thinking', test: THINKING },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
});

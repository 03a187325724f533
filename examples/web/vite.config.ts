/** How the page is served and built. */
import { fileURLToPath } from 'node:url';
import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { REGISTRY } from '../../src/games.js';

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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  cacheDir: fileURLToPath(new URL('../../.cache/web', import.meta.url)),
  plugins: [preact(), namingGames],
  resolve: { tsconfigPaths: true },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1200 },
});

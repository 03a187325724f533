/** The service worker: whatever has been loaded once is there without a network. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';

declare const self: ServiceWorkerGlobalScope;

/** How long a slow network is waited for before the page opens as it was last time, in seconds. */
const PATIENCE = 4;
/** The most files that are kept: those of a few builds. */
const MOST_FILES = 400;
/** A file is the same for every request, so the server's Vary header does not matter. */
const SAME_FOR_ALL = { ignoreVary: true };

void self.skipWaiting();
clientsClaim();

// The page is kept once, whatever follows its address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(index\.html)?$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'diadochi-page',
    networkTimeoutSeconds: PATIENCE,
    matchOptions: SAME_FOR_ALL,
    plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve(self.registration.scope) }],
  }),
);

// Its types are not written for exact optional properties.
const forgetting = new ExpirationPlugin({ maxEntries: MOST_FILES }) as WorkboxPlugin;

// The name of each other file changes with its content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  new CacheFirst({ cacheName: 'diadochi-files', matchOptions: SAME_FOR_ALL, plugins: [forgetting] }),
);

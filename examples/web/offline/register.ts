/** Registers the service worker, which keeps what the page loads. */
import { pageAddress } from '../page/address.js';

/** Lets the service worker keep files. */
function keepFiles(addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } }),
  );
}

/** Returns the address of a file that was loaded from here before the service worker was there. */
const outside = (entry: PerformanceEntry): readonly string[] =>
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0 &&
  new URL(entry.name).origin === location.origin
    ? [entry.name]
    : [];

/** Makes the built page work without a network once it has been loaded. A browser that refuses it plays online. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./offline.js').then(
    () => {
      keepFiles([pageAddress()]);
      const observer = new PerformanceObserver((list) => keepFiles(list.getEntries().flatMap(outside)));
      observer.observe({ type: 'resource', buffered: true });
    },
    () => undefined,
  );
}

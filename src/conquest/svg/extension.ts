/** What pictures know of the extension: fleets that have carried somebody. */
import type { ExtensionEvent } from '../extension/event.js';
import { wayOf as baseWay, type Way } from './happenings.js';

/** Who has marched, given way, or was carried across the sea. */
export function wayOf(event: { readonly type: string }): Way | undefined {
  const known = event as ExtensionEvent | { readonly type: null };
  return known.type === 'carried' ? known : baseWay(event);
}

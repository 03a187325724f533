/** Pictures of the extension: fleets that have carried pieces. */
import type { ExtensionEvent } from '../extension/event.js';
import { wayOf as baseWay, type Way } from './happenings.js';

/** Returns the way of a march, a retreat or a voyage. */
export function wayOf(event: { readonly type: string }): Way | undefined {
  const known = event as ExtensionEvent | { readonly type: null };
  return known.type === 'carried' ? known : baseWay(event);
}

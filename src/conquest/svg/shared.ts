/** What the variants' pictures have in common: fleets that have carried somebody. */
import type { SharedEvent } from '../shared/event.js';
import { wayOf as baseWay, type Way } from './happenings.js';

/** Who has marched, given way, or was carried across the sea. */
export function wayOf(event: { readonly type: string }): Way | undefined {
  const known = event as SharedEvent | { readonly type: null };
  return known.type === 'carried' ? known : baseWay(event);
}

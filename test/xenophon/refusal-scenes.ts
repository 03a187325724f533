/** What is never refused in Xenophon; docs/refusals.md shows what is by conformance cases. */
import type { OwnRefusals } from '../../tools/refusals/scene.js';

export const refusals: OwnRefusals = { never: { shipsNeeded: 'nobody stays at sea (R X6.2)' } };

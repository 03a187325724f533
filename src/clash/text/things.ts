/** What the phrases of the game lead to: what those of the base do. */
export type { ConquestLink as ClashLink, Saying, Things } from '../../conquest/text/things.js';

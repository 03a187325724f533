/** The links in phrases of the game: those of the base. */
export type { ConquestLink as ClashLink, Saying, Things } from '../../conquest/text/things.js';

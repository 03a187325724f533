/** The formats that the page reads and writes, and how an address carries a game. */

export const TABLE_FORMAT = 'diadochi-table';
export const LINK_FORMAT = 'diadochi-link';

/** What stands before a game in the fragment of an address. */
export const PREFIX = '#play=';

/** What a table can be opened from. */
export type Source = 'table' | 'match' | 'record' | 'position' | 'link';

/** Returns whether a table starts with a situation: the player who is asked there plays against bots. */
export const isSituation = (from: Source): boolean => from === 'position' || from === 'link';

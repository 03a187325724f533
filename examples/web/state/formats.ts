/** The names of the formats of the page, and how an address carries a game. */

export const TABLE_FORMAT = 'diadochi-table';
export const LINK_FORMAT = 'diadochi-link';

/** What stands before a game in the fragment of an address. */
export const PREFIX = '#play=';

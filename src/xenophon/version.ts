/** The version of the format in which games of this variant are written down; records and positions of a later one are refused. */
export const XENOPHON_VERSION = 1;

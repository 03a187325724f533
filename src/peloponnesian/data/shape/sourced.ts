import type { Source } from '../../vocabulary.js';

/** A row of data with its optional source. */
export interface Sourced {
  readonly source?: Source;
}

import type { Source } from '../../vocabulary.js';

/** A row of facts, which may say where it comes from. */
export interface Sourced {
  readonly source?: Source;
}

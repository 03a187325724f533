/** Write access to the table. Only deeds use it. */
import { Table } from '../table/table.js';
import type { GameRun } from '../types.js';

/** Returns the table of a run for writing. */
export function tableOf({ state }: Pick<GameRun, 'state'>): Table {
  if (!(state instanceof Table)) throw new TypeError('a run works on a table');
  return state;
}

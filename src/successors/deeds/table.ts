/** The one door through which deeds write: nothing but deeds comes here. */
import { Table } from '../table/table.js';
import type { GameRun } from '../types.js';

/** The table of a run, to be written to. */
export function tableOf({ state }: Pick<GameRun, 'state'>): Table {
  if (!(state instanceof Table)) throw new TypeError('a run works on a table');
  return state;
}

/** From plain JSON to the table that rules work on. */
import type { ShownState } from '../state.js';
import { COMBAT_UNITS } from '../vocabulary.js';
import { geometryOfBoard } from './geometry.js';
import { postNamed } from './places.js';
import { Table } from './table.js';

/** Sets up the table of a state or of a view; nothing of it is written to afterwards. */
export function openTable(shown: ShownState): Table {
  const table = new Table(shown.options, geometryOfBoard(shown.options.board), shown, [...shown.stack]);
  const postOf = (key: string): number | undefined => {
    const post = postNamed(key);
    return post === undefined ? undefined : table.post(post.player, post.space, post.inside);
  };
  for (const space in shown.control) table.setController(space, shown.control[space]);
  for (const key in shown.forces) {
    const post = postOf(key);
    if (post === undefined) continue;
    const units = shown.forces[key];
    const moved = shown.moved.forces[key];
    for (const unit of COMBAT_UNITS) {
      table.addUnits(post, unit, units?.[unit] ?? 0);
      table.setMovedUnits(post, unit, moved?.[unit] ?? 0);
    }
  }
  for (const key in shown.minorGenerals) {
    const post = postOf(key);
    if (post === undefined) continue;
    table.setMinors(post, shown.minorGenerals[key] ?? 0, shown.moved.minorGenerals[key] ?? 0);
  }
  for (const general of shown.moved.generals) table.setMovedGeneral(general, true);
  for (const royal of shown.moved.royals) table.setMovedRoyal(royal, true);
  if (shown.moved.cart) table.setMovedRoyal('cart', true);
  table.published();
  return table;
}

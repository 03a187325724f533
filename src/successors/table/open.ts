/** Builds the table that rules work on from plain JSON. */
import { frameOf } from '../../core/index.js';
import type { MarchFrame } from '../frame/index.js';
import type { Course, ShownState } from '../state.js';
import { seatOf } from './codes.js';
import { geometryOfBoard } from './geometry.js';
import { postNamed } from './places.js';
import { Table } from './table.js';
import { numberOf } from '../units.js';

/** Returns the table of a state or of a view, for reading only. */
export function openTable(shown: ShownState): Table {
  const march = frameOf(shown, 'march');
  const course = march === undefined ? shown : { ...shown, ...marching(shown, march) };
  const table = new Table(shown.options, geometryOfBoard(shown.options.board), course, [...shown.stack]);
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
    for (const unit of table.kinds) {
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
  if (march !== undefined) addGroup(table, march);
  table.published();
  return table;
}

/** Returns the pieces of the Army on the march with the place where they count as standing; none at sea. */
function marching(shown: ShownState, { group, space, inside, afloat }: MarchFrame): Partial<Course> {
  const place = afloat ? { space: null, inside: false } : { space, inside };
  const generals = { ...shown.generals };
  for (const id of group.generals) generals[id] = { ...generals[id], ...place, status: 'map' };
  const royals = { ...shown.royals };
  for (const id of group.royals) royals[id] = { ...royals[id], ...place };
  return { generals, royals, body: group.cart ? { ...shown.body, ...place } : shown.body };
}

/** Adds the CUs and Minor Generals of the Army on the march where they count as standing. */
function addGroup(table: Table, { player, group, space, inside, afloat }: MarchFrame): void {
  if (afloat) return table.addMinorsAtSea(seatOf(player), group.minors);
  const post = table.post(player, space, inside);
  for (const unit of table.kinds) table.addUnits(post, unit, numberOf(group.units, unit));
  table.setMinors(post, table.minors(post) + group.minors, table.movedMinors(post));
}

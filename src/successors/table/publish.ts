/**
 * Writes the table that rules work on as plain JSON. Everything that has not changed is shared with the previous state.
 */
import { produce, type Draft } from 'immer';
import { freezeJson, sameJson } from '../../core/index.js';
import type { SuccessorsFrame } from '../frame/index.js';
import {
  COURSE_PARTS,
  NOTHING_MOVED,
  type Course,
  type GameState,
  type General,
  type Moved,
  type Royal,
} from '../state.js';
import { allUnits, countUnits, someUnits, type SomeUnits } from '../units.js';
import {
  GENERALS,
  ROYALS,
  type Faction,
  type GeneralId,
  type PlaceKey,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import { factionOf, NONE } from './codes.js';
import type { Table } from './table.js';

/** Returns the state of a table without hidden information. */
export function publishTable(
  table: Table,
  stack: readonly SuccessorsFrame[],
  before: GameState | undefined,
): GameState {
  return before === undefined ? whole(table, stack) : since(table, stack, before);
}

function whole(table: Table, stack: readonly SuccessorsFrame[]): GameState {
  const course = Object.fromEntries(
    COURSE_PARTS.flatMap((part) => (table[part] === undefined ? [] : [[part, table[part]] as const])),
  );
  const state = {
    game: 'successors',
    options: table.options,
    ...course,
    ...withoutGroup(table),
    control: controlOf(table),
    forces: forcesOf(table),
    minorGenerals: minorGeneralsOf(table),
    moved: movedOf(table),
    stack,
  };
  table.published();
  return freezeJson(state) as GameState;
}

/**
 * Returns the next state, in which immer replaces the changed parts. They are frozen before, so that immer need not
 * search them: most of their contents are frozen already.
 */
function since(table: Table, stack: readonly SuccessorsFrame[], before: GameState): GameState {
  const marching = withoutGroup(table);
  const next = produce(before, (draft) => {
    const parts: Record<string, unknown> = draft;
    for (const part of COURSE_PARTS) {
      const made = marching[part];
      const now = made ?? table[part];
      if (now !== before[part] && !(made !== undefined && sameJson(made, before[part]))) parts[part] = freezeJson(now);
    }
    const { control, minorGenerals, moved } = table.changed;
    if (control) draft.control = Object.freeze(controlOf(table));
    if (table.forcesChanged) draft.forces = forcesOf(table, before.forces);
    if (minorGenerals) draft.minorGenerals = minorGeneralsOf(table);
    if (moved) draft.moved = freezeJson(movedOf(table)) as Draft<Moved>;
    draft.stack = stack as Draft<GameState['stack']>;
  });
  table.published();
  return next;
}

/** Returns the parts with the places of pieces, without those of the group on the march, which its frame lists. */
function withoutGroup({ march, generals, royals, body }: Table): Partial<Course> {
  if (march === undefined) return {};
  const { group } = march;
  const away = { space: null, inside: false };
  const others: Record<GeneralId, General> = { ...generals };
  for (const id of group.generals) others[id] = { ...others[id], ...away, status: 'march' };
  if (group.royals.length === 0 && !group.cart) return { generals: others };
  const family: Record<RoyalId, Royal> = { ...royals };
  for (const id of group.royals) family[id] = { ...family[id], ...away };
  return { generals: others, royals: family, body: group.cart ? { ...body, ...away } : body };
}

function controlOf(table: Table): GameState['control'] {
  const control: Record<SpaceId, Faction> = {};
  const { names } = table.geometry.byCode;
  for (let space = 0; space < table.spaces; space++) {
    const faction = factionOf(table.holder(space));
    const name = names[space];
    if (faction !== undefined && name !== undefined) control[name] = faction;
  }
  return control;
}

function forcesOf(table: Table, before: GameState['forces'] = {}): GameState['forces'] {
  const forces: Record<PlaceKey, SomeUnits> = {};
  const marching = table.groupPost;
  for (let seat = 0; seat < table.players.length; seat++) {
    for (let place = table.nextForce(seat, 0); place !== NONE; place = table.nextForce(seat, place + 1)) {
      const post = table.postIn(seat, place);
      const key = table.keyOf(post);
      const known = table.forceChanged(post) || post === marching ? undefined : before[key];
      const units = known ?? someUnits(post === marching ? table.standing(post) : table.units(post));
      if (known !== undefined || countUnits(allUnits(units)) > 0) forces[key] = Object.freeze(units);
    }
  }
  return Object.freeze(forces);
}

/** Returns a number for each place with Minor Generals, without those where it is 0. */
function minorsWith(table: Table, count: (post: number) => number): GameState['minorGenerals'] {
  const minors: Record<PlaceKey, number> = {};
  for (let seat = 0; seat < table.players.length; seat++) {
    for (let place = table.nextMinors(seat, 0); place !== NONE; place = table.nextMinors(seat, place + 1)) {
      const post = table.postIn(seat, place);
      const some = count(post);
      if (some > 0) minors[table.keyOf(post)] = some;
    }
  }
  return Object.freeze(minors);
}

function minorGeneralsOf(table: Table): GameState['minorGenerals'] {
  const marching = table.groupPost;
  const group = table.march?.group.minors ?? 0;
  return minorsWith(table, (post) => table.minors(post) - (post === marching ? group : 0));
}

function movedOf(table: Table): Moved {
  const forces: Record<PlaceKey, SomeUnits> = {};
  let any = false;
  for (let seat = 0; seat < table.players.length; seat++) {
    for (let place = table.nextForce(seat, 0); place !== NONE; place = table.nextForce(seat, place + 1)) {
      const post = table.postIn(seat, place);
      if (table.movedCount(post) === 0) continue;
      forces[table.keyOf(post)] = someUnits(table.movedUnits(post));
      any = true;
    }
  }
  const minorGenerals = minorsWith(table, (post) => table.movedMinors(post));
  for (const _ in minorGenerals) any = true;
  const generals = GENERALS.filter((_, code) => table.hasMovedAt(code));
  const royals = ROYALS.filter((royal) => table.royalHasMoved(royal));
  const cart = table.cartHasMoved;
  return any || cart || generals.length > 0 || royals.length > 0
    ? { forces, minorGenerals, generals, royals, cart }
    : NOTHING_MOVED;
}

/** R 8.3.1: the Army on the march: pieces of its group are nowhere else. */
import type { Finding, Key } from '../../../core/index.js';
import type { MarchFrame, SuccessorsFrame } from '../../frame/index.js';
import { capacityOf } from '../../query/capitals.js';
import { placeKey } from '../../table/places.js';
import { addedUnits, allUnits, countUnits, NO_UNITS, numberOf } from '../../units.js';
import { CITY_CAPACITY, COMBAT_UNITS, GENERALS, ROYALS } from '../../vocabulary.js';
import type { Sketch } from './sketch.js';

/** Returns the number of CUs that a city holds, in words (R 4.16, 19.8). */
export const mostInside = (most: number): string =>
  most === CITY_CAPACITY ? `R 4.16 allows ${most} CUs inside a city` : `R 19.8 allows ${most} CU inside a capital`;

/** Returns the current activation and its index in the stack. */
export function marchIn({ stack }: Sketch): { readonly march: MarchFrame; readonly index: number } | undefined {
  const index = (stack ?? []).findLastIndex(({ kind }) => kind === 'march');
  const march = stack?.[index];
  return march?.kind === 'march' ? { march, index } : undefined;
}

/** Finds a second activation, and pieces of a group that are listed elsewhere too. */
export function* marchFindings(sketch: Sketch): Generator<Finding> {
  const { stack, generals, royals, body } = sketch;
  if (stack === undefined) return;
  const found = marchIn(sketch);
  for (const [index, { kind }] of stack.entries()) {
    if (kind === 'march' && index !== found?.index) {
      yield { keys: ['stack', index, 'kind'], message: 'one Army marches at a time' };
    }
  }
  const group = found?.march.group;
  const keys: readonly Key[] = ['stack', found?.index ?? 0, 'group'];
  for (const id of GENERALS) {
    const general = generals?.[id];
    if (general === undefined) continue;
    const inHand = group?.generals.includes(id) === true;
    if ((general.status === 'march') !== inHand) {
      yield {
        keys: ['generals', id, 'status'],
        message: 'a general is "march" if he belongs to the Army on the march, and only then',
      };
    } else if (inHand && general.owner !== found?.march.player) {
      yield { keys: ['generals', id, 'owner'], message: 'generals march with their own Army' };
    }
  }
  if (found === undefined || group === undefined) return;
  if (new Set(group.generals).size !== group.generals.length) {
    yield { keys: [...keys, 'generals'], message: 'each general once' };
  }
  if (new Set(group.royals).size !== group.royals.length)
    yield { keys: [...keys, 'royals'], message: 'each royal once' };
  for (const id of ROYALS) {
    if (!group.royals.includes(id) || royals === undefined) continue;
    if (royals[id].status !== 'active' || royals[id].controller !== found.march.player) {
      yield { keys: [...keys, 'royals'], message: `${id} does not go with this Army` };
    }
  }
  if (group.cart && body !== undefined && (body.status !== 'cart' || body.controller !== found.march.player)) {
    yield { keys: [...keys, 'cart'], message: 'the Funeral Cart does not go with this Army' };
  }
  if (!agreesWithVoyage(found.march, stack[found.index + 1]))
    yield {
      keys: ['stack', found.index, 'afloat'],
      message: 'only an Army in a Naval Movement is at sea, on its route',
    };
  for (const unit of COMBAT_UNITS) {
    const through = numberOf(found.march.through, unit);
    const all = numberOf(group.units, unit);
    if (through > all)
      yield { keys: ['stack', found.index, 'through', unit], message: `${through} came through of ${all}` };
  }
  const most = capacityOf(sketch, found.march.space);
  if (found.march.inside && countUnits(group.units) > most) {
    yield { keys: [...keys, 'units'], message: mostInside(most) };
  }
}

/**
 * Returns whether an Army's position agrees with its Naval Movement: it is at sea from the first path of its route
 * until it lands, and before that where it embarks (R 8.4).
 */
function agreesWithVoyage({ afloat, space, inside }: MarchFrame, above: SuccessorsFrame | undefined): boolean {
  if (above?.kind !== 'seaMove') return !afloat;
  const { stage, route, embarkedInside } = above;
  if (stage === 'landed') return !afloat;
  if (stage === 'escort' || route.length === 0) return !afloat && inside === embarkedInside;
  return afloat && !inside && space === route.at(-1);
}

/** Finds CUs chosen to go into a city that are not outside it, or have no room (R 4.16). */
export function* shelterFindings(sketch: Sketch): Generator<Finding> {
  const { stack, forces } = sketch;
  if (stack === undefined || forces === undefined) return;
  const march = marchIn(sketch)?.march;
  for (const [index, frame] of stack.entries()) {
    if (frame.kind !== 'shelter') continue;
    const { player, space, chosen } = frame;
    const isThere = march?.player === player && march.space === space && !march.inside && !march.afloat;
    const before = addedUnits(allUnits(forces[placeKey(player, space)]), isThere ? march.group.units : NO_UNITS);
    const within = countUnits(allUnits(forces[placeKey(player, space, true)]));
    const most = capacityOf(sketch, space);
    const absent = COMBAT_UNITS.some((unit) => numberOf(chosen, unit) > numberOf(before, unit));
    if (absent || within + countUnits(chosen) > most)
      yield {
        keys: ['stack', index, 'chosen'],
        message: 'CUs that go into the city are before it, and find room inside',
      };
  }
}

/** Returns whether the Army on the march carries a royal or the cart. */
export function isCarried(sketch: Sketch, id: string): boolean {
  const group = marchIn(sketch)?.march.group;
  return group !== undefined && (id === 'cart' ? group.cart : group.royals.some((royal) => royal === id));
}

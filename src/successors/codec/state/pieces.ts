/** R 3, 4: the pieces of a state must be where they can be. */
import type { Finding, Key } from '../../../core/index.js';
import { plays } from '../../options.js';
import { earnsRenown } from '../../query/renown.js';
import type { GeneralStatus } from '../../state.js';
import { capacityOf } from '../../query/capitals.js';
import { allUnits, countUnits, type SomeUnits } from '../../units.js';
import {
  COMBAT_UNITS,
  GENERALS,
  HEIRS,
  MINOR_GENERALS,
  PLAYERS,
  ROYALS,
  type PlaceKey,
  type PlayerId,
  type SpaceId,
} from '../../vocabulary.js';
import { unitsInHand } from './held.js';
import { isCarried, marchIn, mostInside } from './march.js';
import { postOf } from './places.js';
import type { Setting, Sketch } from './sketch.js';

/** The counters of the game (R 2). */
const ROYAL_ARMY_UNITS = 8;
const SILVER_SHIELD_UNITS = 2;
/** More CUs than the counters of one color. A player cannot have more of them in play. */
const MOST_UNITS = 100;

function isCity({ spaces }: Setting, space: SpaceId | null): boolean {
  return space !== null && spaces.get(space)?.kind === 'majorCity';
}

/** Finds pieces inside where there is no Major City (R 4.16). */
function* insideFindings(
  piece: { readonly space: SpaceId | null; readonly inside: boolean },
  setting: Setting,
  keys: readonly Key[],
): Generator<Finding> {
  if (piece.inside && !isCity(setting, piece.space)) yield { keys, message: 'only a Major City has an inside' };
}

/** Finds faults of a place and the number of CUs in it (R 4.16). */
function* placeFindings(sketch: Sketch, key: PlaceKey, units: SomeUnits, setting: Setting): Generator<Finding> {
  const post = postOf(key, setting.words);
  if (post === undefined) return;
  const keys = ['forces', key];
  yield* insideFindings(post, setting, keys);
  const count = countUnits(allUnits(units));
  if (count === 0) yield { keys, message: 'a place that is listed has at least one CU' };
  const most = capacityOf(sketch, post.space);
  if (post.inside && count > most) {
    yield { keys, message: `${mostInside(most)}, not ${count}` };
  }
}

/** Finds faults of forces, and more CUs than counters (R 3.3). */
export function* unitFindings(sketch: Sketch, setting: Setting): Generator<Finding> {
  const { forces, dispersed } = sketch;
  for (const [key, units] of Object.entries(forces ?? {})) yield* placeFindings(sketch, key, units, setting);
  const everywhere: (readonly [readonly Key[], SomeUnits])[] = [];
  for (const units of [...Object.values(forces ?? {}), ...Object.values(dispersed ?? {})])
    everywhere.push([['forces'], units]);
  for (const { keys, units } of unitsInHand(sketch)) everywhere.push([keys, units]);
  for (const [unit, most] of [
    ['royalArmy', ROYAL_ARMY_UNITS],
    ['silverShields', SILVER_SHIELD_UNITS],
  ] as const) {
    const count = everywhere.reduce((sum, [, units]) => sum + (units[unit] ?? 0), 0);
    if (count > most) {
      const [keys] = everywhere.findLast(([, units]) => (units[unit] ?? 0) > 0) ?? [['forces']];
      yield { keys, message: `${count} ${unit}, of which there are ${most}` };
    }
  }
  if (sketch.silverShieldsRaised === false && everywhere.some(([, units]) => (units.silverShields ?? 0) > 0))
    yield { keys: ['silverShieldsRaised'], message: 'R 3.3.3.2 brings Silver Shields into play by their card only' };
  for (const [player, count] of unitsByPlayer(sketch, setting)) {
    if (count > MOST_UNITS) yield { keys: ['forces'], message: `${count} CUs of ${player}; ${MOST_UNITS} is the most` };
  }
}

/** Returns the number of CUs of each player: on the map, Dispersed, and in frames. */
function unitsByPlayer(sketch: Sketch, { words }: Setting): ReadonlyMap<PlayerId, number> {
  const { forces, dispersed } = sketch;
  const all = [
    ...Object.entries(forces ?? {}).map(([key, units]) => [postOf(key, words)?.player, units] as const),
    ...PLAYERS.map((player) => [player, dispersed?.[player]] as const),
    ...Array.from(unitsInHand(sketch), ({ player, units }) => [player, units] as const),
  ];
  const counts = new Map<PlayerId, number>();
  for (const [player, units] of all) {
    if (player !== undefined) counts.set(player, (counts.get(player) ?? 0) + countUnits(allUnits(units)));
  }
  return counts;
}

/** Finds more moved pieces than there are (R 8.3.1). */
export function* movedFindings(sketch: Sketch): Generator<Finding> {
  const { moved, forces, minorGenerals, generals, royals, body } = sketch;
  if (moved === undefined) return;
  for (const [key, units] of Object.entries(moved.forces)) {
    if (countUnits(allUnits(units)) === 0) {
      yield { keys: ['moved', 'forces', key], message: 'a place that is listed has at least one CU that has moved' };
    }
    for (const unit of COMBAT_UNITS) {
      const count = units[unit] ?? 0;
      const all = forces?.[key]?.[unit] ?? 0;
      if (forces !== undefined && count > all) {
        yield { keys: ['moved', 'forces', key, unit], message: `${count} moved of ${all}` };
      }
    }
  }
  for (const [key, count] of Object.entries(moved.minorGenerals)) {
    if (count === 0)
      yield { keys: ['moved', 'minorGenerals', key], message: 'a place that is listed has at least one' };
    const all = minorGenerals?.[key] ?? 0;
    if (minorGenerals !== undefined && count > all) {
      yield { keys: ['moved', 'minorGenerals', key], message: `${count} moved of ${all}` };
    }
  }
  for (const [index, id] of moved.generals.entries()) {
    const before = moved.generals[index - 1];
    if (before !== undefined && GENERALS.indexOf(before) >= GENERALS.indexOf(id))
      yield { keys: ['moved', 'generals', index], message: 'each general once, in the order of their names' };
    if (generals !== undefined && generals[id].status !== 'map' && generals[id].status !== 'march') {
      yield { keys: ['moved', 'generals', index], message: 'only a general on the map has been moved' };
    }
  }
  for (const [index, id] of moved.royals.entries()) {
    const before = moved.royals[index - 1];
    if (before !== undefined && ROYALS.indexOf(before) >= ROYALS.indexOf(id))
      yield { keys: ['moved', 'royals', index], message: 'each royal once, in the order of their names' };
    if (royals !== undefined && royals[id].status !== 'active') {
      yield { keys: ['moved', 'royals', index], message: 'only an active royal has been moved' };
    }
  }
  if (moved.cart && body !== undefined && body.status !== 'cart') {
    yield { keys: ['moved', 'cart'], message: 'there is no cart any more' };
  }
}

/**
 * The statuses of Major Generals who keep Prestige from victories: they belong to a faction, and are not eliminated
 * (R 19.1).
 */
const IN_FACTION: readonly GeneralStatus[] = ['map', 'march', 'dispersed', 'awaiting'];

/** Finds Prestige from victories where it cannot be won, or of generals who cannot have it (R 19.1). */
function* renownFindings({ generals, options }: Sketch): Generator<Finding> {
  for (const [id, { renown, status }] of Object.entries(generals ?? {})) {
    if (renown === undefined) continue;
    const keys = ['generals', id, 'renown'];
    if (options !== undefined && !earnsRenown({ options }))
      yield { keys, message: 'victories over Independent Armies bring Prestige only if R 19.1 is played' };
    if (!IN_FACTION.includes(status)) yield { keys, message: `a general who is "${status}" has no renown` };
  }
}

/** Finds faults of Major and Minor Generals (R 3.1). */
export function* generalFindings(sketch: Sketch, setting: Setting): Generator<Finding> {
  const { generals, minorGenerals } = sketch;
  for (const [id, general] of Object.entries(generals ?? {})) {
    const keys = ['generals', id];
    yield* insideFindings(general, setting, [...keys, 'inside']);
    if ((general.status === 'map') !== (general.space !== null))
      yield { keys: [...keys, 'space'], message: 'a general stands in a space if his status is "map", and only then' };
    if (
      general.owner === null &&
      (general.status === 'map' ||
        general.status === 'march' ||
        general.status === 'dispersed' ||
        general.status === 'awaiting')
    ) {
      yield { keys: [...keys, 'owner'], message: `a general who is "${general.status}" belongs to somebody` };
    }
  }
  yield* renownFindings(sketch);
  const march = marchIn(sketch)?.march;
  const taken = new Map<PlayerId, number>(march === undefined ? [] : [[march.player, march.group.minors]]);
  for (const [key, count] of Object.entries(minorGenerals ?? {})) {
    const post = postOf(key, setting.words);
    if (post === undefined) continue;
    const keys = ['minorGenerals', key];
    yield* insideFindings(post, setting, keys);
    const all = (taken.get(post.player) ?? 0) + count;
    taken.set(post.player, all);
    if (all > MINOR_GENERALS) yield { keys, message: `R 3.1.2 gives ${MINOR_GENERALS} Minor Generals, not ${all}` };
  }
}

/** Finds faults of the royal family, the body, and Independent Armies (R 14, 15, 18). */
export function* royalFindings(sketch: Sketch, setting: Setting): Generator<Finding> {
  const { royals, body, independentArmies, options } = sketch;
  for (const [id, royal] of Object.entries(royals ?? {})) {
    const keys = ['royals', id];
    yield* insideFindings(royal, setting, [...keys, 'inside']);
    const away = royal.status === 'box' || royal.status === 'dead' || isCarried(sketch, id);
    if (away !== (royal.space === null))
      yield {
        keys: [...keys, 'space'],
        message: isCarried(sketch, id)
          ? 'a piece with the Army on the march is in no space'
          : `one who is "${royal.status}" ${away ? 'has no space' : 'stands in a space'}`,
      };
    if (royal.status === 'inactive' && HEIRS.some((heir) => heir === id))
      yield { keys: [...keys, 'status'], message: 'R 18.2 has no Heir inactive' };
    if (royal.status === 'inactive' && royal.controller !== null)
      yield { keys: [...keys, 'controller'], message: 'nobody controls an inactive royal (R 18.4.1)' };
  }
  if (body !== undefined) {
    yield* insideFindings(body, setting, ['body', 'inside']);
    if ((body.status === 'lost' || isCarried(sketch, 'cart')) !== (body.space === null)) {
      yield {
        keys: ['body', 'space'],
        message: 'the body is in a space unless it is lost or with the Army on the march, and only then',
      };
    }
    if (body.status !== 'cart' && body.controller !== null)
      yield { keys: ['body', 'controller'], message: 'R 15.4.1 speaks of the control of a cart, and of nothing else' };
    if (body.built === true && (body.status !== 'cart' || options === undefined || !plays({ options }, 'fasterCart')))
      yield { keys: ['body', 'built'], message: 'only a cart is built, and only if R 19.11 is played' };
  }
  for (const [id, { status, space }] of Object.entries(independentArmies ?? {})) {
    if ((status === 'map') !== (space !== null))
      yield {
        keys: ['independentArmies', id, 'space'],
        message: 'an Independent Army stands in a space if its status is "map", and only then',
      };
  }
}

/** Finds markers in spaces that cannot be controlled (R 3.2, 4.18). */
export function* markerFindings({ control, sieges, looted }: Sketch, { spaces }: Setting): Generator<Finding> {
  for (const [part, table] of [
    ['control', control],
    ['sieges', sieges],
  ] as const) {
    for (const space of Object.keys(table ?? {})) {
      if (spaces.get(space)?.kind === 'transit')
        yield { keys: [part, space], message: 'a Transit Point cannot be controlled' };
    }
  }
  for (const [index, space] of (looted ?? []).entries()) {
    if (looted?.indexOf(space) !== index) yield { keys: ['looted', index], message: `${space} is looted already` };
  }
}

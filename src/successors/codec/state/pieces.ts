/** R 3, 4: the pieces of a state, each where it can be. */
import type { Finding, Key } from '../../../core/index.js';
import { countUnits, stackKey } from '../../query/presence.js';
import type { Stack, Units } from '../../state.js';
import { CITY_CAPACITY, COMBAT_UNITS, MINOR_GENERALS, type SpaceId } from '../../vocabulary.js';
import type { Setting, Sketch } from './sketch.js';

/** The counters of the game (R 2). */
const ROYAL_ARMY_UNITS = 8;
const SILVER_SHIELD_UNITS = 2;

function isCity({ spaces }: Setting, space: SpaceId | null): boolean {
  return space !== null && spaces.get(space)?.kind === 'majorCity';
}

/** R 4.16: only in a Major City there is an inside. */
function* insideFindings(
  piece: { readonly space: SpaceId | null; readonly inside: boolean },
  setting: Setting,
  keys: readonly Key[],
): Generator<Finding> {
  if (piece.inside && !isCity(setting, piece.space))
    yield { keys: [...keys, 'inside'], message: 'only a Major City has an inside' };
}

function* stackFindings(key: string, stack: Stack, setting: Setting): Generator<Finding> {
  const keys = ['stacks', key];
  const name = stackKey(stack.player, stack.space, stack.inside);
  if (key !== name) yield { keys, message: `this stack is called ${name}` };
  yield* insideFindings(stack, setting, keys);
  const count = countUnits(stack.units);
  if (count === 0) yield { keys: [...keys, 'units'], message: 'a stack has at least one CU' };
  if (stack.inside && count > CITY_CAPACITY)
    yield { keys: [...keys, 'units'], message: `R 4.16 allows ${CITY_CAPACITY} CUs inside a city, not ${count}` };
  for (const unit of COMBAT_UNITS) {
    if (stack.moved[unit] > stack.units[unit])
      yield { keys: [...keys, 'moved', unit], message: `${stack.moved[unit]} moved of ${stack.units[unit]}` };
  }
}

/** R 3.3: stacks, and the counters there are. */
export function* unitFindings({ stacks, dispersed }: Sketch, setting: Setting): Generator<Finding> {
  for (const [key, stack] of Object.entries(stacks ?? {})) yield* stackFindings(key, stack, setting);
  const everywhere: Units[] = [
    ...Object.values(stacks ?? {}).map(({ units }) => units),
    ...Object.values(dispersed ?? {}),
  ];
  for (const [unit, most] of [
    ['royalArmy', ROYAL_ARMY_UNITS],
    ['silverShields', SILVER_SHIELD_UNITS],
  ] as const) {
    const count = everywhere.reduce((sum, units) => sum + units[unit], 0);
    if (count > most) yield { keys: ['stacks'], message: `${count} ${unit}, of which there are ${most}` };
  }
}

/** R 3.1: Major and Minor Generals. */
export function* generalFindings({ generals, minorGenerals }: Sketch, setting: Setting): Generator<Finding> {
  for (const [id, general] of Object.entries(generals ?? {})) {
    const keys = ['generals', id];
    yield* insideFindings(general, setting, keys);
    if ((general.status === 'map') !== (general.space !== null))
      yield { keys: [...keys, 'space'], message: 'a general stands in a space if his status is "map", and only then' };
    if (
      general.owner === null &&
      (general.status === 'map' || general.status === 'dispersed' || general.status === 'awaiting')
    ) {
      yield { keys: [...keys, 'owner'], message: `a general who is "${general.status}" belongs to somebody` };
    }
  }
  if (minorGenerals === undefined) return;
  for (const player of setting.players) {
    const minors = minorGenerals[player];
    const keys = ['minorGenerals', player];
    if (minors === undefined) yield { keys, message: 'missing' };
    else if (minors.length > MINOR_GENERALS)
      yield { keys, message: `R 3.1.2 gives ${MINOR_GENERALS} Minor Generals, not ${minors.length}` };
    for (const [index, minor] of (minors ?? []).entries()) yield* insideFindings(minor, setting, [...keys, index]);
  }
}

/** R 14, 15, 18: the royal family, the body, Independent Armies. */
export function* royalFindings({ royals, body, independentArmies }: Sketch, setting: Setting): Generator<Finding> {
  for (const [id, royal] of Object.entries(royals ?? {})) {
    const keys = ['royals', id];
    yield* insideFindings(royal, setting, keys);
    const away = royal.status === 'box' || royal.status === 'dead';
    if (away !== (royal.space === null))
      yield {
        keys: [...keys, 'space'],
        message: `one who is "${royal.status}" ${away ? 'has no space' : 'stands in a space'}`,
      };
  }
  if (body !== undefined) {
    yield* insideFindings(body, setting, ['body']);
    if ((body.status === 'lost') !== (body.space === null))
      yield { keys: ['body', 'space'], message: 'the body is in a space unless it is lost, and only then' };
  }
  for (const [id, { status, space }] of Object.entries(independentArmies ?? {})) {
    if ((status === 'map') !== (space !== null))
      yield {
        keys: ['independentArmies', id, 'space'],
        message: 'an Independent Army stands in a space if its status is "map", and only then',
      };
  }
}

/** R 3.2, 4.18: markers stand where something can be controlled. */
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

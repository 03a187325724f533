/** The names in frames: each must exist in the components, once per list. */
import type { Finding, Key } from '../../../core/index.js';
import type { GameFrame } from '../../frame/index.js';
import { REGIONS, type PlayerId } from '../../vocabulary.js';
import {
  isArea,
  isCity,
  isLand,
  isSea,
  plays,
  repeated,
  type Setting,
  type Sketch,
  type StateCheck,
} from './sketch.js';

/** Fields with names of units, of leaders, or of both. */
const UNITS = ['units', 'fleets', 'cargo', 'targets', 'reserve', 'lost', 'hungry', 'supplied', 'spent', 'checking'];
const LEADERS = ['leaders'];
const PIECES = ['moved', 'marched', 'sailed', 'attackers', 'due', 'shifted', 'pieces', 'center', 'right'];
const LISTS: readonly string[] = [...UNITS, ...LEADERS, ...PIECES, 'done', 'regions', 'next', 'asked', 'errands'];

/** Fields with a place on the map. */
const PLACES = ['at', 'from'];

/** Trays in which a successor is placed, or a voyage begins. */
const TRAYS: readonly string[] = ['forcePool', 'inSicily', 'leavingSicily'];

/** Kinds of frame in which `left` holds sea areas. */
const OF_SEAS: readonly string[] = ['openSeas', 'storms'];
/** Kinds of frame in which `left` holds players. */
const OF_PLAYERS: readonly string[] = ['turn', 'dealing', 'refill'];

/** Returns what kind of name a field has, or `undefined` if it has no name of the components. */
function expectedIn(
  field: string,
  kind: string,
): 'unit' | 'leader' | 'piece' | 'place' | 'hex' | 'sea' | 'area' | 'city' | 'thing' | undefined {
  if (kind === 'effect' && field === 'left') return 'thing';
  if (kind === 'effect' && field === 'city') return 'city';
  if (field === 'unit' || field === 'target' || UNITS.includes(field)) return 'unit';
  if (field === 'leader' || field === 'for' || LEADERS.includes(field)) return 'leader';
  if (PIECES.includes(field)) return 'piece';
  if (field === 'left') return OF_SEAS.includes(kind) ? 'sea' : OF_PLAYERS.includes(kind) ? undefined : 'piece';
  if (PLACES.includes(field)) return 'place';
  if (field === 'hex' || field === 'done') return 'hex';
  return field === 'city' || field === 'sea' || field === 'area' ? field : undefined;
}

/** Returns whether the components have a name of the expected kind. */
function isKnown(
  text: string,
  expected: NonNullable<ReturnType<typeof expectedIn>>,
  sketch: Sketch,
  setting: Setting,
): boolean {
  const isUnit =
    text === 'garrison' ||
    Object.hasOwn(sketch.units ?? {}, text) ||
    setting.roster.units.some(({ id }) => id === text);
  const isLeader = setting.roster.leaders.some(({ id }) => id === text);
  switch (expected) {
    case 'unit':
      return isUnit;
    case 'leader':
      return isLeader;
    case 'piece':
      return isUnit || isLeader;
    case 'place':
      return TRAYS.includes(text) || isLand(setting, text) || isSea(setting, text);
    case 'hex':
      return isLand(setting, text);
    case 'sea':
      return isSea(setting, text);
    case 'area':
      return isArea(setting, text);
    case 'city':
      return isCity(setting, text);
    case 'thing':
      return isUnit || isLeader || isSea(setting, text) || isArea(setting, text) || isCity(setting, text);
  }
}

interface Walk {
  readonly kind: string;
  readonly sketch: Sketch;
  readonly setting: Setting;
}

function* nameFindings(value: unknown, keys: readonly Key[], field: string, walk: Walk): Generator<Finding> {
  const { kind, sketch, setting } = walk;
  if (typeof value === 'string') {
    const expected = expectedIn(field, kind);
    if (expected !== undefined && !isKnown(value, expected, sketch, setting))
      yield { keys, message: `there is no ${expected} ${value}` };
    if (['player', 'next', 'on'].includes(field) && !setting.scenario.players.some((player) => player === value))
      yield { keys, message: `${value} is not a player of this scenario` };
    if (
      (field === 'region' || field === 'regions' || field === 'pool') &&
      REGIONS.some((region) => region === value && sketch.regions?.[region] === undefined)
    )
      yield { keys, message: `${value} is not in play` };
  } else if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (LISTS.includes(field) || (field === 'left' && kind !== 'battles'))
      yield* repeated(
        keys,
        items.filter((item): item is string => typeof item === 'string'),
      );
    for (const [index, item] of items.entries()) yield* nameFindings(item, [...keys, index], field, walk);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* nameFindings(item, [...keys, key], key, walk);
}

export const namesInFrames: StateCheck = function* (sketch, setting) {
  for (const [index, frame] of (sketch.stack ?? []).entries())
    yield* nameFindings(frame satisfies GameFrame, ['stack', index], '', { kind: frame.kind, sketch, setting });
};

/** Returns the lists of players in a frame. */
const playersIn = (frame: GameFrame): Readonly<Record<string, readonly PlayerId[]>> => {
  switch (frame.kind) {
    case 'turn':
      return { left: frame.left ?? [] };
    case 'dealing':
      return { left: frame.left };
    case 'cards':
      return { order: frame.order };
    case 'refill':
      return { order: frame.order, left: frame.left };
    default:
      return {};
  }
};

export const playersOfFrames: StateCheck = function* ({ stack }, setting) {
  for (const [index, frame] of (stack ?? []).entries())
    for (const [field, players] of Object.entries(playersIn(frame)))
      for (const [place, player] of players.entries())
        if (!plays(setting, player))
          yield { keys: ['stack', index, field, place], message: `${player} is not a player of this scenario` };
};

/** Alterations of states: frames of the stack are reordered, and values are replaced by others of the same kind. */
import { thawJson, type ChanceSource } from '../../src/core/index.js';
import { changed, pathsIn, type Path } from './changing.js';

/** The part of a state that is altered. */
interface Stacked {
  readonly stack: readonly { readonly kind: string }[];
}

/** Values in played games, by field and by what they name. */
export interface Values {
  /** The values of a field of a kind of frame, at any index of its lists. */
  readonly byField: ReadonlyMap<string, readonly unknown[]>;
  /** Names of one kind, such as all units or all sides, by each of these names. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

/** The most different values of a field that are kept. */
const MOST_VALUES = 200;
/** The numbers that are added to a number. */
const SHIFTS = [-2, -1, 1, 2, 7] as const;
/** One in this number of alterations moves a piece or changes a city instead of the stack. */
const BOARD_ONCE_IN = 10;

const draw = <A>(items: readonly A[], chance: ChanceSource): A | undefined =>
  items.length === 0 ? undefined : items[chance.draw(items.length)];

/** Returns the field at a path, without the indices of its lists. */
const fieldOf = (kind: string, path: Path): string =>
  [kind, ...path.map((key) => (typeof key === 'number' ? '*' : key))].join('.');

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key], value);

/** Returns the values of these states; `sorts`: the names of each kind, such as those of all provinces. */
export function valuesOf(states: readonly Stacked[], sorts: readonly (readonly string[])[]): Values {
  const fields = new Map<string, Map<string, unknown>>();
  for (const { stack } of states)
    for (const frame of stack)
      for (const path of pathsIn(frame)) {
        const field = fieldOf(frame.kind, path);
        const seen = fields.get(field) ?? new Map<string, unknown>();
        fields.set(field, seen);
        const value = valueAt(frame, path);
        if (seen.size < MOST_VALUES) seen.set(JSON.stringify(value), value);
      }
  return {
    byField: new Map([...fields].map(([field, seen]) => [field, [...seen.values()]])),
    byName: new Map(sorts.flatMap((names) => names.map((name) => [name, names] as const))),
  };
}

/** Returns another value of the same kind. */
function another(value: unknown, field: string, { byField, byName }: Values, chance: ChanceSource): unknown {
  const seen = draw(byField.get(field) ?? [], chance);
  if (chance.draw(3) === 0 && seen !== undefined) return seen;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return Math.max(0, value + (draw(SHIFTS, chance) ?? 1));
  if (typeof value === 'string') return draw(byName.get(value) ?? [], chance) ?? seen ?? value;
  if (!Array.isArray(value)) return seen ?? null;
  const list = [...(value as unknown[])];
  const at = chance.draw(list.length + 1);
  const item = list[at];
  const alike = draw(byField.get(`${field}.*`) ?? [], chance);
  switch (chance.draw(5)) {
    case 0:
      return list.filter((_, index) => index !== at);
    case 1:
      return item === undefined ? list : [...list, item];
    case 2:
      return alike === undefined ? list : [...list, alike];
    case 3:
      return list.reverse();
    default:
      return [];
  }
}

type Stack = readonly { readonly kind: string }[];

/** The ways in which a stack is altered. */
const WAYS: readonly ((stack: Stack, other: Stack, values: Values, chance: ChanceSource) => Stack)[] = [
  // One frame twice
  (stack, _, __, chance) => {
    const at = chance.draw(stack.length);
    const to = chance.draw(2) === 0 ? at : chance.draw(stack.length + 1);
    return [...stack.slice(0, to), ...stack.slice(at, at + 1), ...stack.slice(to)];
  },
  // One frame less
  (stack, _, __, chance) => {
    const at = chance.draw(stack.length);
    return stack.filter((___, index) => index !== at);
  },
  // Two frames swapped
  (stack, _, __, chance) => {
    const [one, other] = [chance.draw(stack.length), chance.draw(stack.length)];
    return stack.map((frame, index) => stack[index === one ? other : index === other ? one : index] ?? frame);
  },
  // A frame of another moment, in place of one or between two
  (stack, other, _, chance) => {
    const frame = draw(other, chance);
    const at = chance.draw(stack.length + 1);
    return frame === undefined ? stack : [...stack.slice(0, at), frame, ...stack.slice(at + chance.draw(2))];
  },
  // The frames of another moment from an index on
  (stack, other, _, chance) => [
    ...stack.slice(0, chance.draw(stack.length + 1)),
    ...other.slice(chance.draw(other.length + 1)),
  ],
  // The topmost frames removed
  (stack, _, __, chance) => stack.slice(0, 1 + chance.draw(stack.length)),
  // The whole stack of another moment
  (_, other) => other,
];

/** Gives a field of a frame another value of the same kind. */
function withField(stack: Stack, values: Values, chance: ChanceSource): Stack {
  const at = chance.draw(stack.length);
  const frame = stack[at];
  if (frame === undefined) return stack;
  const path = draw(
    pathsIn(frame).filter(([key]) => key !== undefined && key !== 'kind'),
    chance,
  );
  if (path === undefined) return stack;
  const field = fieldOf(frame.kind, path);
  const other = changed(frame, path, (value) => another(value, field, values, chance)) as Stack[number];
  return stack.map((each, index) => (index === at ? other : each));
}

/** The parts of the board in which something is moved, and the fields that get another name. */
const BOARD = { units: ['at', 'side'], leaders: ['at', 'side'], baggage: ['at', 'side'], cities: ['holder'] } as const;

/** Moves a piece, gives it to another side, or gives walls to another side. */
function withPiece<S extends Stacked>(state: S, { byName }: Values, chance: ChanceSource): S {
  const part = draw(Object.keys(BOARD) as (keyof typeof BOARD)[], chance) ?? 'units';
  const rows = (state as Readonly<Record<string, unknown>>)[part] as Readonly<Record<string, object>>;
  const id = draw(Object.keys(rows), chance);
  const field = draw<string>(BOARD[part], chance);
  if (id === undefined || field === undefined) return state;
  return changed(state, [part, id, field], (value) =>
    typeof value === 'string' ? (draw(byName.get(value) ?? [], chance) ?? value) : value,
  ) as S;
}

/** Returns a copy of a state with one or two alterations; `others`: moments from which frames are taken. */
export function altered<S extends Stacked>(state: S, others: readonly S[], values: Values, chance: ChanceSource): S {
  let copy = thawJson(state) as S;
  for (let times = 1 + (chance.draw(4) === 0 ? 1 : 0); times > 0; times--) {
    if (chance.draw(BOARD_ONCE_IN) === 0) {
      copy = withPiece(copy, values, chance);
      continue;
    }
    const { stack } = copy;
    const other = draw(others, chance)?.stack ?? stack;
    const way = chance.draw(2) === 0 ? undefined : draw(WAYS, chance);
    if (stack.length === 0) return copy;
    copy = { ...copy, stack: way === undefined ? withField(stack, values, chance) : way(stack, other, values, chance) };
  }
  return copy;
}

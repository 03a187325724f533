/** Altered states and positions: values of one that was played are replaced by others of the same field, left out, or added. */
import { thawJson, type ChanceSource } from '../../src/core/index.js';

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

/** Every place in a value, but those in its options. */
function placesIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    key === 'options' ? [] : placesIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length === 0 ? inner : [at, ...inner];
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isHolder(inner) ? inner[key] : undefined), value);

/** The last name on the way to a value: values of one name are of one sort. */
const nameOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'));

/** All values of states, or of positions, by the names of their fields, each once. */
export function valuesOf(states: readonly object[]): ReadonlyMap<string, readonly unknown[]> {
  const groups = new Map<string, Map<string, unknown>>();
  for (const state of states)
    for (const path of placesIn(state)) {
      const name = nameOf(path);
      const value = valueAt(state, path);
      const group = groups.get(name) ?? new Map<string, unknown>();
      groups.set(name, group.set(JSON.stringify(value), value));
    }
  return new Map([...groups].map(([name, group]) => [name, [...group.values()]]));
}

/** Returns a state with one to three alterations, half of them in its stack. */
export function altered(state: object, values: ReadonlyMap<string, readonly unknown[]>, chance: ChanceSource): unknown {
  const copy = thawJson(state);
  for (let more = 1 + chance.draw(3); more > 0; more--) {
    const all = placesIn(copy);
    const inStack = all.filter(([first]) => first === 'stack');
    const some = inStack.length > 0 && chance.draw(2) === 0 ? inStack : all;
    const path = some[chance.draw(some.length)] ?? [];
    const holder = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (!isHolder(holder) || key === undefined) continue;
    const others = values.get(nameOf(path)) ?? [];
    const other = thawJson(others[chance.draw(Math.max(1, others.length))]);
    const how = chance.draw(8);
    if (Array.isArray(holder) && typeof key === 'number' && how < 2) {
      if (how === 0) holder.splice(key, 1);
      else holder.splice(key, 0, holder[key]);
    } else if (how === 2 && typeof key === 'string') delete holder[key];
    else if (how === 3 && typeof holder[key] === 'number') holder[key] = holder[key] + (chance.draw(2) === 0 ? 1 : -1);
    else holder[key] = other;
  }
  return copy;
}

/** Values that follow from immutable data, such as the map or the counters in use. */

/**
 * Returns a version of `derive` that computes its answer once for each object and remembers it as long as the object lives.
 * The object must not change; what depends on the course of a game is {@link memo}'s.
 *
 * @example
 * const coastalCities = derived((ground: Ground) => ground.cities.filter(({ fact }) => fact.port));
 */
export function derived<K extends object, V extends NonNullable<unknown> | null>(derive: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  // A program plays one game at a time, as a rule: comparing with the last key is several times as fast as the map.
  let lastKey: K | undefined;
  let lastValue: V | undefined;
  return (key) => {
    if (key === lastKey) return lastValue as V;
    const before = known.get(key);
    const value = before === undefined ? derive(key) : before;
    if (before === undefined) known.set(key, value);
    lastKey = key;
    lastValue = value;
    return value;
  };
}

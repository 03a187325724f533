/** Values that follow from immutable data, such as the map or the counters in use. */

/**
 * Returns a version of `derive` that computes its result once for each object and caches it as long as the object
 * lives. The object must not change; use `memo` for values that change during a game. Example:
 * `const ports = derived((ground: Ground) => ground.cities.filter(({ fact }) => fact.port))`.
 */
export function derived<K extends object, V extends NonNullable<unknown> | null>(derive: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  // Programs usually play one game at a time: comparing with the last key is several times as fast as the map.
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

/**
 * Returns a version of `derive` that recomputes its result only if one of `parts` is another object or value than
 * before. The result belongs to the given object, which may change in between, because its parts are replaced as a
 * whole. Example: `const standings = derivedFrom((game: Game) => [game.generals, game.body], countStandings)`.
 */
export function derivedFrom<K extends object, V>(
  parts: (key: K) => readonly unknown[],
  derive: (key: K) => V,
): (key: K) => V {
  const known = new WeakMap<K, { readonly parts: readonly unknown[]; readonly value: V }>();
  return (key) => {
    const before = known.get(key);
    const now = parts(key);
    if (before !== undefined && now.every((part, index) => part === before.parts[index])) return before.value;
    const value = derive(key);
    known.set(key, { parts: now, value });
    return value;
  };
}

/**
 * Returns a cache of values by string that keeps the `most` latest values: it returns the cached value of a string, or
 * makes one.
 */
export function keptByText<V>(most: number): (text: string, make: () => V) => V {
  const kept = new Map<string, V>();
  return (text, make) => {
    const before = kept.get(text);
    if (before !== undefined || kept.has(text)) return before as V;
    const value = make();
    for (const oldest of kept.keys()) if (kept.size >= most) kept.delete(oldest);
    kept.set(text, value);
    return value;
  };
}

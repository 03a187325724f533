/** What is found out once. */

/** The same answer for the same thing, found when it is first asked for, and forgotten with the thing. */
export function once<K extends object, V extends NonNullable<unknown> | null>(find: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

/** The things asked about last, so many of them; the one that nobody has asked about for longest makes room. */
export interface Recent<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

/** @param most - how many are kept */
export function recentOnes<V>(most: number): Recent<V> {
  // A map tells its keys in the order in which they came in.
  const kept = new Map<string, V>();
  function set(key: string, value: V): void {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size <= most) return;
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => void kept.delete(key),
  };
}

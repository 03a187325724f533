/** Data in the form in which reactive user interfaces hold it. */

/**
 * Returns a proxy like those of Vue and Svelte: everything read from it is a proxy again. Frozen values cannot be
 * replaced when read, so for them only the outermost object is one.
 */
export function observed<T extends object>(target: T): T {
  return new Proxy(target, {
    get(owner, key, receiver) {
      const value: unknown = Reflect.get(owner, key, receiver);
      const isFixed = Reflect.getOwnPropertyDescriptor(owner, key)?.configurable === false;
      return typeof value === 'object' && value !== null && !isFixed ? observed(value) : value;
    },
  });
}

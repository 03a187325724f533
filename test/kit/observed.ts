/** Data as user interfaces with reactive state hold them. */

/**
 * A proxy like those of Vue and Svelte: whatever is read of it is a proxy again. What is frozen cannot be read otherwise than it is, so
 * that there only the outermost is one.
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

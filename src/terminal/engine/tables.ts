/** What the engine keeps, by its ids. */
import { invalidParam } from './fault.js';

/** A table of what has been opened and not yet closed. */
export class Open<T> {
  private readonly table = new Map<string, T>();
  private count = 0;

  /** @param prefix - the first letter of its ids, so that no id means two things */
  constructor(private readonly prefix: string) {}

  /** Adds a thing and returns its id. Ids are never used again. */
  add(thing: T): string {
    const id = `${this.prefix}${++this.count}`;
    this.table.set(id, thing);
    return id;
  }

  /** Returns the thing with an id. */
  get(id: string): T {
    const thing = this.table.get(id);
    if (thing === undefined) throw invalidParam('$.id', `nothing is open as "${id}"`);
    return thing;
  }

  close(id: string): void {
    this.get(id);
    this.table.delete(id);
  }
}

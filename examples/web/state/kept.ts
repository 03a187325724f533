/** What the browser stores between visits, if it can store anything. */

/** Stores a text, and returns whether there was room for it. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    // A browser may refuse to store anything.
    return false;
  }
}

/** Deletes a stored text. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}

/** Returns the stored text; `null` if there is none. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

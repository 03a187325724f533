/** What the browser stores between visits, if it can store anything. */

/** Stores a text, if there is room. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser may refuse to store anything.
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

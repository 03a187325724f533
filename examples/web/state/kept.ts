/** What the browser keeps from one visit to the next, where it keeps anything. */

/** Keeps a text, if there is room. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser may refuse to keep anything.
  }
}

/** The text that was kept; `null`: none. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

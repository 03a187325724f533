/** Opening what is written: tables, matches, records, positions and links. */
import { useEffect, useRef } from 'preact/hooks';
import type { Refusal } from '../games/open.js';
import { notLoaded, type Fault } from '../state/fault.js';
import { PREFIX } from '../state/formats.js';
import type { Opened } from '../state/reading.js';
import type { Unread } from '../state/unread.js';
import { loadLater } from './load-later.js';

/** Opens the game in the link of the address, now and when the address changes. */
function useLink(onLink: (link: string) => void): void {
  const latest = useRef(onLink);
  latest.current = onLink;
  useEffect(() => {
    const follow = (): void => {
      const { hash, pathname, search } = location;
      if (!hash.startsWith(PREFIX)) return;
      // A reload must not begin the game again.
      history.replaceState(null, '', pathname + search);
      latest.current(hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

/** Functions that open something, or report why it cannot be opened. */
interface Opening {
  /** Opens a table. */
  open(opened: Opened): void;
  /** Opens a text, unless something else has been opened meanwhile, and returns what is wrong with it. */
  read(text: string | undefined): Promise<Unread | undefined>;
  /** Opens a text, and reports what is wrong with it. */
  openText(text: string | undefined): void;
  /** Reports why a game cannot begin. */
  refuse(refusal: Refusal): void;
  /** Reports that a part of the page could not be loaded. */
  failToLoad(error: unknown): void;
}

/** Returns functions that open something, and opens the link in the address. */
export function useOpening(
  onOpened: (opened: Opened, text?: string) => void,
  onFault: (fault: Fault | undefined) => void,
): Opening {
  const requests = useRef(0);
  function open(opened: Opened, text?: string): void {
    requests.current += 1;
    onFault(undefined);
    onOpened(opened, text);
  }
  async function read(text: string | undefined): Promise<Unread | undefined> {
    requests.current += 1;
    const number = requests.current;
    const { readText } = await loadLater();
    const opened = await readText(text);
    if (number !== requests.current) return undefined;
    if (opened._tag === 'Left') return opened.left;
    open(opened.right, text);
    return undefined;
  }
  const failToLoad = (error: unknown): void => onFault(notLoaded(error));
  const tell = (unread: Unread): Promise<void> =>
    loadLater().then(({ faultOf }) => onFault(faultOf(unread)), failToLoad);
  const openText = (text: string | undefined): void =>
    void read(text).then((unread) => (unread === undefined ? undefined : tell(unread)), failToLoad);
  useLink(openText);
  return { open, read, openText, failToLoad, refuse: (refusal) => void tell({ why: 'refused', ...refusal }) };
}

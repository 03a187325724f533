/** The look of the page: its language and theme. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Look } from '../../../src/hosts/page/table.js';
import { notLoaded, type Fault } from '../state/fault.js';
import { dressPage, keepLook } from '../state/look.js';
import { wordsIn } from '../words/index.js';
import type { Surroundings } from './surroundings.js';

/** Returns the look with its words, and a function that changes it as soon as its words have been loaded. */
export function useLook(first: Surroundings, onFault: (fault: Fault) => void) {
  const [surroundings, setSurroundings] = useState(first);
  const { look, words } = surroundings;
  useEffect(() => {
    keepLook(look);
    dressPage(look);
    document.title = words.appTitle;
  }, [look, words]);
  const setLook = useCallback(
    (next: Look) => {
      wordsIn(next.locale).then(
        (found) => setSurroundings({ look: next, words: found }),
        (error: unknown) => onFault(notLoaded(error)),
      );
    },
    [onFault],
  );
  return { surroundings, setLook };
}

/** Whoever plays with the keyboard stays among the choices, whatever choices come. */
import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../state/choosing.js';

/** Where somebody was who chose something. */
const CHOOSING = '.panel-choices, .panel-cards, .curtain';

/** Focuses the first choice when the one that had the focus is gone. */
export function useKeptFocus(offer: Offer): void {
  const wasChoosing = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      wasChoosing.current = target instanceof Element && target.closest(CHOOSING) !== null;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!wasChoosing.current || (activeElement !== null && activeElement !== body)) return;
    document.querySelector<HTMLButtonElement>('.choices-list button')?.focus({ preventScroll: true });
  }, [offer]);
}

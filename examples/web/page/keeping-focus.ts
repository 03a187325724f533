/** Keeps the keyboard focus among the choices when they change. */
import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../state/choosing.js';

/** Where the focus was when the user chose. */
const CHOOSING = '.panel-choices, .panel-cards, .curtain';

/** Moves the focus to the first choice when the focused one is gone. */
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

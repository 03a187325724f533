/** Keeps the keyboard focus among the choices when they change. */
import { useEffect, useRef } from 'preact/hooks';
import type { Offer } from '../state/choosing.js';

/** Where the focus was when the user chose. */
const CHOOSING = '.question, .panel-choices, .panel-cards, .curtain';

/** Whether nothing has the focus, or only the question, which has it while there is no choice. */
const isFree = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches('.question');

/** Moves the focus to the first choice, or to the question while there is none, if nothing else has it. */
export function focusChoice(): void {
  if (!isFree(document.activeElement)) return;
  const choice =
    document.querySelector<HTMLElement>('.choices-list button') ?? document.querySelector<HTMLElement>('.question');
  choice?.focus({ preventScroll: true });
}

/** Moves the focus to the first choice when the focused one is gone; to the question while there is none. */
export function useKeptFocus(offer: Offer): void {
  // The user has just chosen to begin or to open this game.
  const wasChoosing = useRef(true);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      wasChoosing.current = target instanceof Element && target.closest(CHOOSING) !== null;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (wasChoosing.current) focusChoice();
  }, [offer]);
}

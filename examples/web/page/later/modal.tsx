/** A dialog over the page. Escape and its buttons close it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSurroundings } from '../surroundings.js';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Modal({ title, onClose, children }: ModalProps) {
  const { words } = useSurroundings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="modal" aria-labelledby="modal-title" onClose={onClose}>
      <header class="modal-head">
        <h2 id="modal-title">{title}</h2>
        <button
          type="button"
          class="modal-close"
          aria-label={words.close}
          title={words.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      <div class="modal-content">{children}</div>
    </dialog>
  );
}

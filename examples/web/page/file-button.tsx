/** A button that reads a file. */
import { isLeft, textOfFile } from 'diadochi/core';
import { useRef } from 'preact/hooks';
import { useSurroundings } from './surroundings.js';

export function FileButton({ onText }: { readonly onText: (text: string) => void }) {
  const { words } = useSurroundings();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {words.openFile}
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        accept="application/json,.json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          void file?.arrayBuffer().then((bytes) => {
            const text = textOfFile(new Uint8Array(bytes));
            onText(isLeft(text) ? '' : text.right);
          });
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** A button that reads a file. The text is `undefined` if the file is none. */
import { isLeft, textOfFile } from 'diadochi/core';
import { useRef } from 'preact/hooks';
import { useSurroundings } from './surroundings.js';

interface FileButtonProps {
  readonly onText: (text: string | undefined, name: string) => void;
  /** What is on the button, if it is not for opening a game. */
  readonly label?: string;
  /** The name of the button for those who do not see what it belongs to. */
  readonly name?: string;
}

export function FileButton({ onText, label, name }: FileButtonProps) {
  const { words } = useSurroundings();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" aria-label={name} onClick={() => input.current?.click()}>
        {label ?? words.openFile}
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
            onText(isLeft(text) ? undefined : text.right, file.name);
          });
          currentTarget.value = '';
        }}
      />
    </>
  );
}

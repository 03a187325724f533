/** Opens a game from a text that the user pastes. */
import { useState } from 'preact/hooks';
import type { Unread } from '../../state/unread.js';
import { FileButton } from '../file-button.js';
import { Modal } from './modal.js';
import { UnreadView } from './unread-view.js';
import { useLaterWords } from './use-later-words.js';

interface TextDialogProps {
  /** Opens a text, and returns what is wrong with it. */
  readonly onRead: (text: string | undefined) => Promise<Unread | undefined>;
  readonly onClose: () => void;
}

export function TextDialog({ onRead, onClose }: TextDialogProps) {
  const words = useLaterWords();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<Unread>();
  const read = (given: string | undefined): void => void onRead(given).then(setUnread);
  return (
    <Modal title={words.openTitle} onClose={onClose}>
      <form
        class="text-form"
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <p id="open-hint">{words.openHint}</p>
        <label class="field">
          <span>{words.text}</span>
          <textarea
            name="text"
            rows={8}
            required
            autofocus
            spellcheck={false}
            aria-describedby="open-hint"
            aria-invalid={unread !== undefined}
            value={text}
            onInput={({ currentTarget }) => {
              setText(currentTarget.value);
              setUnread(undefined);
            }}
          />
        </label>
        {unread === undefined ? null : <UnreadView unread={unread} />}
        <div class="modal-buttons">
          <button type="submit" class="primary">
            {words.open}
          </button>
          <FileButton onText={read} />
        </div>
      </form>
    </Modal>
  );
}

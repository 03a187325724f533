/** The parts of a game that players bring as files: a board, cards, or all components. */
import { isLeft } from 'diadochi/core';
import { useMemo, useState } from 'preact/hooks';
import type { OwnPart } from '../../../../src/hosts/page/table.js';
import { jsonOf, type Unread } from '../../state/unread.js';
import { download } from '../download.js';
import { FileButton } from '../file-button.js';
import type { FieldsProps } from '../start-fields.js';
import { ownIn, type OwnFile } from '../start-form.js';
import { useSurroundings } from '../surroundings.js';
import { UnreadView } from './unread-view.js';
import { useLaterWords } from './use-later-words.js';

export function OwnParts({ game, form, onForm }: FieldsProps) {
  const { look } = useSurroundings();
  const words = useLaterWords();
  const { players, agreed, own } = form;
  const [unread, setUnread] = useState<Unread>();
  const parts = game.ownParts(players, look.locale, agreed);
  // Reading a whole board takes a moment.
  const refusal = useMemo(
    () => (Object.keys(own).length === 0 ? undefined : game.faultOf(players, agreed, ownIn(form))),
    [game, players, agreed, own],
  );
  const wrong: Unread | undefined = unread ?? (refusal === undefined ? undefined : { why: 'refused', ...refusal });
  function choose(id: string, file: OwnFile | undefined): void {
    setUnread(undefined);
    const { [id]: _, ...others } = own;
    onForm({ ...form, own: file === undefined ? others : { ...others, [id]: file } });
  }
  function read(id: string, text: string | undefined, fileName: string): void {
    if (text === undefined) {
      setUnread({ why: 'notText' });
      return;
    }
    const content = jsonOf(text);
    if (isLeft(content)) setUnread(content.left);
    else choose(id, { fileName, content: content.right });
  }
  if (parts.length === 0) return null;
  return (
    <fieldset class="own">
      <legend>{words.ownParts}</legend>
      <p class="faint">{words.ownHint}</p>
      <ul>
        {parts.map((part) => (
          <OwnRow
            key={part.id}
            part={part}
            file={own[part.id]}
            onText={(text, name) => read(part.id, text, name)}
            onRemove={() => choose(part.id, undefined)}
            onDefault={() => download(`${form.name}-${part.id}.json`, JSON.stringify(part.usual(), null, 2))}
          />
        ))}
      </ul>
      {wrong === undefined ? null : <UnreadView unread={wrong} />}
      {wrong === undefined && Object.keys(own).length > 0 ? (
        <p role="status" class="fits">
          ✓ {words.fits}
        </p>
      ) : null}
    </fieldset>
  );
}

interface OwnRowProps {
  readonly part: OwnPart;
  readonly file: OwnFile | undefined;
  readonly onText: (text: string | undefined, name: string) => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

function OwnRow({ part: { label }, file, onText, onRemove, onDefault }: OwnRowProps) {
  const words = useLaterWords();
  return (
    <li>
      <span class="own-name">
        {label}
        {file === undefined ? null : <span class="faint"> {file.fileName}</span>}
      </span>
      <span class="own-buttons">
        <FileButton label={words.chooseFile} name={words.chooseFileFor(label)} onText={onText} />
        {file === undefined ? (
          <button type="button" aria-label={words.saveDefaultOf(label)} onClick={onDefault}>
            {words.saveDefault}
          </button>
        ) : (
          <button type="button" aria-label={words.removeFile(label)} onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </span>
    </li>
  );
}

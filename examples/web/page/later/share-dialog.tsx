/** Writes a table as text, as a file, or as a link. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../games/session.js';
import { stepShown, type Play } from '../../state/play.js';
import { newSeed } from '../../state/seed.js';
import { linkToPosition, linkToStart, type Link } from '../../state/sharing.js';
import { writtenTable } from '../../state/storage.js';
import type { LaterWords } from '../../words/later/index.js';
import { pageAddress } from '../address.js';
import { download } from '../download.js';
import { useSurroundings } from '../surroundings.js';
import { Modal } from './modal.js';
import { useLaterWords } from './use-later-words.js';

/** A form in which a table can be written. */
interface Form {
  readonly title: string;
  readonly hint: string;
  readonly fileName: string;
  /** Returns the text. */
  readonly write: () => string;
}

function formsOf(play: Play, { written }: LaterWords): readonly Form[] {
  const { session } = play;
  const step = stepShown(play);
  const named = (kind: string, number: number): string => `${session.game}-${kind}-${number}.json`;
  return [
    {
      title: written.position,
      hint: written.positionHint(step),
      fileName: named('position', step),
      write: () => JSON.stringify(session.position(step), null, 2),
    },
    {
      title: written.record,
      hint: written.recordHint,
      fileName: named('record', session.last),
      write: () => JSON.stringify(session.record()),
    },
    {
      title: written.table,
      hint: written.tableHint,
      fileName: `${session.game}-${session.last}.json`,
      write: () => writtenTable(play),
    },
  ];
}

/** The links to a table; `undefined` while they are being made. */
interface Links {
  readonly here: Link;
  readonly start: Link | undefined;
}

function useLinks(session: Session, step: number): Links | undefined {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isWanted = true;
    const page = pageAddress();
    const made = [linkToPosition(page, session, step, newSeed()), linkToStart(page, session)] as const;
    void Promise.all(made).then(([here, start]) => isWanted && setLinks({ here, start }));
    return () => {
      isWanted = false;
    };
  }, [session, step]);
  return links;
}

interface ShareDialogProps {
  readonly play: Play;
  readonly onClose: () => void;
}

export function ShareDialog({ play, onClose }: ShareDialogProps) {
  const { words } = useSurroundings();
  const later = useLaterWords();
  const { written } = later;
  const { session } = play;
  const step = stepShown(play);
  const links = useLinks(session, step);
  const [told, setTold] = useState('');
  async function copy(title: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold(written.copied(title));
    } catch {
      setTold(written.notCopied);
    }
  }
  return (
    <Modal title={words.share} onClose={onClose}>
      {session.hasHands ? <p class="faint">{written.secret}</p> : null}
      <ul class="forms">
        <LinkRow title={written.linkHere} hint={written.linkHereHint(step)} link={links?.here} isFirst onCopy={copy} />
        {links !== undefined && links.start === undefined ? null : (
          <LinkRow
            title={written.linkStart}
            hint={written.linkStartHint}
            link={links?.start}
            isFirst={false}
            onCopy={copy}
          />
        )}
        {formsOf(play, later).map((form) => (
          <FormRow key={form.title} form={form} onCopy={copy} />
        ))}
      </ul>
      <p class="told" role="status">
        {told}
      </p>
    </Modal>
  );
}

type Copy = (title: string, text: string) => Promise<void>;

interface LinkRowProps {
  readonly title: string;
  readonly hint: string;
  readonly link: Link | undefined;
  readonly isFirst: boolean;
  readonly onCopy: Copy;
}

function LinkRow({ title, hint, link, isFirst, onCopy }: LinkRowProps) {
  const { written } = useLaterWords();
  if (link !== undefined && 'failure' in link)
    return (
      <li class="form form-link">
        <h3>{title}</h3>
        <p class="faint">{written[link.failure]}</p>
      </li>
    );
  const address = link?.address ?? '';
  return (
    <li class="form form-link">
      <h3>{title}</h3>
      <p class="faint">{hint}</p>
      <div class="form-buttons">
        <input
          type="url"
          readOnly
          aria-label={title}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class={isFirst ? 'primary' : ''}
          disabled={link === undefined}
          aria-label={`${title}: ${written.copy}`}
          onClick={() => void onCopy(title, address)}
        >
          {written.copy}
        </button>
      </div>
    </li>
  );
}

interface FormRowProps {
  readonly form: Form;
  readonly onCopy: Copy;
}

function FormRow({ form: { title, hint, fileName, write }, onCopy }: FormRowProps) {
  const { written } = useLaterWords();
  return (
    <li class="form form-text">
      <h3>{title}</h3>
      <p class="faint">{hint}</p>
      <div class="form-buttons">
        <button type="button" aria-label={`${title}: ${written.copy}`} onClick={() => void onCopy(title, write())}>
          {written.copy}
        </button>
        <button type="button" aria-label={`${title}: ${written.save}`} onClick={() => download(fileName, write())}>
          {written.save}
        </button>
      </div>
    </li>
  );
}

/** The start: the game, the players, and the settings. */
import { useState } from 'preact/hooks';
import type { GameName } from '../../../src/games.js';
import type { Look } from '../../../src/hosts/page/table.js';
import { listed, type ListedGame } from '../games/index.js';
import type { OpenGame, Refusal } from '../games/open.js';
import { keptTable, tableBefore } from '../state/storage.js';
import type { Table } from '../state/table.js';
import type { OpenDialog } from './later/index.js';
import { FileButton } from './file-button.js';
import { LookButtons } from './look-buttons.js';
import { GameFields, SeatFields, SettingFields } from './start-fields.js';
import { botsIn, firstForm, ownIn, type Form } from './start-form.js';
import { useSurroundings } from './surroundings.js';
import { useGame } from './use-game.js';

interface StartProps {
  readonly onBegin: (table: Table) => void;
  readonly onRefuse: (refusal: Refusal) => void;
  /** Opens a table that the browser has stored. */
  readonly onContinue: (text: string) => void;
  readonly onText: (text: string | undefined) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly onLook: (look: Look) => void;
  readonly fault: string | undefined;
}

export function Start({ onBegin, onRefuse, onContinue, onText, onDialog, onLook, fault }: StartProps) {
  const { words } = useSurroundings();
  const [form, setForm] = useState<Form>(firstForm);
  const { name, players, secret, seed, agreed } = form;
  const { game, fault: notLoaded } = useGame(name);

  function begin(event: Event): void {
    event.preventDefault();
    if (game === undefined) return;
    const begun = game.begin(players, agreed, seed, ownIn(form));
    if (begun._tag === 'Left') onRefuse(begun.left);
    else
      onBegin({
        session: begun.right,
        seating: { bots: botsIn(form, game), secret: secret && listed(name).hasHands },
      });
  }

  return (
    <main class="start">
      <header class="start-head">
        <h1>{words.appTitle}</h1>
        <LookButtons onLook={onLook} />
      </header>
      <p class="tagline">{words.tagline}</p>
      {fault === undefined ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="resume">
        <ResumeButton text={keptTable()} label={words.goOn} isFirst onContinue={onContinue} />
        <ResumeButton text={tableBefore()} label={words.goBack} isFirst={false} onContinue={onContinue} />
        <FileButton onText={onText} />
        <button type="button" onClick={() => onDialog({ name: 'text' })}>
          {words.openText}
        </button>
      </div>
      <form class="begin" onSubmit={begin}>
        <div class="begin-column">
          <GameFields form={form} onForm={setForm} />
          {game === undefined ? (
            <LoadingGame name={name} fault={notLoaded} />
          ) : (
            <AboutGame game={game} listing={listed(name)} />
          )}
        </div>
        <div class="begin-column">
          {game === undefined ? null : (
            <>
              <SeatFields game={game} form={form} onForm={setForm} />
              <SettingFields game={game} form={form} onForm={setForm} />
            </>
          )}
          <label class="field">
            <span>{words.seed}</span>
            <input
              name="seed"
              required
              value={seed}
              onInput={({ currentTarget }) => setForm({ ...form, seed: currentTarget.value })}
            />
            <small>{words.seedHint}</small>
          </label>
          <button type="submit" class="primary begin-button" disabled={game === undefined}>
            {words.begin}
          </button>
        </div>
      </form>
    </main>
  );
}

interface ResumeButtonProps {
  /** The text of a stored table, if there is one. */
  readonly text: string | undefined;
  readonly label: string;
  readonly isFirst: boolean;
  readonly onContinue: (text: string) => void;
}

/** A button that opens a stored table. */
function ResumeButton({ text, label, isFirst, onContinue }: ResumeButtonProps) {
  if (text === undefined) return null;
  return (
    <button type="button" class={isFirst ? 'primary' : ''} onClick={() => onContinue(text)}>
      {label}
    </button>
  );
}

interface LoadingGameProps {
  readonly name: GameName;
  readonly fault: string | undefined;
}

/** A game on its way, or why it does not come. */
function LoadingGame({ name, fault }: LoadingGameProps) {
  const { words } = useSurroundings();
  const { title } = listed(name);
  if (fault === undefined)
    return (
      <p class="about loading" role="status">
        {words.loading(title)}
      </p>
    );
  function reload(): void {
    history.replaceState(null, '', `?game=${name}`);
    location.reload();
  }
  return (
    <div class="about loading">
      <p role="alert">{words.notLoaded(title, fault)}</p>
      <button type="button" onClick={reload}>
        {words.reload}
      </button>
    </div>
  );
}

interface AboutGameProps {
  readonly game: OpenGame;
  readonly listing: ListedGame;
}

/** What a game is about, for somebody who has never played it. */
function AboutGame({ game, listing: { title, playerCounts } }: AboutGameProps) {
  const { look, words } = useSurroundings();
  const { story, win, length } = game.about(look.locale);
  return (
    <section class="about" aria-labelledby="about-title">
      <h2 id="about-title">{title}</h2>
      <p>{story}</p>
      <dl>
        <dt>{words.howToWin}</dt>
        <dd>{win}</dd>
        <dt>{words.howLong}</dt>
        <dd>
          {length} {words.howMany(playerCounts.join(', '))}
        </dd>
      </dl>
    </section>
  );
}

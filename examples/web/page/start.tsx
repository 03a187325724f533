/** The start: the game, the players, and the settings. */
import { randomSeed } from 'diadochi/core';
import { useState } from 'preact/hooks';
import { gameNamed, GAMES } from '../games/index.js';
import type { OpenGame } from '../games/open.js';
import { YES, type Agreed, type Look, type Setting } from '../../../src/hosts/page/table.js';
import { hasKeptTable } from '../state/storage.js';
import type { Table } from '../state/table.js';
import { FileButton } from './file-button.js';
import { LookButtons } from './look-buttons.js';
import { useSurroundings } from './surroundings.js';

interface StartProps {
  readonly onOpen: (table: Table | string) => void;
  readonly onContinue: () => void;
  readonly onText: (text: string) => void;
  readonly onLook: (look: Look) => void;
  readonly fault: string | undefined;
}

/** The content of the form. */
interface Form {
  readonly game: OpenGame;
  readonly players: number;
  readonly bots: readonly string[];
  readonly secret: boolean;
  readonly seed: string;
  readonly agreed: Agreed;
}

function formFor(game: OpenGame, players: number): Form {
  const bots = game.seats(players).slice(1);
  return { game, players, bots, secret: true, seed: randomSeed().slice(0, 10), agreed: {} };
}

/** The game that the address names, `?game=alexandros`. */
const asked = gameNamed(new URLSearchParams(location.search).get('game') ?? '') ?? GAMES.successors;

const FIRST = formFor(asked, asked.usualPlayers);

export function Start({ onOpen, onContinue, onText, onLook, fault }: StartProps) {
  const { words } = useSurroundings();
  const [form, setForm] = useState<Form>(() => ({ ...FIRST, seed: randomSeed().slice(0, 10) }));
  const { game, players, bots, secret, seed, agreed } = form;

  function begin(event: Event): void {
    event.preventDefault();
    const begun = game.begin(players, agreed, seed);
    onOpen(
      begun._tag === 'Left'
        ? begun.left.message
        : { session: begun.right, seating: { bots, secret: secret && game.hasHands } },
    );
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
        {hasKeptTable() ? (
          <button type="button" class="primary" onClick={onContinue}>
            {words.goOn}
          </button>
        ) : null}
        <FileButton onText={onText} />
      </div>
      <form class="begin" onSubmit={begin}>
        <div class="begin-column">
          <GameFields form={form} onForm={setForm} />
          <AboutGame game={game} />
        </div>
        <div class="begin-column">
          <SeatFields form={form} onForm={setForm} />
          <SettingFields form={form} onForm={setForm} />
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
          <button type="submit" class="primary begin-button">
            {words.begin}
          </button>
        </div>
      </form>
    </main>
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly onForm: (form: Form) => void;
}

function GameFields({ form, onForm }: FieldsProps) {
  const { words } = useSurroundings();
  const { game, players } = form;
  const to = (next: OpenGame, count: number): void => onForm({ ...formFor(next, count), seed: form.seed });
  return (
    <fieldset class="row">
      <legend>{words.game}</legend>
      <div class="games" role="group" aria-label={words.game}>
        {Object.values(GAMES).map(({ name, title }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === game.name}
            onClick={() => {
              const next = gameNamed(name) ?? game;
              to(next, next.playerCounts.find((count) => count === players) ?? next.playerCounts[0] ?? 2);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div class="player-counts">
        <span>{words.players}</span>
        <div class="switch" role="group" aria-label={words.players}>
          {game.playerCounts.map((count) => (
            <button key={count} type="button" aria-pressed={count === players} onClick={() => to(game, count)}>
              {count}
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** What a game is about, for somebody who has never played it. */
function AboutGame({ game }: { readonly game: OpenGame }) {
  const { look, words } = useSurroundings();
  const { story, win, length } = game.about(look.locale);
  return (
    <section class="about" aria-labelledby="about-title">
      <h2 id="about-title">{game.title}</h2>
      <p>{story}</p>
      <dl>
        <dt>{words.howToWin}</dt>
        <dd>{win}</dd>
        <dt>{words.howLong}</dt>
        <dd>
          {length} {words.howMany(game.playerCounts.join(', '))}
        </dd>
      </dl>
    </section>
  );
}

function SeatFields({ form, onForm }: FieldsProps) {
  const { look, words } = useSurroundings();
  const { game, players, bots, secret } = form;
  const seat = (player: string, isBot: boolean): void =>
    onForm({ ...form, bots: isBot ? [...bots, player] : bots.filter((each) => each !== player) });
  return (
    <fieldset>
      <legend>{words.seats}</legend>
      <ul class="seats">
        {game.seats(players).map((player) => (
          <li key={player}>
            <span class="thing-player" data-side={player}>
              {game.nameOf(player, look)}
            </span>
            <div class="switch" role="group" aria-label={game.nameOf(player, look)}>
              {[false, true].map((isBot) => (
                <button
                  key={String(isBot)}
                  type="button"
                  aria-pressed={bots.includes(player) === isBot}
                  onClick={() => {
                    if (bots.includes(player) !== isBot) seat(player, isBot);
                  }}
                >
                  {isBot ? words.bot : words.human}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {game.hasHands ? (
        <label class="check">
          <input
            type="checkbox"
            checked={secret}
            onChange={({ currentTarget }) => onForm({ ...form, secret: currentTarget.checked })}
          />
          {words.secret}
        </label>
      ) : null}
    </fieldset>
  );
}

function SettingFields({ form, onForm }: FieldsProps) {
  const { look, words } = useSurroundings();
  const { game, players, agreed } = form;
  const settings = game.settings(players, look.locale);
  const agree = (id: string, value: string): void => onForm({ ...form, agreed: { ...agreed, [id]: value } });
  return (
    <details class="options">
      <summary>{words.options}</summary>
      {settings.map((setting) => (
        <SettingField key={setting.id} setting={setting} value={agreed[setting.id]} onAgree={agree} />
      ))}
    </details>
  );
}

interface SettingFieldProps {
  readonly setting: Setting;
  readonly value: string | undefined;
  readonly onAgree: (id: string, value: string) => void;
}

function SettingField({ setting: { id, label, values }, value, onAgree }: SettingFieldProps) {
  if (values === undefined)
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === YES}
          onChange={({ currentTarget }) => onAgree(id, currentTarget.checked ? YES : '')}
        />
        {label}
      </label>
    );
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value ?? values[0]?.id} onChange={({ currentTarget }) => onAgree(id, currentTarget.value)}>
        {values.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The fields of a new game: the game, the seats, and the settings. */
import { useState } from 'preact/hooks';
import { GAMES } from '../../../src/games.js';
import { YES, type Setting } from '../../../src/hosts/page/table.js';
import { listed } from '../games/index.js';
import type { OpenGame } from '../games/open.js';
import { botsIn, formFor, withPlayers, type FormProps } from './start-form.js';
import { useLater } from './load-later.js';
import { SeatRows, SecretCheck } from './seat-rows.js';
import { useSurroundings } from './surroundings.js';

export function GameFields({ form, onForm }: FormProps) {
  const { words } = useSurroundings();
  const { name, players, seed } = form;
  return (
    <fieldset class="row">
      <legend>{words.game}</legend>
      <div class="games" role="group" aria-label={words.game}>
        {GAMES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === name}
            onClick={() => onForm(formFor(each, seed, players))}
          >
            {listed(each).title}
          </button>
        ))}
      </div>
      <div class="player-counts">
        <span>{words.players}</span>
        <div class="switch" role="group" aria-label={words.players}>
          {listed(name).playerCounts.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={count === players}
              onClick={() => onForm(withPlayers(form, count))}
            >
              {count}
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

export interface FieldsProps extends FormProps {
  readonly game: OpenGame;
}

export function SeatFields({ game, form, onForm }: FieldsProps) {
  const { look, words } = useSurroundings();
  const { name, players, secret } = form;
  return (
    <fieldset>
      <legend>{words.seats}</legend>
      <SeatRows
        players={game.seats(players)}
        bots={botsIn(form, game)}
        nameOf={(player) => game.nameOf(player, look)}
        onBots={(bots) => onForm({ ...form, bots })}
      />
      {listed(name).hasHands ? (
        <SecretCheck secret={secret} onSecret={(next) => onForm({ ...form, secret: next })} />
      ) : null}
    </fieldset>
  );
}

export function SettingFields({ game, form, onForm }: FieldsProps) {
  const { look, words } = useSurroundings();
  const { players, agreed } = form;
  const [isOpen, setOpen] = useState(false);
  // Without the code for them, there are no fields for parts of one's own.
  const later = useLater(isOpen, () => undefined);
  const settings = game.settings(players, look.locale, agreed);
  const agree = (id: string, value: string): void => onForm({ ...form, agreed: { ...agreed, [id]: value } });
  return (
    <details class="options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.options}</summary>
      {settings.map((setting) => (
        <SettingField key={setting.id} setting={setting} value={agreed[setting.id]} onAgree={agree} />
      ))}
      {later === undefined ? null : <later.OwnFields game={game} form={form} onForm={onForm} />}
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

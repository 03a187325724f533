/** The bar above the board: the game, and everything that is not a move. */
import { useRef } from 'preact/hooks';
import { PACES, undoTarget, type Play } from '../state/play.js';
import { writtenTable } from '../state/storage.js';
import type { OpenDialog } from './later/index.js';
import { download } from './download.js';
import type { Look } from '../../../src/hosts/page/table.js';
import { FileButton } from './file-button.js';
import { LookButtons } from './look-buttons.js';
import type { Tab } from '../state/tab.js';
import type { Scene } from '../games/session.js';
import { Scores } from './scores.js';
import { Tabs } from './tabs.js';
import { useSurroundings } from './surroundings.js';

export interface BarProps {
  readonly scene: Scene;
  readonly guided: boolean;
  readonly onGuide: (isOn: boolean) => void;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly play: Play;
  readonly onPlay: (play: Play) => void;
  readonly onUndo: () => void;
  readonly onText: (text: string | undefined) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly onLook: (look: Look) => void;
  readonly onLeave: () => void;
}

export function Bar(props: BarProps) {
  const { scene, tab, onTab, play, onPlay, onUndo } = props;
  const { words } = useSurroundings();
  const { session, looking } = play;
  const look = (): void => onPlay({ ...play, looking: looking === null ? session.last : null });
  return (
    <header class="bar">
      <h1>{session.title}</h1>
      <Scores session={session} scene={scene} />
      <Tabs tab={tab} hasCards={session.hasCards} onTab={onTab} />
      <div class="bar-buttons">
        <button type="button" title={words.undoHint} disabled={undoTarget(play) === undefined} onClick={onUndo}>
          {words.undo}
        </button>
        <button type="button" aria-pressed={looking !== null} onClick={look}>
          {words.replay}
        </button>
        <Menu {...props} />
      </div>
    </header>
  );
}

function Menu({ guided, onGuide, play, onPlay, onText, onDialog, onLook, onLeave }: BarProps) {
  const { look, words } = useSurroundings();
  const menu = useRef<HTMLDetailsElement>(null);
  const { session, seating, seated, pace, watching } = play;
  const close = (): void => {
    menu.current?.removeAttribute('open');
  };
  // The focus comes back to the menu when the dialog is closed.
  const openDialog = (name: 'text' | 'share' | 'seats'): void => {
    close();
    menu.current?.querySelector('summary')?.focus();
    onDialog({ name });
  };
  const mayOrder = session.pausing && session.players.includes(seated);
  return (
    <details
      ref={menu}
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>{words.menu}</summary>
      <div class="menu-box">
        <button
          type="button"
          onClick={() => {
            download(`${session.game}-${session.last}.json`, writtenTable(play));
            close();
          }}
        >
          {words.saveFile}
        </button>
        <FileButton
          onText={(text) => {
            close();
            onText(text);
          }}
        />
        <button type="button" onClick={() => openDialog('text')}>
          {words.openText}
        </button>
        <button type="button" onClick={() => openDialog('share')}>
          {words.share}
        </button>
        <button type="button" onClick={() => openDialog('seats')}>
          {words.seatsAtTable}
        </button>
        <button type="button" onClick={onLeave}>
          {words.newGame}
        </button>
        <hr />
        <label class="check">
          <input
            type="checkbox"
            checked={watching}
            onChange={({ currentTarget }) => onPlay({ ...play, watching: currentTarget.checked })}
          />
          {words.watching}
        </label>
        <label class="check">
          <input type="checkbox" checked={guided} onChange={({ currentTarget }) => onGuide(currentTarget.checked)} />
          {words.guideMe}
        </label>
        {mayOrder ? <IdleCheck play={play} player={seated} onPlay={onPlay} /> : null}
        {seating.bots.length === 0 ? null : (
          <label class="field">
            <span>{words.pace}</span>
            <select
              value={pace}
              onChange={({ currentTarget: { value } }) =>
                onPlay({ ...play, pace: PACES.find((each) => each === value) ?? pace })
              }
            >
              {PACES.map((each) => (
                <option key={each} value={each}>
                  {words.paces[each]}
                </option>
              ))}
            </select>
          </label>
        )}
        <LookButtons onLook={onLook} />
        <p class="faint">
          <strong>{words.keys}</strong> {words.keysText}
        </p>
        <p class="faint">
          {words.waitsFor} {session.asked === undefined ? '–' : session.nameOf(session.asked, look)}
        </p>
      </div>
    </details>
  );
}

interface IdleCheckProps {
  readonly play: Play;
  readonly player: string;
  readonly onPlay: (play: Play) => void;
}

function IdleCheck({ play, player, onPlay }: IdleCheckProps) {
  const { look, words } = useSurroundings();
  const { idle, session } = play;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={idle.includes(player)}
        onChange={({ currentTarget }) =>
          onPlay({
            ...play,
            idle: currentTarget.checked ? [...idle, player] : idle.filter((each) => each !== player),
          })
        }
      />
      {session.nameOf(player, look)}: {words.idlePasses}
    </label>
  );
}

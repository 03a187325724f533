/** The whole page: the start, or the table. */
import { LOCALES } from 'diadochi/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Look } from '../../../src/hosts/page/table.js';
import { isGameName } from '../../../src/games.js';
import { think as thinkHere } from '../games/bots.js';
import { loadRest } from '../games/index.js';
import { startWorker } from '../games/start-worker.js';
import { thinkingIn } from '../games/thinker.js';
import { messageOf, type Fault } from '../state/fault.js';
import { reseated, sitDown, type Play } from '../state/play.js';
import { PREFIX } from '../state/formats.js';
import type { Opened } from '../state/reading.js';
import { dressPage, keepLook } from '../state/look.js';
import { keepTable, setAside } from '../state/storage.js';
import type { Refusal } from '../games/open.js';
import type { Unread } from '../state/unread.js';
import { wordsIn } from '../words/index.js';
import type { DialogName } from './later/index.js';
import { focusChoice } from './keeping-focus.js';
import { loadLater, useLater } from './load-later.js';
import { Start } from './start.js';
import { LookContext, type Surroundings } from './surroundings.js';
import { TableView } from './table-view.js';

/** How long an error message is shown, in milliseconds. */
const TELLING = 12_000;

/** How long after the beginning of a game the rest of its code is loaded, in milliseconds. */
const LULL = 3_000;

/** Loads what a game and the page need later, so that it is there without a network. */
function useRest(game: string | undefined): void {
  useEffect(() => {
    if (!isGameName(game)) return undefined;
    const timer = setTimeout(() => {
      // What cannot be loaded now is loaded when it is needed.
      void Promise.allSettled([loadRest(game), loadLater(), ...LOCALES.map(wordsIn)]);
    }, LULL);
    return () => clearTimeout(timer);
  }, [game]);
}

/** Returns what has gone wrong last, for a while, and a function that reports something. */
function useFault(): readonly [Fault | undefined, (fault: Fault | undefined) => void] {
  const [fault, setFault] = useState<{ readonly told: Fault | undefined }>();
  useEffect(() => {
    if (fault?.told === undefined) return undefined;
    const timer = setTimeout(() => setFault(undefined), TELLING);
    return () => clearTimeout(timer);
  }, [fault]);
  return [fault?.told, useCallback((told: Fault | undefined) => setFault({ told }), [])];
}

/** Opens the game in the link of the address, now and when the address changes. */
function useLink(onLink: (link: string) => void): void {
  const latest = useRef(onLink);
  latest.current = onLink;
  useEffect(() => {
    const follow = (): void => {
      const { hash, pathname, search } = location;
      if (!hash.startsWith(PREFIX)) return;
      // A reload must not begin the game again.
      history.replaceState(null, '', pathname + search);
      latest.current(hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

/** The table in play. */
interface AtTable {
  readonly play: Play;
  /** The number of tables that have been opened before. */
  readonly number: number;
}

/** Returns the table in play, and functions that change it and replace it. */
function useTable() {
  const [at, setAt] = useState<AtTable>();
  // Bots may have gone on while another table was read.
  const latest = useRef(at);
  latest.current = at;
  const setPlay = useCallback((play: Play | undefined) => {
    setAt((before) => (play === undefined ? undefined : { play, number: before?.number ?? 0 }));
  }, []);
  function replace({ table, from }: Opened, text?: string): void {
    const { play: before, number = 0 } = latest.current ?? {};
    if (before !== undefined) keepTable(before);
    setAside(text);
    const play = sitDown(table);
    setAt({ play: from === 'record' ? { ...play, looking: play.session.last } : play, number: number + 1 });
  }
  return { at, setPlay, replace };
}

interface PageProps {
  readonly surroundings: Surroundings;
}

export function Page({ surroundings: first }: PageProps) {
  const [surroundings, setSurroundings] = useState(first);
  const { at, setPlay, replace } = useTable();
  const [dialog, setDialog] = useState<DialogName>();
  const requests = useRef(0);
  const play = at?.play;
  const [fault, setFault] = useFault();
  const { look, words } = surroundings;
  // The look changes when its words are there.
  const setLook = useCallback(
    (next: Look) => {
      wordsIn(next.locale).then(
        (found) => setSurroundings({ look: next, words: found }),
        (error: unknown) => setFault(({ partNotLoaded }) => partNotLoaded(messageOf(error))),
      );
    },
    [setFault],
  );
  const think = useMemo(
    () => thinkingIn(startWorker, thinkHere, (reason) => setFault(({ workerFailed }) => workerFailed(reason))),
    [setFault],
  );

  useRest(play?.session.game);
  useEffect(() => {
    keepLook(look);
    dressPage(look);
    document.title = words.appTitle;
  }, [look, words]);

  function open(opened: Opened, text?: string): void {
    requests.current += 1;
    setFault(undefined);
    replace(opened, text);
    const isTask = opened.from === 'position' || opened.from === 'link';
    setDialog(isTask && opened.table.session.asked !== undefined ? 'seats' : undefined);
  }
  /** Opens a text, unless something else has been opened meanwhile, and returns what is wrong with it. */
  async function read(text: string | undefined): Promise<Unread | undefined> {
    requests.current += 1;
    const number = requests.current;
    const { readText } = await loadLater();
    const opened = await readText(text);
    if (number !== requests.current) return undefined;
    if (opened._tag === 'Left') return opened.left;
    open(opened.right, text);
    return undefined;
  }
  const failToLoad = (error: unknown): void => setFault(({ partNotLoaded }) => partNotLoaded(messageOf(error)));
  const tell = (unread: Unread): Promise<void> =>
    loadLater().then(({ faultOf }) => setFault(faultOf(unread)), failToLoad);
  const refuse = (refusal: Refusal): void => void tell({ why: 'refused', ...refusal });
  const openText = (text: string | undefined): void =>
    void read(text).then((unread) => (unread === undefined ? undefined : tell(unread)), failToLoad);
  useLink(openText);
  const later = useLater(dialog !== undefined, (error) => {
    setDialog(undefined);
    failToLoad(error);
  });
  const told = fault?.(words, look.locale);

  return (
    <LookContext.Provider value={surroundings}>
      {at === undefined ? (
        <Start
          onBegin={(table) => open({ table, from: 'table' })}
          onRefuse={refuse}
          onContinue={openText}
          onText={openText}
          onDialog={setDialog}
          onLook={setLook}
          fault={told}
        />
      ) : (
        <TableView
          key={at.number}
          play={at.play}
          think={think}
          onPlay={setPlay}
          onLook={setLook}
          onText={openText}
          onDialog={setDialog}
          onLeave={() => setPlay(undefined)}
          fault={told}
          onFault={setFault}
        />
      )}
      {dialog === undefined || later === undefined ? null : (
        <later.Dialog
          key={dialog}
          name={dialog}
          play={play}
          onRead={read}
          onSeat={(seating) => play !== undefined && setPlay(reseated(play, seating))}
          onClose={() => {
            setDialog(undefined);
            requestAnimationFrame(focusChoice);
          }}
        />
      )}
    </LookContext.Provider>
  );
}

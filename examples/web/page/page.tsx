/** The whole page: the start, or the table. */
import { LOCALES } from 'diadochi/core';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Look } from '../../../src/hosts/page/table.js';
import { isGameName } from '../../../src/games.js';
import { think as thinkHere } from '../games/bots.js';
import { loadRest } from '../games/index.js';
import { startWorker } from '../games/start-worker.js';
import { thinkingIn } from '../games/thinker.js';
import { messageOf, type Fault } from '../state/fault.js';
import { sitDown, type Play } from '../state/play.js';
import { dressPage, keepLook } from '../state/look.js';
import { keptTable, readTable } from '../state/storage.js';
import type { Table } from '../state/table.js';
import { wordsIn } from '../words/index.js';
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
      void Promise.allSettled([loadRest(game), ...LOCALES.map(wordsIn)]);
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

interface PageProps {
  readonly surroundings: Surroundings;
}

export function Page({ surroundings: first }: PageProps) {
  const [surroundings, setSurroundings] = useState(first);
  const [play, setPlay] = useState<Play>();
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

  function open(table: Table | string): void {
    setFault(typeof table === 'string' ? ({ failed }) => `${failed}: ${table}` : undefined);
    if (typeof table !== 'string') setPlay(sitDown(table));
  }
  const openText = (text: string): void => void readTable(text).then(open);
  const told = fault?.(words);

  return (
    <LookContext.Provider value={surroundings}>
      {play === undefined ? (
        <Start onOpen={open} onContinue={() => openText(keptTable())} onText={openText} onLook={setLook} fault={told} />
      ) : (
        <TableView
          play={play}
          think={think}
          onPlay={setPlay}
          onLook={setLook}
          onText={openText}
          onLeave={() => setPlay(undefined)}
          fault={told}
          onFault={setFault}
        />
      )}
    </LookContext.Provider>
  );
}

/** The whole page: the start, or the table. */
import { LOCALES } from 'diadochi/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGameName } from '../../../src/games.js';
import { thinkerHere } from '../games/bots.js';
import { loadRest } from '../games/index.js';
import { startWorker } from '../games/start-worker.js';
import { thinkingIn } from '../games/thinker.js';
import { isSituation } from '../state/formats.js';
import { reseated } from '../state/play.js';
import { wordsIn } from '../words/index.js';
import type { OpenDialog } from './later/index.js';
import { focusChoice } from './keeping-focus.js';
import { loadLater, useLater } from './load-later.js';
import { Start } from './start.js';
import { LookContext, type Surroundings } from './surroundings.js';
import { TableView } from './table-view.js';
import { useFault } from './use-fault.js';
import { useLook } from './use-look.js';
import { useOpening } from './use-opening.js';
import { useTable } from './use-table.js';

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

interface PageProps {
  readonly surroundings: Surroundings;
}

export function Page({ surroundings: first }: PageProps) {
  const { at, setPlay, replace } = useTable();
  const [dialog, setDialog] = useState<OpenDialog>();
  const play = at?.play;
  const [fault, setFault] = useFault();
  const { surroundings, setLook } = useLook(first, setFault);
  const { look, words } = surroundings;
  const thinker = useMemo(
    () => thinkingIn(startWorker, thinkerHere, (reason) => setFault(({ workerFailed }) => workerFailed(reason))),
    [setFault],
  );

  useRest(play?.session.game);
  const { open, read, openText, refuse, failToLoad } = useOpening((opened, text) => {
    replace(opened, text);
    setDialog(isSituation(opened.from) && opened.table.session.asked !== undefined ? { name: 'seats' } : undefined);
  }, setFault);
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
          thinker={thinker}
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
          key={dialog.name}
          dialog={dialog}
          play={play}
          thinker={thinker}
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

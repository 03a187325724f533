/** The whole page: the start, or the table. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Look } from '../../../src/hosts/page/table.js';
import { sitDown, type Play } from '../state/play.js';
import { dressPage, keepLook, keptLook } from '../state/look.js';
import { keptTable, readTable } from '../state/storage.js';
import type { Table } from '../state/table.js';
import { WORDS } from '../words/index.js';
import { Start } from './start.js';
import { LookContext } from './surroundings.js';
import { TableView } from './table-view.js';

/** How long an error message is shown, in milliseconds. */
const TELLING = 12_000;

export function Page() {
  const [look, setLook] = useState<Look>(keptLook);
  const [play, setPlay] = useState<Play>();
  const [fault, setFault] = useState<string>();
  const words = WORDS[look.locale];
  const surroundings = useMemo(() => ({ look, words }), [look, words]);

  useEffect(() => {
    keepLook(look);
    dressPage(look);
    document.title = words.appTitle;
  }, [look, words]);

  useEffect(() => {
    if (fault === undefined) return undefined;
    const timer = setTimeout(() => setFault(undefined), TELLING);
    return () => clearTimeout(timer);
  }, [fault]);

  function open(table: Table | string): void {
    setFault(typeof table === 'string' ? `${words.failed}: ${table}` : undefined);
    if (typeof table !== 'string') setPlay(sitDown(table));
  }
  const openText = (text: string): void => open(readTable(text));

  return (
    <LookContext.Provider value={surroundings}>
      {play === undefined ? (
        <Start onOpen={open} onContinue={() => open(keptTable())} onText={openText} onLook={setLook} fault={fault} />
      ) : (
        <TableView
          play={play}
          onPlay={setPlay}
          onLook={setLook}
          onText={openText}
          onLeave={() => setPlay(undefined)}
          fault={fault}
        />
      )}
    </LookContext.Provider>
  );
}

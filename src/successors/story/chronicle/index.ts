/** The chronicle: a game as headings and sentences. Each sentence ends with the rule it comes from. */
import type { GameEvent, SuccessorsTypes } from '../../index.js';
import type { Tale } from '../../../hosts/story.js';
import { TELLINGS } from './layout.js';
import { heading, type Line, type Telling } from './telling.js';

const INDENT: Readonly<Record<Line['level'], string>> = { heading: '', label: '  ', deed: '    ', detail: '      ' };

/** Returns a new chronicle. It keeps the label that is printed only if something follows, and the last one printed. */
export function newChronicle(): Tale<SuccessorsTypes> {
  let waiting: readonly Line[] = heading('═══ Set-up ═══ (R 5)');
  let told = '';
  let last: Line['level'] = 'heading';

  /** Returns the text of a line with its indentation. A detail without a deed before it is indented like a deed. */
  function write({ level, text }: Line): string {
    const orphan = level === 'detail' && (last === 'heading' || last === 'label');
    if (!orphan) last = level;
    return text === '' ? '' : `${INDENT[orphan ? 'deed' : level]}${text}`;
  }

  /** Returns a line, preceded by the label that is due. A label is not repeated before the next heading. */
  function tell(line: Line): readonly Line[] {
    if (line.level === 'label') {
      waiting = line.text === told ? [] : [line];
      return [];
    }
    const before = line.level === 'heading' ? [] : waiting;
    told = line.level === 'heading' ? '' : (before.at(-1)?.text ?? told);
    waiting = [];
    return [...before, line];
  }

  return (events, state) =>
    events.flatMap((event) => {
      const telling = TELLINGS[event.type] as Telling<GameEvent>;
      return 'toldBy' in telling ? [] : telling.say(event, state).flatMap(tell).map(write);
    });
}

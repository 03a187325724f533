/** The chronicle: a game in headings and sentences. Each sentence ends with the rule it comes from. */
import type { GameEvent, SuccessorsTypes } from '../../index.js';
import type { Tale } from '../../../hosts/story.js';
import { TELLINGS } from './layout.js';
import { heading, type Line, type Telling } from './telling.js';

const INDENT: Readonly<Record<Line['level'], string>> = { heading: '', label: '  ', deed: '    ', detail: '      ' };

/** Begins a chronicle. It remembers the label that waits for something to be told under it, and what was told last. */
export function newChronicle(): Tale<SuccessorsTypes> {
  let waiting: readonly Line[] = heading('═══ Set-up ═══ (R 5)');
  let told = '';
  let last: Line['level'] = 'heading';

  /** A line in its place; a detail that no deed goes before stands where the deed would. */
  function write({ level, text }: Line): string {
    const orphan = level === 'detail' && (last === 'heading' || last === 'label');
    if (!orphan) last = level;
    return text === '' ? '' : `${INDENT[orphan ? 'deed' : level]}${text}`;
  }

  /** A line, and before it the label that waits. A label told is not told again before the next heading. */
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

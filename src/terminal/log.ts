/** What has happened, as one viewer may see it. */
import type { Locale, Viewer, WholeGameTypes } from '../core/index.js';
import type { TerminalGame } from '../hosts/terminal/game.js';
import type { Step } from './tale.js';

/** Returns the lines of some steps. Results are indented further than actions. */
export const logLines = <G extends WholeGameTypes>(
  { game, words }: Pick<TerminalGame<G>, 'game' | 'words'>,
  steps: readonly Step<G>[],
  viewer: Viewer<G>,
  locale: Locale,
): readonly string[] =>
  steps.flatMap(({ events, state }) => {
    const heard = events.map((event) => game.eventFor(event, viewer));
    const lines = words.tell(heard, game.viewFor(state, viewer), locale);
    return lines.map((line, index) => `${index === 0 ? '· ' : '    '}${line}`);
  });

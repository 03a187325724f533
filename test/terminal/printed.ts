/** Pictures of games as a screen of a number of columns prints them. */
import type { WholeGameTypes } from '../../src/core/index.js';
import type { TextLine } from '../../src/hosts/terminal/flow.js';
import type { GamePictures } from '../../src/hosts/terminal/game.js';
import { laidOut } from '../../src/hosts/terminal/layout.js';

export const COLUMNS = 116;

/** The lines that a screen prints. */
export const printed = (lines: readonly TextLine[], columns = COLUMNS): readonly string[] =>
  lines.flatMap((line) => laidOut(line, columns));

/** The pictures of a game, printed. */
export const printedPictures = <G extends WholeGameTypes>(pictures: GamePictures<G>, columns = COLUMNS) => ({
  note: pictures.note,
  moment: pictures.moment,
  chapter: pictures.chapter,
  legend: (...of: Parameters<typeof pictures.legend>) => printed(pictures.legend(...of), columns),
  standings: (...of: Parameters<typeof pictures.standings>) => printed(pictures.standings(...of), columns),
  hand: (...of: Parameters<typeof pictures.hand>) => printed(pictures.hand(...of), columns),
  board: (view: G['view'], locale: Parameters<typeof pictures.board>[1], part: string) =>
    printed(pictures.board(view, locale, part, columns), columns),
});

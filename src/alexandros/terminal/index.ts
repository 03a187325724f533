/** Alexandros at the terminal. */
import { alexandros, type AlexandrosTypes } from '../index.js';
import { describeAction, describeRefusal, names, question } from '../text/index.js';
import type { TerminalGame } from '../../hosts/terminal/game.js';
import { domains } from './domains.js';
import { drawBoard, legend } from './drawing.js';
import { chapterOf, handPicture, momentPicture, standingsPicture } from './standings.js';
import { ending, tell } from './telling.js';

export const alexandrosAtTheTerminal: TerminalGame<AlexandrosTypes> = {
  game: alexandros,
  words: {
    action: describeAction,
    question,
    refusal: describeRefusal,
    player: (player, locale) => names(locale).players[player],
    tell,
    ending,
  },
  pictures: {
    // The board is one picture; no part of it can be shown in more detail.
    board: (view, locale, _, columns) => drawBoard(view, locale, columns),
    legend,
    standings: standingsPicture,
    hand: handPicture,
    note: () => '',
    moment: momentPicture,
    chapter: chapterOf,
  },
  domains,
};

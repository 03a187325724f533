/** Successors at the terminal. */
import { successors, type SuccessorsTypes } from '../index.js';
import { describeAction, describeRefusal, names, question } from '../text/index.js';
import { paragraph } from '../../hosts/terminal/flow.js';
import type { TerminalGame } from '../../hosts/terminal/game.js';
import { boardPicture } from './board.js';
import { domains } from './domains.js';
import { PICTURE_WORDS } from './marks.js';
import { chapterOf, handPicture, momentPicture, standingsPicture } from './standings.js';
import { notePicture } from './notes.js';
import { ending, tell } from './telling.js';

export const successorsAtTheTerminal: TerminalGame<SuccessorsTypes> = {
  game: successors,
  words: {
    action: describeAction,
    question,
    refusal: describeRefusal,
    player: (player, locale) => names(locale).players[player],
    tell,
    ending,
  },
  pictures: {
    board: boardPicture,
    legend: (_, locale) => [paragraph('', PICTURE_WORDS[locale].legend, 2)],
    standings: standingsPicture,
    hand: handPicture,
    note: notePicture,
    moment: momentPicture,
    chapter: chapterOf,
  },
  domains,
};

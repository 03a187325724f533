/** Conquest and Empire at the terminal. */
import { conquest, PLAYER_COUNTS, type ConquestTypes } from '../../../conquest/index.js';
import { describeAction, describeRefusal, names, question } from '../../../conquest/text/index.js';
import type { TerminalGame } from '../../game.js';
import { domains } from './domains.js';
import { drawBoard } from './drawing.js';
import { notePicture } from './notes.js';
import { chapterOf, handPicture, momentPicture, standingsPicture } from './standings.js';
import { ending, tell } from './telling.js';
import { CONQUEST_WORDS } from './words.js';
import { worth } from './worth.js';

export const conquestAtTheTerminal: TerminalGame<ConquestTypes> = {
  game: conquest,
  playerCounts: PLAYER_COUNTS,
  usualPlayers: 2,
  words: {
    action: describeAction,
    question,
    refusal: describeRefusal,
    player: (side, locale) => names(locale).sides[side],
    tell,
    ending,
  },
  pictures: {
    board: drawBoard,
    legend: (_, locale) => CONQUEST_WORDS[locale].legend,
    standings: standingsPicture,
    hand: handPicture,
    note: notePicture,
    moment: momentPicture,
    chapter: chapterOf,
  },
  worth,
  domains,
};

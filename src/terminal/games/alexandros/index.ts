/** Alexandros at the terminal. */
import { alexandros, PLAYER_COUNTS, type AlexandrosTypes } from '../../../alexandros/index.js';
import { describeAction, describeRefusal, names, question } from '../../../alexandros/text/index.js';
import type { TerminalGame } from '../../game.js';
import { domains } from './domains.js';
import { drawBoard, legend } from './drawing.js';
import { chapterOf, handPicture, momentPicture, standingsPicture } from './standings.js';
import { ending, tell } from './telling.js';
import { worth } from './worth.js';

export const alexandrosAtTheTerminal: TerminalGame<AlexandrosTypes> = {
  game: alexandros,
  playerCounts: PLAYER_COUNTS,
  usualPlayers: 3,
  words: {
    action: describeAction,
    question,
    refusal: describeRefusal,
    player: (player, locale) => names(locale).players[player],
    tell,
    ending,
  },
  pictures: {
    // The board is one picture: there is no part of it to be shown more closely.
    board: drawBoard,
    legend,
    standings: standingsPicture,
    hand: handPicture,
    note: () => '',
    moment: momentPicture,
    chapter: chapterOf,
  },
  worth,
  domains,
};

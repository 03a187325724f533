/** The game in the terminal. */
import { paragraph } from '../../hosts/terminal/flow.js';
import type { TerminalGame } from '../../hosts/terminal/game.js';
import type { Peloponnesian } from '../game.js';
import { describeAction, describeRefusal, names, question } from '../text/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { domains } from './domains.js';
import { drawBoard } from './drawing.js';
import { notePicture } from './notes.js';
import { seen } from './seen.js';
import { chapterOf, handPicture, momentPicture, standingsPicture } from './standings.js';
import { ending, tell } from './telling.js';
import { WORDS } from './words.js';

/** Returns the interface of the game for the terminal. */
export const atTheTerminal = (game: Peloponnesian): TerminalGame<PeloponnesianTypes> => ({
  game,
  words: {
    action: describeAction,
    question,
    refusal: describeRefusal,
    player: (player, locale) => names(locale).players[player],
    tell,
    ending: (shown, locale) => ending(game, shown, locale),
  },
  pictures: {
    legend: (_, locale) => [paragraph('', WORDS[locale].legend, 2)],
    board: drawBoard,
    standings: (view, locale) => standingsPicture(seen(view, locale)),
    hand: (view, player, locale) => handPicture(seen(view, locale), player),
    note: (action, view, locale) => notePicture(seen(view, locale), action),
    moment: (view, locale) => momentPicture(seen(view, locale)),
    chapter: (view) => chapterOf(seen(view, 'en')),
  },
  domains,
});

/** The games of the family at the terminal: makes one from its description. */
import type { ConquestTypes, FamilyTypes } from '../../index.js';
import { paragraph } from '../../../hosts/terminal/flow.js';
import type { TerminalGame } from '../../../hosts/terminal/game.js';
import { domains, forcesOf } from './domains.js';
import { drawBoard } from './drawing.js';
import type { AtTheTerminal } from './family.js';
import { notePicture } from './notes.js';
import { chapterOf, handPicture, momentPicture, standingsPicture } from './standings.js';
import { ending, tell } from './telling.js';
import { called } from '../../text/calling.js';

export { extensionDomains, leadersInPlace } from './domains.js';
export { isTold } from './telling.js';
export { FAMILY_WORDS, type FamilyWords } from './words.js';
export type { AtTheTerminal } from './family.js';

/** Returns a game of the family at the terminal. */
export function familyAtTheTerminal<G extends FamilyTypes>(at: AtTheTerminal<G>): TerminalGame<G>;
export function familyAtTheTerminal(at: AtTheTerminal<ConquestTypes>): TerminalGame<ConquestTypes> {
  const { game, text, words, own } = at;
  return {
    game,
    words: {
      action: (action, shown, locale) => text.describeAction(action, shown, locale),
      question: (shown, locale) => text.question(shown, locale),
      refusal: (violation, locale) => text.describeRefusal(violation, locale),
      player: (side, locale) => called(text.names(locale).sides, side),
      tell: (events, shown, locale) => tell(at, events, shown, locale),
      ending: (shown, locale) => ending(at, shown, locale),
    },
    pictures: {
      board: (view, locale, part, columns) => drawBoard(at, view, locale, part, columns),
      legend: (_, locale) => [paragraph('', words[locale].legend, 2)],
      standings: (view, locale) => standingsPicture(at, view, locale),
      hand: (view, side, locale) => handPicture(at, view, side, locale),
      note: (action, view, locale) => notePicture(at, action, view, locale),
      moment: (view, locale) => momentPicture(at, view, locale),
      chapter: (view) => chapterOf(at, view),
    },
    domains: (shown) => own.domains(shown, domains(at, shown), forcesOf(at, shown)),
  };
}

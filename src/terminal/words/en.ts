import { counted, listed } from '../../core/index.js';
import type { TerminalWords } from './shape.js';

const LINE = { one: 'line', many: 'lines' };
const DECISION = { one: 'decision', many: 'decisions' };
const ACTION = { one: 'action', many: 'actions' };
const MORE = { one: 'more action', many: 'more actions' };

export const english: TerminalWords = {
  opening: (game, players, seed) => `${game}, ${players} players, seed "${seed}".`,
  seats: (people, bots) =>
    `At the table: ${listed(people, 'and', 'nobody').text}. Bots: ${listed(bots, 'and', 'none').text}.`,
  hint: 'Answer with a number or part of a name. Also: board, hand, score, log, why ACTION, undo, save, help, quit.',
  earlier: (count) => `… ${counted(count, LINE)} before these: "log ${count}" tells them.`,
  hand: 'Your hand:',
  chosen: 'You:',
  noSuchNumber: 'There is no choice of that number.',
  nothingLike: (typed) => `Nothing to choose is called "${typed}". "why ${typed}" may tell the reason.`,
  several: (typed) => `Several choices are called "${typed}":`,
  handOver: (player) => `${player} decides. Hand over, and press Enter.`,
  saved: (file) => `Saved to ${file}.`,
  whereToSave: 'Say where: save FILE.',
  takenBack: (decisions) => `${counted(decisions, DECISION)} taken back.`,
  nothingToTakeBack:
    'Nothing can be taken back: since your last decision chance has fallen, something hidden was shown, or somebody else has decided.',
  inputEnded: 'There is no more to read: the game stops here.',
  goodbye: 'Until another day.',
  allowed: (action) => `Possible now: ${action}.`,
  refused: (action) => `Not possible: ${action}.`,
  code: (code) => `Code of the refusal: ${code}.`,
  about: (clause, subject) => `${clause} is about: ${subject}.`,
  whyWhat: 'Say what: why march to Pella, or the JSON of an action.',
  noSuchAction: (typed) => `No action of the game is called "${typed}".`,
  furtherActions: (count) =>
    `${counted(count, MORE)} ${count === 1 ? 'is' : 'are'} called like this: say it more closely.`,
  verified: (actions) =>
    `Verified: ${counted(actions, ACTION)}, each legal in its turn, and they lead to the end that is recorded.`,
  unfinished: 'The game is not over.',
  commandsFollow: 'A number or part of a name answers the question; a single match is chosen at once. Commands:',
  commands: {
    board: 'the board; with a name that part of it, more closely',
    hand: 'what you hold',
    score: 'how the players stand',
    log: 'the last 40 lines of what has happened, or the last N',
    why: 'why something can be done or not, with its rule; in words, or as JSON',
    undo: 'takes your last decision back, or all of them, as far as that is fair',
    save: 'writes the game to a file, for --load',
    help: 'this list',
    quit: 'ends the program; the game is saved if --save names a file',
  },
};

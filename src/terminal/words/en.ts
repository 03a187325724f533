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
  earlier: (count) => `… ${counted(count, LINE)} before these: "log ${count}" shows them.`,
  chosen: 'You:',
  noSuchNumber: 'There is no choice with that number.',
  nothingLike: (typed) => `No choice matches "${typed}". "why ${typed}" may explain the reason.`,
  several: (typed) => `Several choices match "${typed}":`,
  handOver: (player) => `${player} decides. Pass the keyboard, then press Enter.`,
  saved: (file) => `Saved to ${file}.`,
  whereToSave: 'Name a file: save FILE.',
  takenBack: (decisions) => `${counted(decisions, DECISION)} taken back.`,
  nothingToTakeBack:
    'Nothing can be taken back: since your last decision, dice were rolled or cards drawn, hidden information was revealed, or somebody else has decided.',
  inputEnded: 'There is no more input: the game stops here.',
  goodbye: 'Goodbye.',
  allowed: (action) => `Possible now: ${action}.`,
  refused: (action, others) => `Not possible: ${action}${others === 0 ? '' : ` (and ${counted(others, MORE)})`}.`,
  about: (clause, title) => `${clause}: ${title}.`,
  whyWhat: 'Name an action: why march to Pella, or its JSON.',
  noSuchAction: (typed) => `No action of the game matches "${typed}".`,
  furtherActions: (count) => `${counted(count, MORE)} ${count === 1 ? 'matches' : 'match'}: please be more specific.`,
  verified: (actions) => `Verified: ${counted(actions, ACTION)}, all legal, and they lead to the recorded end.`,
  unfinished: 'The game is not over.',
  commandsFollow: 'A number or part of a name answers the question; a single match is chosen at once. Commands:',
  commands: {
    board: 'the board; with a name, that part of it in more detail',
    hand: 'your hand, or your pieces that are not on the board',
    score: 'the standings of the players',
    log: 'the last 40 lines of the log, or the last N',
    why: 'why an action is possible or not, with its rule; in words, or as JSON',
    undo: 'takes back your last decision, or every decision that can fairly be taken back',
    save: 'writes the game to a file, for --load',
    help: 'this list',
    quit: 'ends the program; the game is saved if --save names a file',
  },
};

import { counted, listed } from '../../core/index.js';
import type { TerminalWords } from './shape.js';

const LINE = { one: 'Zeile', many: 'Zeilen' };
const DECISION = { one: 'Entscheidung', many: 'Entscheidungen' };
const ACTION = { one: 'Aktion', many: 'Aktionen' };

export const german: TerminalWords = {
  opening: (game, players, seed) => `${game}, ${players} Spieler, Startwert „${seed}“.`,
  seats: (people, bots) =>
    `Am Tisch: ${listed(people, 'und', 'niemand').text}. Bots: ${listed(bots, 'und', 'keine').text}.`,
  hint: 'Antwort: eine Nummer oder ein Teil des Namens. Auch: board, hand, score, log, why AKTION, undo, save, help, quit.',
  earlier: (count) => `… davor ${counted(count, LINE)}: „log ${count}“ erzählt sie.`,
  hand: 'Auf der Hand:',
  chosen: 'Gewählt:',
  noSuchNumber: 'Diese Nummer steht nicht zur Wahl.',
  nothingLike: (typed) => `Nichts zur Wahl heißt „${typed}“. „why ${typed}“ sagt vielleicht, warum.`,
  several: (typed) => `Mehreres heißt „${typed}“:`,
  handOver: (player) => `${player} entscheidet. Bitte übergeben, dann Eingabetaste.`,
  saved: (file) => `Gesichert in ${file}.`,
  whereToSave: 'Wohin: save DATEI.',
  takenBack: (decisions) => `${counted(decisions, DECISION)} zurückgenommen.`,
  nothingToTakeBack:
    'Nichts lässt sich zurücknehmen: Seit der letzten Entscheidung ist Zufall gefallen, Verdecktes gezeigt worden, oder jemand anders hat entschieden.',
  inputEnded: 'Mehr ist nicht zu lesen: Hier hält das Spiel an.',
  goodbye: 'Bis zum nächsten Mal.',
  allowed: (action) => `Jetzt möglich: ${action}.`,
  refused: (action) => `Nicht möglich: ${action}.`,
  code: (code) => `Code der Ablehnung: ${code}.`,
  about: (clause, subject) => `${clause} handelt von (englisch): ${subject}.`,
  whyWhat: 'Was denn? Zum Beispiel: why nach Pella, oder das JSON einer Aktion.',
  noSuchAction: (typed) => `Keine Aktion des Spiels heißt „${typed}“.`,
  furtherActions: (count) => `${counted(count, ACTION)} ${count === 1 ? 'heißt' : 'heißen'} auch so: bitte genauer.`,
  verified: (actions) =>
    `Geprüft: ${counted(actions, ACTION)}, jede zu ihrer Zeit erlaubt, und sie führen zum aufgezeichneten Ende.`,
  unfinished: 'Das Spiel ist nicht zu Ende.',
  commandsFollow: 'Eine Nummer oder ein Teil des Namens beantwortet die Frage; was allein passt, ist gewählt. Befehle:',
  commands: {
    board: 'der Plan; mit einem Namen dieser Teil, genauer',
    hand: 'die eigene Hand',
    score: 'wie die Spieler stehen',
    log: 'die letzten 40 Zeilen dessen, was geschehen ist, oder die letzten N',
    why: 'warum etwas geht oder nicht, mit der Regel; in Worten, oder als JSON',
    undo: 'nimmt die letzte eigene Entscheidung zurück, oder alle, soweit es gerecht ist',
    save: 'schreibt das Spiel in eine Datei, für --load',
    help: 'diese Liste',
    quit: 'beendet das Programm; gesichert wird, wenn --save eine Datei nennt',
  },
};

import { counted, listed } from '../../core/index.js';
import type { TerminalWords } from './shape.js';

const LINE = { one: 'Zeile', many: 'Zeilen' };
const DECISION = { one: 'Entscheidung', many: 'Entscheidungen' };
const ACTION = { one: 'Aktion', many: 'Aktionen' };
const MORE = { one: 'weitere Aktion', many: 'weitere Aktionen' };

export const german: TerminalWords = {
  opening: (game, players, seed) => `${game}, ${players} Spieler, Startwert „${seed}“.`,
  seats: (people, bots) =>
    `Am Tisch: ${listed(people, 'und', 'niemand').text}. Bots: ${listed(bots, 'und', 'keine').text}.`,
  hint: 'Antwort: eine Nummer oder ein Teil des Namens. Auch: board, hand, score, log, why AKTION, undo, save, help, quit.',
  earlier: (count) => `… ${counted(count, LINE)} davor: „log ${count}“ zeigt sie.`,
  chosen: 'Gewählt:',
  noSuchNumber: 'Diese Nummer steht nicht zur Auswahl.',
  nothingLike: (typed) => `Keine Möglichkeit passt zu „${typed}“. „why ${typed}“ erklärt vielleicht, warum.`,
  several: (typed) => `Mehrere Möglichkeiten passen zu „${typed}“:`,
  handOver: (player) => `${player} entscheidet. Bitte die Tastatur weitergeben und dann die Eingabetaste drücken.`,
  saved: (file) => `Gespeichert in ${file}.`,
  whereToSave: 'Bitte eine Datei nennen: save DATEI.',
  takenBack: (decisions) => `${counted(decisions, DECISION)} zurückgenommen.`,
  nothingToTakeBack:
    'Es lässt sich nichts zurücknehmen: Seit der letzten Entscheidung wurde gewürfelt, gezogen oder etwas Verdecktes gezeigt, oder jemand anders hat entschieden.',
  inputEnded: 'Es kommt keine Eingabe mehr: Das Spiel endet hier vorläufig.',
  goodbye: 'Bis zum nächsten Mal.',
  allowed: (action) => `Jetzt möglich: ${action}.`,
  refused: (action, others) => `Nicht möglich: ${action}${others === 0 ? '' : ` (und ${counted(others, MORE)})`}.`,
  about: (clause, title) => `${clause} (englisch): ${title}.`,
  whyWhat: 'Bitte eine Aktion nennen: why nach Pella, oder ihr JSON.',
  noSuchAction: (typed) => `Keine Aktion des Spiels passt zu „${typed}“.`,
  furtherActions: (count) => `${counted(count, MORE)} ${count === 1 ? 'passt' : 'passen'} auch: bitte genauer angeben.`,
  verified: (actions) => `Geprüft: ${counted(actions, ACTION)}, alle erlaubt, und sie führen zum aufgezeichneten Ende.`,
  unfinished: 'Das Spiel ist nicht zu Ende.',
  commandsFollow:
    'Eine Nummer oder ein Teil des Namens beantwortet die Frage; passt nur eine Möglichkeit, gilt sie sofort. Befehle:',
  commands: {
    board: 'der Spielplan; mit einem Namen dieser Teil davon genauer',
    hand: 'die eigene Hand, oder die eigenen Figuren, die nicht auf dem Plan sind',
    score: 'der Stand der Spieler',
    log: 'die letzten 40 Zeilen des Verlaufs, oder die letzten N',
    why: 'warum eine Aktion möglich ist oder nicht, mit der Regel; in Worten, oder als JSON',
    undo: 'nimmt die letzte eigene Entscheidung zurück, oder alle, die sich fair zurücknehmen lassen',
    save: 'schreibt das Spiel in eine Datei, für --load',
    help: 'diese Liste',
    quit: 'beendet das Programm; das Spiel wird gespeichert, wenn --save eine Datei nennt',
  },
};

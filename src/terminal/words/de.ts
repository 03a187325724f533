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
  earlier: (count) => `… davor ${counted(count, LINE)}: „log ${count}“ zeigt sie.`,
  chosen: 'Gewählt:',
  noSuchNumber: 'Eine Auswahl mit dieser Nummer gibt es nicht.',
  nothingLike: (typed) => `Keine Auswahl passt zu „${typed}“. „why ${typed}“ erklärt vielleicht, warum.`,
  several: (typed) => `Mehrere Auswahlen passen zu „${typed}“:`,
  handOver: (player) => `${player} entscheidet. Bitte die Tastatur weitergeben, dann Eingabetaste.`,
  saved: (file) => `Gesichert in ${file}.`,
  whereToSave: 'Bitte eine Datei nennen: save DATEI.',
  takenBack: (decisions) => `${counted(decisions, DECISION)} zurückgenommen.`,
  nothingToTakeBack:
    'Nichts lässt sich zurücknehmen: Seit der letzten Entscheidung hat der Zufall entschieden, wurde Verdecktes gezeigt, oder hat jemand anders entschieden.',
  inputEnded: 'Die Eingabe ist zu Ende: Das Spiel hält hier an.',
  goodbye: 'Bis zum nächsten Mal.',
  allowed: (action) => `Jetzt möglich: ${action}.`,
  refused: (action, others) => `Nicht möglich: ${action}${others === 0 ? '' : ` (und ${counted(others, MORE)})`}.`,
  about: (clause, title) => `${clause} (englisch): ${title}.`,
  whyWhat: 'Bitte eine Aktion nennen: why nach Pella, oder ihr JSON.',
  noSuchAction: (typed) => `Keine Aktion des Spiels passt zu „${typed}“.`,
  furtherActions: (count) => `${counted(count, ACTION)} ${count === 1 ? 'passt' : 'passen'} auch dazu: bitte genauer.`,
  verified: (actions) => `Geprüft: ${counted(actions, ACTION)}, alle erlaubt, und sie führen zum aufgezeichneten Ende.`,
  unfinished: 'Das Spiel ist nicht zu Ende.',
  commandsFollow:
    'Eine Nummer oder ein Teil des Namens beantwortet die Frage; passt nur eine Auswahl, gilt sie sofort. Befehle:',
  commands: {
    board: 'der Plan; mit einem Namen dieser Teil genauer',
    hand: 'die eigene Hand, oder die eigenen Figuren, die nicht auf dem Plan sind',
    score: 'der Stand der Spieler',
    log: 'die letzten 40 Zeilen des Verlaufs, oder die letzten N',
    why: 'warum eine Aktion möglich ist oder nicht, mit der Regel; in Worten, oder als JSON',
    undo: 'nimmt die letzte eigene Entscheidung zurück, oder alle, soweit das fair ist',
    save: 'schreibt das Spiel in eine Datei, für --load',
    help: 'diese Liste',
    quit: 'beendet das Programm; das Spiel wird gesichert, wenn --save eine Datei nennt',
  },
};

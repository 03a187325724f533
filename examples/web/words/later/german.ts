/** The texts of dialogs and of what cannot be opened, in German. */
import type { LaterWords } from './index.js';

export const LATER_GERMAN: LaterWords = {
  openTitle: 'Ein Spiel öffnen',
  openHint:
    'Füge einen gespeicherten Tisch, eine Partie, eine Mitschrift, eine Stellung oder einen Link ein. Die Seite erkennt, was davon es ist.',
  text: 'Text',
  open: 'Öffnen',
  play: 'Spielen',
  ownParts: 'Eigenes Brett und eigene Karten',
  ownHint: 'Eine eigene Datei ersetzt einen Teil des Spiels. Beginne mit der Vorlage und ändere, was du willst.',
  chooseFile: 'Datei wählen',
  chooseFileFor: (part) => `Datei wählen: ${part}`,
  saveDefault: 'Vorlage speichern',
  saveDefaultOf: (part) => `Vorlage speichern: ${part}`,
  remove: 'Entfernen',
  removeFile: (part) => `Entfernen: ${part}`,
  fits: 'passt zu diesem Spiel',
  written: {
    position: 'Stellung',
    positionHint: (step) => `Die Lage nach Schritt ${step}, ohne die Züge davor.`,
    record: 'Mitschrift',
    recordHint: 'Alle Züge, Würfe und gezogenen Karten, für die Rückschau.',
    table: 'Tisch',
    tableHint: 'Das Spiel zum Weiterspielen: Züge, Spieler und der Startwert der künftigen Würfe.',
    linkHere: 'Link zu dieser Stellung',
    linkHereHint: (step) => `Öffnet die Lage nach Schritt ${step}, um von dort weiterzuspielen.`,
    linkStart: 'Link zum selben Anfang',
    linkStartHint: 'Öffnet ein neues Spiel mit denselben Einstellungen, Karten und Würfen.',
    secret: 'All das zeigt jede Hand und den Stapel. Teile es erst, wenn nichts mehr geheim bleiben muss.',
    copy: 'Kopieren',
    save: 'Speichern',
    tooLong: 'Das ist zu lang für einen Link. Teile es als Datei.',
    noLink: 'Dieser Browser kann keine Links schreiben. Teile es als Datei.',
    copied: (what) => `${what}: kopiert.`,
    notCopied:
      'Der Browser hat das Kopieren nicht erlaubt. Speichere eine Datei, oder markiere den Link und kopiere ihn.',
  },
  reasons: {
    title: 'Warum der Bot das getan hat',
    only: 'Er hatte keine Wahl.',
    indifferent: 'In solchen Entscheidungen hat er keine Vorliebe: Der Zufall entscheidet.',
    hidden:
      'Was er sonst hätte tun können, siehst du, wenn das Spiel zu Ende ist. Vorher könnte es verdeckte Karten verraten.',
    choices: (count: number, isMore: boolean) =>
      `${isMore ? `Die besten seiner ${count} Möglichkeiten` : `Seine ${count} Möglichkeiten`}, mit seiner eigenen Schätzung:`,
    chance: 'Zwischen fast gleich guten entscheidet der Zufall.',
    other:
      'Der Bot würde jetzt anders entscheiden: Seine Würfel waren andere, oder es war ein Mensch oder ein anderer Bot.',
    chosen: '(gewählt)',
    thinking: 'Er denkt noch einmal nach …',
    failed: (reason: string) => `Der Bot konnte nicht sagen, warum (${reason}).`,
  },
  unread: {
    notText: 'Diese Datei ist kein Text in UTF-8 oder UTF-16.',
    tooLarge: 'Das ist größer als jedes Spiel.',
    unknownFormat: 'Das ist kein Tisch, keine Partie, keine Mitschrift, keine Stellung und kein Link dieser Seite.',
    unknownGame: 'Es gehört zu einem Spiel, das diese Seite nicht kennt.',
    brokenLink: 'Der Link ist beschädigt oder unvollständig. Kopiere ihn ganz, bis zum letzten Zeichen.',
    notJson: (reason) => `Das ist weder JSON noch ein Link (${reason}).`,
    notLoaded: (reason) => `Die Regeln seines Spiels ließen sich nicht laden (${reason}).`,
    refused: 'Die Regeln des Spiels weisen es zurück.',
  },
  moreFaults: (count) => `und ${count} weitere`,
  failed: 'Das ließ sich nicht öffnen',
};

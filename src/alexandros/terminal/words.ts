/** The words of pictures of Alexandros in addition to names. */
import type { Locale } from '../../core/index.js';

export interface AlexandrosWords {
  readonly and: string;
  /** The marks of the symbols and of the guards' owners, and the position of Alexander. */
  legend(signs: readonly string[], guards: readonly string[], alexander: string): readonly string[];
  points(score: number, goal: number): string;
  supply(guards: string): string;
  untaxed(guards: string): string;
  worth(province: string, value: number): string;
  free(province: string, value: number, symbols: string): string;
  freeProvinces(list: string): string;
  readonly noProvince: string;
  readonly none: string;
  faceUp(cards: string, walls: number, supply: number): string;
  /** What ends the game, and who wins it. */
  goal(points: number): string;
  readonly hand: string;
  seenBy(cards: string): string;
  moment(turn: number, player: string, actionsLeft: number | null): string;
  wins(who: string, many: boolean, points: string, how: string): string;
  readonly unfinished: string;
}

export const ALEXANDROS_WORDS: Readonly<Record<Locale, AlexandrosWords>> = {
  en: {
    and: 'and',
    legend: (signs, guards, alexander) => [
      `The board: ${signs.join(', ')}, other spaces open; · a point, ━ ╲ ╱ walls;`,
      `@ Alexander; before the symbol that he stands on, a guard: ${guards.join(', ')}.`,
      `A place is named by its row and its column: Alexander stands on ${alexander}.`,
    ],
    points: (score, goal) => `${String(score).padStart(3)} of ${goal} points`,
    supply: (guards) => `${guards} in supply`,
    untaxed: (guards) => `untaxed: ${guards}`,
    worth: (province, value) => `${province} worth ${value}`,
    free: (province, value, symbols) => `${province} worth ${value} (${symbols})`,
    freeProvinces: (list) => `  Free provinces: ${list}.`,
    noProvince: 'no province',
    none: 'none',
    faceUp: (cards, walls, supply) =>
      `  Face-up: ${cards}. Black walls left: ${walls}. Cards in the supply: ${supply}.`,
    goal: (points) =>
      `  The game ends with ${points} points, or when the black walls run out; whoever has the most points wins. (R End of the Game)`,
    hand: 'Your hand:',
    seenBy: (cards) => `  Everybody has seen these of them: ${cards}.`,
    moment: (turn, player, left) =>
      `── Turn ${turn}: ${player}${left === null ? '' : `, ${left} ${left === 1 ? 'action' : 'actions'} left`} ──`,
    wins: (who, many, points, how) => `${who} ${many ? 'share the victory' : 'wins'} with ${points}: ${how}.`,
    unfinished: 'The game goes on.',
  },
  de: {
    and: 'und',
    legend: (signs, guards, alexander) => [
      `Der Plan: ${signs.join(', ')}, die anderen Felder leer; · ein Punkt, ━ ╲ ╱ Mauern;`,
      `@ Alexander; vor dem Symbol, auf dem sie steht, eine Wache: ${guards.join(', ')}.`,
      `Ein Ort wird nach Zeile und Spalte benannt: Alexander steht auf ${alexander}.`,
    ],
    points: (score, goal) => `${String(score).padStart(3)} von ${goal} Punkten`,
    supply: (guards) => `${guards} im Vorrat`,
    untaxed: (guards) => `ohne Steuern: ${guards}`,
    worth: (province, value) => `${province} zu ${value}`,
    free: (province, value, symbols) => `${province} zu ${value} (${symbols})`,
    freeProvinces: (list) => `  Freie Provinzen: ${list}.`,
    noProvince: 'keine Provinz',
    none: 'keine',
    faceUp: (cards, walls, supply) =>
      `  Offen: ${cards}. Schwarze Mauern übrig: ${walls}. Karten im Vorrat: ${supply}.`,
    goal: (points) =>
      `  Das Spiel endet mit ${points} Punkten, oder wenn die schwarzen Mauern ausgehen; wer die meisten Punkte hat, gewinnt. (R End of the Game)`,
    hand: 'Auf der Hand:',
    seenBy: (cards) => `  Davon haben alle gesehen: ${cards}.`,
    moment: (turn, player, left) =>
      `── Zug ${turn}: ${player}${left === null ? '' : `, noch ${left} ${left === 1 ? 'Aktion' : 'Aktionen'}`} ──`,
    wins: (who, many, points, how) => `${who} ${many ? 'teilen sich den Sieg' : 'gewinnt'} mit ${points}: ${how}.`,
    unfinished: 'Das Spiel geht weiter.',
  },
};

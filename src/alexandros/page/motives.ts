/** What the bots of Alexandros go by, in words. */
import type { ActionType } from '../action.js';
import type { Motives } from '../../hosts/page/motives.js';

const ENGLISH = {
  walk: 'It tries several ways to finish the move, and takes the one after which its taxes, its cards and the best province in reach compare best with the taxes of the others.',
  levy: 'It levies taxes only if its provinces bring clearly more than those of every other player.',
  conquer: 'It takes provinces that bring many points for few guards and cards, preferably those of other players.',
  guard: 'It puts the guard on the symbol of which it holds the fewest cards.',
  pay: 'It would rather discard a card than place another guard.',
  withdraw: 'It takes back a guard only if it has none left and the province is hardly worth one.',
  collect: 'It collects the symbols that it needs for taxes and for the provinces that it wants.',
  give: 'It gives away the card that is least useful to it.',
  draw: 'No face-up card is much more useful to it than an unknown one.',
  pass: 'It does this only if nothing else is worth an action.',
} as const;

type Motive = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<Motive, string>> = {
  walk: 'Er spielt mehrere Wege zu Ende durch und nimmt den, nach dem seine Steuern, seine Karten und die beste erreichbare Provinz im Vergleich zu den Steuern der anderen am besten sind.',
  levy: 'Er erhebt nur Steuern, wenn seine Provinzen deutlich mehr bringen als die jedes anderen.',
  conquer:
    'Er nimmt Provinzen, die für wenige Wachen und Karten viele Punkte bringen, und lieber solche, die anderen gehören.',
  guard: 'Er stellt die Wache auf das Symbol, von dem er die wenigsten Karten hat.',
  pay: 'Er legt lieber eine Karte ab, als noch eine Wache zu stellen.',
  withdraw: 'Er nimmt eine Wache nur zurück, wenn er keine mehr hat und die Provinz kaum eine wert ist.',
  collect: 'Er sammelt die Symbole, die er für Steuern und für die Provinzen braucht, die er haben will.',
  give: 'Er gibt die Karte her, die ihm am wenigsten nützt.',
  draw: 'Keine offene Karte nützt ihm viel mehr als eine unbekannte.',
  pass: 'Er tut es nur, wenn nichts anderes eine Aktion wert ist.',
};

export const motives: Motives<ActionType, Motive> = {
  of: {
    moveByFaceUpCard: 'walk',
    moveByHandCard: 'walk',
    nameSymbol: 'walk',
    chooseSpace: 'walk',
    choosePoint: 'walk',
    step: 'walk',
    takeSupplyCard: 'draw',
    takeFaceUpCard: 'collect',
    occupyProvince: 'conquer',
    takeOverProvince: 'conquer',
    placeGuard: 'guard',
    payCard: 'pay',
    giveCard: 'give',
    levyTaxes: 'levy',
    takeBackGuard: 'withdraw',
    pass: 'pass',
    drawCard: null,
  },
  texts: { en: ENGLISH, de: GERMAN },
};

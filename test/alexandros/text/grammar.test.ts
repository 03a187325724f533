/** Articles, numbers and places, in sentences written by hand; which space is labelled how is worked out in the tale's own test. */
import { expect, test } from 'vitest';
import {
  fromPosition,
  REFUSAL_CODES,
  type Action,
  type GameEvent,
  type RefusalCode,
} from '../../../src/alexandros/index.js';
import {
  describeAction,
  describeEvent,
  describeOutcome,
  describeRefusal,
  LOCALES,
  names,
  question,
} from '../../../src/alexandros/text/index.js';
import { orThrow } from '../../../src/core/index.js';
import { textsIn } from '../../kit/words.js';

/** Red has a guard on the soldier in the corner (s0.0, B3), walled off: a province of that one space, worth nothing. Yellow is to move. */
const state = orThrow(
  fromPosition({
    format: 'diadochi-position',
    game: 'alexandros',
    version: 1,
    alexander: 'p1.1',
    walls: ['p0.0-p1.1-p0.2'],
    seats: [{ player: 'red', score: 1, guards: ['s0.0'] }, { player: 'yellow' }],
    faceUp: ['horse', 'soldier'],
    toMove: 'yellow',
  }),
);

const EVENTS: readonly (readonly [event: GameEvent, en: string, de: string])[] = [
  [
    { type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: 'amphora' },
    'Red draws an amphora card from the supply.',
    'Rot zieht eine Amphorenkarte vom Stapel.',
  ],
  [
    { type: 'cardDrawn', rule: 'R Setup', player: 'red', symbol: null },
    'Red is dealt a card.',
    'Rot erhält eine Karte.',
  ],
  [
    {
      type: 'guardRemoved',
      rule: 'R Take Over an Occupied Province',
      player: 'red',
      by: 'yellow',
      space: 's0.0',
      symbol: 'soldier',
    },
    "Yellow plays two soldier cards to remove Red's guard from B3.",
    'Gelb spielt zwei Soldatenkarten und entfernt die Wache von Rot auf B3.',
  ],
  [
    {
      type: 'provinceOccupied',
      rule: 'R Occupy an Empty Province',
      player: 'red',
      province: 's0.0',
      value: 1,
      from: 'yellow',
    },
    'Red takes over the province B3, worth 1 point, from Yellow.',
    'Rot übernimmt von Gelb die Provinz B3, Wert 1 Punkt.',
  ],
  [
    { type: 'taxesScored', rule: 'R Levy Taxes', player: 'yellow', points: 2, score: 13 },
    'Yellow scores 2 points and now has 13.',
    'Gelb erhält 2 Punkte und hat jetzt 13.',
  ],
  [
    { type: 'gameEnded', rule: 'R End of the Game', how: 'wallsExhausted', winners: ['red'] },
    'The game ends: the black walls were used up, and Red wins.',
    'Das Spiel endet: die schwarzen Mauern sind verbraucht, und Rot gewinnt.',
  ],
];

test.each(EVENTS)('%j', (event, en, de) => {
  expect([describeEvent(event, state).text, describeEvent(event, state, 'de').text]).toEqual([en, de]);
});

const ACTIONS: readonly (readonly [action: Action, en: string, de: string])[] = [
  [
    { type: 'payCard', player: 'yellow', space: 's0.1' },
    'Pay an amphora card for B4',
    'Für B4 eine Amphorenkarte zahlen',
  ],
  [
    { type: 'placeGuard', player: 'yellow', space: 's0.0' },
    'Place a guard on B3, a soldier space',
    'Eine Wache auf das Soldatenfeld B3 stellen',
  ],
  [
    { type: 'takeOverProvince', player: 'yellow', province: 's0.0' },
    'Take over the province B3, worth 0 points',
    'Die Provinz B3 übernehmen, Wert 0 Punkte',
  ],
];

test.each(ACTIONS)('%j', (action, en, de) => {
  expect([describeAction(action, state).text, describeAction(action, state, 'de').text]).toEqual([en, de]);
});

test('a turn begins with the question which card moves Alexander', () => {
  expect([question(state)?.text, question(state)?.asked, question(state, 'de')?.text]).toEqual([
    'Yellow: with which card do you move Alexander?',
    'yellow',
    'Gelb: Mit welcher Karte wird Alexander gezogen?',
  ]);
});

test.each(LOCALES)('every name and every refusal is there: %s', (locale) => {
  expect(textsIn(names(locale)).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  const codes = Object.keys(REFUSAL_CODES) as RefusalCode[];
  const said = codes.map(
    (code) => describeRefusal({ code, rule: 'R Game Play', params: {}, message: '' }, locale).text,
  );
  expect(said.filter((text) => !/^[A-ZÄÖÜ].*\. \(R Game Play\)$/.test(text))).toEqual([]);
  expect(said).toHaveLength(new Set(said).size);
});

test('how a game was won is told with its points', () => {
  const outcome = { winners: ['red'], how: 'wallsExhausted', rule: 'R End of the Game' } as const;
  expect(describeOutcome(outcome, state).text).toBe('Red wins with 1 point: the black walls were used up.');
  expect(describeOutcome({ ...outcome, winners: ['red', 'yellow'] }, state, 'de').text).toBe(
    'Rot und Gelb teilen sich den Sieg mit 1 Punkt: die schwarzen Mauern sind verbraucht.',
  );
});

test('a refusal names what it is about', () => {
  const refused = {
    code: 'provinceOccupied',
    rule: 'R 1',
    params: { province: 's0.0', owner: 'red' },
    message: '',
  } as const;
  expect(describeRefusal(refused, 'de', state).parts.slice(0, 3)).toEqual([
    { kind: 'province', id: 's0.0', text: 'B3' },
    { kind: 'words', text: ', ' },
    { kind: 'player', id: 'red', text: 'Rot' },
  ]);
  const unknown = {
    code: 'spaceUnknown',
    rule: 'R 1',
    params: { space: 's99.99', to: 'toString' },
    message: '',
  } as const;
  expect(describeRefusal(unknown).text).toBe('The board has no such space. (R 1)');
});

/** How a game was won, and what a refusal is about, in sentences written by hand. */
import { expect, test } from 'vitest';
import { createGame, orThrow, type Ended, type Refusal } from '../../../src/conquest/index.js';
import { describeOutcome, describeRefusal } from '../../../src/conquest/text/index.js';

const state = orThrow(createGame({ players: 2 }));

const OUTCOMES: readonly (readonly [ended: Ended, en: string, de: string])[] = [
  [
    { how: 'conquest', winners: ['macedonian'], margin: 'decisive', points: null },
    'The Macedonians win a decisive victory: the Empire is conquered.',
    'Die Makedonen siegen entscheidend: Das Reich ist erobert.',
  ],
  [
    { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null },
    'The Persians win a decisive victory: the King is lost.',
    'Die Perser siegen entscheidend: Der König ist verloren.',
  ],
  [
    { how: 'victoryPoints', winners: ['macedonian'], margin: 'marginal', points: 21 },
    'The Macedonians win a marginal victory with 21 Victory Points.',
    'Die Makedonen siegen knapp mit 21 Siegpunkten.',
  ],
  [
    { how: 'victoryPoints', winners: ['persian'], margin: 'decisive', points: 1 },
    'The Persians win a decisive victory with 1 Victory Point.',
    'Die Perser siegen entscheidend mit 1 Siegpunkt.',
  ],
  [
    { how: 'victoryPoints', winners: [], margin: 'draw', points: 16 },
    'The game is a draw with 16 Victory Points.',
    'Das Spiel endet unentschieden mit 16 Siegpunkten.',
  ],
];

test.each(OUTCOMES)('%j', (ended, en, de) => {
  const outcome = { winners: ended.winners, how: ended.how, rule: 'R 16.3' } as const;
  const over = { ...state, ended, stack: [] };
  expect([describeOutcome(outcome, over).text, describeOutcome(outcome, over, 'de').text]).toEqual([en, de]);
});

test('a game that goes on has no degree of victory', () => {
  const outcome = { winners: ['persian'], how: 'kingLost', rule: 'R 16.1' } as const;
  expect(describeOutcome(outcome, state).text).toBe('The Persians win: the King is lost.');
  expect(describeOutcome(outcome, state, 'de').text).toBe('Die Perser siegen: Der König ist verloren.');
});

const REFUSED: readonly (readonly [code: Refusal['code'], params: Refusal['params'], en: string, de: string])[] = [
  ['outOfRange', { leader: 'darius', province: 'sind' }, 'Darius, Sind: The piece', 'Dareios, Sind: Die Figur'],
  ['outOfRange', { piece: 'phalanx-3', province: 'egypt' }, 'Phalanx 3, Egypt: The', 'Phalanx 3, Ägypten: Die'],
  ['pieceUnknown', { piece: 'siegeTrain' }, 'Siege Train: The gam', 'Belagerungspark: Eine solche'],
  ['staysBehind', { baggage: 'siegeTrain' }, 'Siege Train: The unit', 'Belagerungspark: Die Einheit'],
  [
    'noWayThere',
    { from: 'syria', province: 'media' },
    'Media, from Syria: No open',
    'Medien, von Syrien aus: Von hier',
  ],
  [
    'needsLeader',
    { force: 'indian', from: 'gandara' },
    'Indians, from Gandara: These',
    'Inder, von Gandhara aus: Diese',
  ],
  ['needsLeader', { force: 'persian', from: 'media' }, 'Persians, from Media: These', 'Perser, von Medien aus: Diese'],
  [
    'noPair',
    { unit: 'persianCavalry-1', with: 'hetairoi-1' },
    'Persian cavalry 1, with Hetairoi: These',
    'Persische Reiter 1, und Hetairen: Diese',
  ],
  [
    'mayNotAttack',
    { unit: 'agrianes-1', target: 'hetairoi-1' },
    'Agrianes, against Hetairoi: A',
    'Agrianen, gegen Hetairen: Eine',
  ],
  [
    'boxNotAdjacent',
    { unit: 'phalanx-1', army: 'macedonian', box: 'left' },
    'Phalanx 1, Left of the Macedonians: The',
    'Phalanx 1, Linker Flügel der Makedonen: Die',
  ],
  ['boxFull', { box: 'centre', line: 2 }, 'Centre, second line: This line', 'Zentrum, zweite Linie: In dieser'],
  [
    'alreadyAttacked',
    { army: 'persian', box: 'right', intoArmy: 'macedonian', into: 'left' },
    'Right of the Persians, into Left of the Macedonians: A box',
    'Rechter Flügel der Perser, Ziel Linker Flügel der Makedonen: Ein Feld',
  ],
  [
    'boxPrescribed',
    { box: 'left', prescribed: 'centre' },
    'Left, waiting for Centre: The',
    'Linker Flügel, erwartet wird Zentrum: Den',
  ],
  [
    'anotherPieceFirst',
    { piece: 'phalanx-1', next: 'craterus' },
    'Phalanx 1, waiting for Craterus: Pieces',
    'Phalanx 1, erwartet wird Krateros: Die',
  ],
  [
    'anotherHeir',
    { leader: 'porus', heir: 'bessus' },
    'Porus, waiting for Bessus: Another',
    'Poros, erwartet wird Bessos: Ein',
  ],
  [
    'provinceNotControlled',
    { province: 'ionia', status: 'contested' },
    'Ionia, contested: The',
    'Ionien, umkämpft: Die',
  ],
  ['nobodyThere', { place: 'sardis' }, 'Sardis: No force', 'Sardes: Dort'],
  ['notFounded', { city: 'alexandria' }, 'Alexandria: The', 'Alexandria: Die'],
  // What is in no box has no name, and what is nothing is not told.
  ['provinceUnknown', { province: 'atlantis', unit: 'toString', next: null, line: 'x' }, 'The map', 'Eine solche'],
  ['boxFull', { box: 'toString', into: 'nowhere', prescribed: 'nowhere', army: 'nobody' }, 'This line', 'In dieser'],
  ['boxFull', { box: 'centre', army: 'nobody' }, 'Centre: This line', 'Zentrum: In dieser'],
];

test.each(REFUSED)('%s, %j', (code, params, en, de) => {
  const refusal: Refusal = { code, rule: 'R 1', params, message: '' };
  expect(describeRefusal(refusal).text.slice(0, en.length)).toBe(en);
  expect(describeRefusal(refusal, 'de').text.slice(0, de.length)).toBe(de);
});

test('what a refusal is about is linked', () => {
  const { parts } = describeRefusal({
    code: 'boxNotAdjacent',
    rule: 'R 10.4',
    params: { unit: 'phalanx-1', army: 'macedonian', box: 'left' },
    message: '',
  });
  expect(parts.flatMap((part) => (part.kind === 'words' ? [] : [[part.kind, part.id]]))).toEqual([
    ['unit', 'phalanx-1'],
    ['box', 'macedonian:left'],
    ['rule', 'R 10.4'],
  ]);
});

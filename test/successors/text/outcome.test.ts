/** How a game was won, and what a refusal is about, in sentences written by hand. */
import { expect, test } from 'vitest';
import { createGame, orThrow, type Refusal, type SuccessorsOutcome } from '../../../src/successors/index.js';
import { describeOutcome, describeRefusal } from '../../../src/successors/text/index.js';

/** Before the set-up nobody controls a space, and everybody is a Champion: no Victory Points, 3 Legitimacy (R 15.2). */
const state = { ...orThrow(createGame({ players: 3 })), turn: 5 };

const OUTCOMES: readonly (readonly [
  winners: SuccessorsOutcome['winners'],
  how: SuccessorsOutcome['how'],
  en: string,
  de: string,
])[] = [
  [
    ['red', 'blue'],
    'legitimacy',
    'Red and Blue win in Game Turn 5 by Legitimacy: 3 (18 needed).',
    'Rot und Blau gewinnen in Spielzug 5 durch Legitimität: 3 (18 nötig).',
  ],
  [
    ['red'],
    'victoryPoints',
    'Red wins in Game Turn 5 by Victory Points: 0 (26 needed).',
    'Rot gewinnt in Spielzug 5 durch Siegpunkte: 0 (26 nötig).',
  ],
  [
    ['red'],
    'regency',
    'Red wins in Game Turn 5 as Regent of an Heir who comes of age: nobody has more than 0 Victory Points and 3 Legitimacy, 3 together.',
    'Rot gewinnt in Spielzug 5 als Regent eines volljährig gewordenen Erben: 0 Siegpunkte und 3 Legitimität, zusammen 3, und niemand hat mehr.',
  ],
  [
    ['blue'],
    'heirOfAge',
    'Blue wins in Game Turn 5 when an Heir without a Regent comes of age: nobody has more than 0 Victory Points and 3 Legitimacy, 3 together.',
    'Blau gewinnt in Spielzug 5 bei Volljährigkeit eines Erben ohne Regenten: 0 Siegpunkte und 3 Legitimität, zusammen 3, und niemand hat mehr.',
  ],
  [
    ['blue'],
    'mostVictoryPoints',
    'Blue wins in Game Turn 5 with the most Victory Points after the last Game Turn: 0.',
    'Blau gewinnt in Spielzug 5 mit den meisten Siegpunkten nach dem letzten Spielzug: 0.',
  ],
];

test.each(OUTCOMES)('%j wins by %s', (winners, how, en, de) => {
  const outcome: SuccessorsOutcome = { winners, how, rule: 'R 7.1' };
  expect([describeOutcome(outcome, state).text, describeOutcome(outcome, state, 'de').text]).toEqual([en, de]);
});

const REFUSED: readonly (readonly [code: Refusal['code'], params: Refusal['params'], en: string, de: string])[] = [
  ['noPath', { space: 'pella', to: 'larisa' }, 'Pella, to Larisa: No Land', 'Pella, nach Larisa: Kein Landweg'],
  ['notEnoughMovementPoints', { left: 1, to: 'larisa' }, 'To Larisa, 1 left: The path', 'Nach Larisa, noch 1: Der Weg'],
  [
    'alreadyMoved',
    { player: 'red', general: 'minor', space: 'pella', inside: true },
    'Minor General, inside Pella: A piece',
    'Unter-General, innerhalb von Pella: Keine',
  ],
  [
    'otherMatter',
    { unit: 'elephant', waitingFor: 'loyal' },
    'Elephant, waiting for Loyal Macedonian: Something',
    'Elefanten-KV, erwartet wird „Loyale Makedonen“-KV: Es',
  ],
  ['tooFewPoints', { points: 1, needed: 2 }, '2 needed: The card', '2 nötig: Die Karte'],
  ['fleetUpgraded', { fleet: 'karia' }, 'Fleet of Karia: The fleet', 'Flotte von Karia: Die Flotte'],
  ['noSurpriseCard', { card: 4 }, 'Disease (4): The card', 'Krankheit (4): Die Karte'],
  ['beyondLimits', { army: 'seuthes', to: 'box' }, 'Scythians of Seuthes: This', 'Skythen des Seuthes: Eine'],
  // What is on no board has no name.
  ['noSuchSpace', { space: 'atlantis', province: 'toString' }, 'The board has', 'Einen solchen Ort'],
];

test.each(REFUSED)('%s, %j', (code, params, en, de) => {
  const refusal: Refusal = { code, rule: 'R 1', params, message: '' };
  expect(describeRefusal(refusal).text.startsWith(en)).toBe(true);
  expect(describeRefusal(refusal, 'de').text.startsWith(de)).toBe(true);
});

test('what a refusal is about is linked', () => {
  const { parts } = describeRefusal({
    code: 'noPath',
    rule: 'R 4.19',
    params: { space: 'pella', to: 'larisa' },
    message: '',
  });
  expect(parts.flatMap((part) => (part.kind === 'words' ? [] : [[part.kind, part.id]]))).toEqual([
    ['space', 'pella'],
    ['space', 'larisa'],
    ['rule', 'R 4.19'],
  ]);
});

/** How a game was won, and what a refusal is about, in sentences written by hand. */
import { expect, test } from 'vitest';
import { createGame, orThrow, type Refusal } from '../../../src/clash/index.js';
import { describeOutcome, describeRefusal } from '../../../src/clash/text/index.js';
import type { Ended } from '../../../src/conquest/state.js';

const state = orThrow(createGame({ players: 4 }));

const OUTCOMES: readonly (readonly [ended: Ended, en: string, de: string])[] = [
  [
    { how: 'leaderless', winners: ['antigonid'], margin: 'decisive', points: null },
    'The Antigonids win a decisive victory: the others have no leaders left.',
    'Die Antigoniden siegen entscheidend: Die anderen haben keine Feldherren mehr.',
  ],
  [
    { how: 'victoryPoints', winners: ['seleucid'], margin: 'plain', points: 31 },
    'The Seleucids win with 31 Victory Points.',
    'Die Seleukiden siegen mit 31 Siegpunkten.',
  ],
  [
    { how: 'victoryPoints', winners: ['warlords'], margin: 'plain', points: 1 },
    'The Warlords win with 1 Victory Point.',
    'Die Kriegsherren siegen mit 1 Siegpunkt.',
  ],
  // R S13: of equals nobody wins.
  [
    { how: 'victoryPoints', winners: [], margin: 'draw', points: 24 },
    'Nobody wins: several have 24 Victory Points.',
    'Niemand siegt: Mehrere haben 24 Siegpunkte.',
  ],
  // Ruling S13.3: if all others are kept down the fourth player wins, with whatever he has.
  [
    { how: 'victoryPoints', winners: ['independents'], margin: 'plain', points: 24 },
    'The Independents win: the greatest total is 24 Victory Points.',
    'Die Unabhängigen siegen: Die höchste Summe sind 24 Siegpunkte.',
  ],
];

test.each(OUTCOMES)('%j', (ended, en, de) => {
  const outcome = { winners: ended.winners, how: ended.how, rule: 'R S13' } as const;
  const over = { ...state, ended, stack: [] };
  expect([describeOutcome(outcome, over).text, describeOutcome(outcome, over, 'de').text]).toEqual([en, de]);
});

test('a game that goes on has no degree of victory and no points', () => {
  const felled = { winners: ['seleucid'], how: 'leaderless', rule: 'R S13' } as const;
  expect(describeOutcome(felled, state).text).toBe('The Seleucids win: the others have no leaders left.');
  expect(describeOutcome(felled, state, 'de').text).toBe(
    'Die Seleukiden siegen: Die anderen haben keine Feldherren mehr.',
  );
  const tied = { winners: [], how: 'victoryPoints', rule: 'R S13' } as const;
  expect(describeOutcome(tied, state).text).toBe('Nobody wins.');
  expect(describeOutcome(tied, state, 'de').text).toBe('Niemand siegt.');
});

const REFUSED: readonly (readonly [code: Refusal['code'], params: Refusal['params'], en: string, de: string])[] = [
  ['fleetMoved', { fleet: 'newFleet' }, 'New fleet: The fleet', 'Neue Flotte: Die Flotte'],
  [
    'zoneNotReached',
    { fleet: 'ionianFleet', zone: 'blackSea' },
    'Ionian fleet, Black Sea: The fleet',
    'Ionische Flotte, Schwarzes Meer: So weit',
  ],
  ['noLanding', { province: 'crete', zone: 'aegean' }, 'Crete, Aegean: Those', 'Kreta, Ägäis: Wer'],
  [
    'notAboard',
    { fleet: 'rhodianFleet', province: 'ionian' },
    'Rhodian fleet, Ionian: The piece',
    'Rhodische Flotte, Ionische See: Die Figur',
  ],
  [
    'noSeaContest',
    { zone: 'phoenician', against: 'ptolemaic' },
    'Against Ptolemies, Phoenician: The side',
    'Gegen Ptolemäer, Phönizische See: Die Seite',
  ],
  [
    'noSuchContest',
    { province: 'syria', force: 'indian', against: 'regency' },
    'Indians, against Regents, Syria: No such',
    'Inder, gegen Reichsverweser, Syrien: Dort',
  ],
  ['notItsMarker', { marker: 'body' }, 'Alexander’s Body: The side', 'Leichnam Alexanders: Die Seite'],
  ['notItsPrisoner', { leader: 'scythianKing' }, 'Scythian King: The side', 'Skythenkönig: Die Seite'],
  ['noCoastThere', { piece: 'roxane', province: 'rhodes' }, 'Roxane, Rhodes: The', 'Roxane, Rhodos: Die'],
  ['wallsNotThere', { city: 'rhodianFortress' }, 'Naval fortress of Rhodes: No', 'Seefestung von Rhodos: Dort'],
  ['placeTaken', { place: 2 }, 'Another side', 'Diesen Platz'],
  ['fleetUnknown', { fleet: 'argo' }, 'The box', 'Eine solche'],
];

test.each(REFUSED)('%s, %j', (code, params, en, de) => {
  const refusal: Refusal = { code, rule: 'R S1', params, message: '' };
  expect(describeRefusal(refusal).text.slice(0, en.length)).toBe(en);
  expect(describeRefusal(refusal, 'de').text.slice(0, de.length)).toBe(de);
});

test('a sea zone and a fleet are linked', () => {
  const { parts } = describeRefusal({
    code: 'zoneNotReached',
    rule: 'R S8.2',
    params: { fleet: 'ionianFleet', zone: 'blackSea' },
    message: '',
  });
  expect(parts.flatMap((part) => (part.kind === 'words' ? [] : [[part.kind, part.id]]))).toEqual([
    ['baggage', 'ionianFleet'],
    ['seaZone', 'blackSea'],
    ['rule', 'R S8.2'],
  ]);
});

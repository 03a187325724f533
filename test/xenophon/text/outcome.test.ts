/** How a game was won, and what a refusal is about, in sentences written by hand. */
import { expect, test } from 'vitest';
import type { Ended } from '../../../src/conquest/state.js';
import type { Refusal } from '../../../src/xenophon/code.js';
import { describeEvent, describeOutcome, describeRefusal } from '../../../src/xenophon/text/index.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { board } from '../table.js';

/** Those who were counted when Cyrus fell, of whom so many have come home; the others are lost. */
function after(counted: number, home: number) {
  const remnant = (['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3', 'illyrians-1'] as const)
    .slice(0, counted)
    .map((id): UnitId => id);
  const places = remnant.map((id, index) => [id, { at: index < home ? 'gone' : 'pool' }] as const);
  return board({ units: Object.fromEntries(places), memory: { remnant } });
}

const home: Ended = { how: 'homecoming', winners: ['rebel'], margin: 'decisive', points: null };
const lost: Ended = { how: 'homecoming', winners: ['royal'], margin: 'plain', points: null };

const OUTCOMES: readonly (readonly [ended: Ended, counted: number, home: number, en: string, de: string])[] = [
  [
    { how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null },
    0,
    0,
    'The Rebels win a decisive victory: the King is lost.',
    'Die Rebellen siegen entscheidend: Der König ist verloren.',
  ],
  [
    home,
    4,
    4,
    'The Rebels win a decisive moral victory: all 4 units of the Greeks have come home.',
    'Die Rebellen erringen einen entscheidenden moralischen Sieg: Alle 4 Einheiten der Griechen sind heimgekehrt.',
  ],
  [
    home,
    1,
    1,
    'The Rebels win a decisive moral victory: the last unit of the Greeks has come home.',
    'Die Rebellen erringen einen entscheidenden moralischen Sieg: Die letzte Einheit der Griechen ist heimgekehrt.',
  ],
  [
    { ...home, margin: 'pyrrhic' },
    4,
    2,
    'The Rebels win a Pyrrhic moral victory: 2 of the 4 units of the Greeks have come home.',
    'Die Rebellen erringen einen moralischen Pyrrhussieg: Von den 4 Einheiten der Griechen sind 2 heimgekehrt.',
  ],
  [
    { ...home, margin: 'pyrrhic' },
    2,
    1,
    'The Rebels win a Pyrrhic moral victory: 1 of the 2 units of the Greeks has come home.',
    'Die Rebellen erringen einen moralischen Pyrrhussieg: Von den 2 Einheiten der Griechen ist 1 heimgekehrt.',
  ],
  [
    lost,
    4,
    1,
    'The King’s men win: only 1 of the 4 units of the Greeks has come home.',
    'Die Königlichen siegen: Von den 4 Einheiten der Griechen ist nur 1 heimgekehrt.',
  ],
  [
    lost,
    3,
    0,
    'The King’s men win: none of the 3 units of the Greeks has come home.',
    'Die Königlichen siegen: Von den 3 Einheiten der Griechen ist keine heimgekehrt.',
  ],
  [
    lost,
    1,
    0,
    'The King’s men win: the last unit of the Greeks has not come home.',
    'Die Königlichen siegen: Die letzte Einheit der Griechen ist nicht heimgekehrt.',
  ],
  [lost, 0, 0, 'The King’s men win: no Greeks were left.', 'Die Königlichen siegen: Es waren keine Griechen mehr da.'],
  [
    { how: 'victoryPoints', winners: ['royal'], margin: 'plain', points: 41 },
    0,
    0,
    'The King’s men win with 41 Victory Points.',
    'Die Königlichen siegen mit 41 Siegpunkten.',
  ],
  [
    { how: 'victoryPoints', winners: [], margin: 'draw', points: 27 },
    0,
    0,
    'The game is a draw with 27 Victory Points.',
    'Das Spiel endet unentschieden mit 27 Siegpunkten.',
  ],
];

test.each(OUTCOMES)('%j, counted %i, home %i', (ended, counted, came, en, de) => {
  const outcome = { winners: ended.winners, how: ended.how, rule: 'R X9.2' } as const;
  const over = { ...after(counted, came), ended, stack: [] };
  expect([describeOutcome(outcome, over).text, describeOutcome(outcome, over, 'de').text]).toEqual([en, de]);
  const event = { ...ended, type: 'gameEnded', rule: 'R X9.2' } as const;
  expect([describeEvent(event, over).text, describeEvent(event, over, 'de').text]).toEqual([en, de]);
});

test('how decisively is not told of a game that goes on', () => {
  const outcome = { winners: ['rebel'], how: 'homecoming', rule: 'R X9.2' } as const;
  expect(describeOutcome(outcome, after(4, 3)).text).toBe(
    'The Rebels win: 3 of the 4 units of the Greeks have come home.',
  );
  expect(describeOutcome(outcome, after(4, 3), 'de').text).toBe(
    'Die Rebellen siegen: Von den 4 Einheiten der Griechen sind 3 heimgekehrt.',
  );
});

const REFUSED: readonly (readonly [code: Refusal['code'], params: Refusal['params'], en: string, de: string])[] = [
  [
    'nobodyElects',
    { leader: 'menon', elected: 'xenophon', place: 'sardis' },
    'Menon, Sardis, waiting for Xenophon: No unit',
    'Menon, Sardes, erwartet wird Xenophon: Dort',
  ],
  ['noMountainThere', { flank: 'left' }, 'Left flank: There is', 'Linke Flanke: Auf dieser'],
  ['noMountainThere', { flank: 'middle' }, 'There is no', 'Auf dieser'],
  ['nobodyElects', { elected: 'nobody' }, 'No unit', 'Dort ist'],
  [
    'zoneNotReached',
    { fleet: 'ionianFleet', zone: 'blackSea' },
    'Ionian fleet, Black Sea: The fleet',
    'Ionische Flotte, Schwarzes Meer: So weit',
  ],
  [
    'noSuchContest',
    { province: 'armenia', force: 'rebel', against: 'barbarian' },
    'Rebels, against mountain tribes, Armenia: No',
    'Rebellen, gegen Bergvölker, Armenien: Dort',
  ],
  [
    'boxNotForUnit',
    {},
    'A unit of this type does not enter the box, or a river or mountains bar it. (R 1)',
    'Eine Einheit dieser Art betritt das Feld nicht, oder ein Fluss oder Berge versperren es. (R 1)',
  ],
  ['boxNotForUnit', { unit: 'scytheChariots-2', box: 'leftOutflank' }, 'Scythe chariots 2, Left', 'Sichelwagen 2, '],
];

test.each(REFUSED)('%s, %j', (code, params, en, de) => {
  const refusal: Refusal = { code, rule: 'R 1', params, message: '' };
  expect(describeRefusal(refusal).text.slice(0, en.length)).toBe(en);
  expect(describeRefusal(refusal, 'de').text.slice(0, de.length)).toBe(de);
});

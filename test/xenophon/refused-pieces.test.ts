/** What no game of Xenophon can be in is refused, and it is told where: pieces, what is remembered, and how it ended. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { border } from '../../src/xenophon/codec/edition.js';
import type { GameState } from '../../src/xenophon/state.js';
import { faultsOf, position } from './refusing.js';
import { newGame } from './table.js';

describe('pieces and endings', () => {
  const start = newGame();
  const fallen = position({
    turn: 5,
    milestones: { pretenderFallen: 3 },
    memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2'] },
    pieces: {
      rebel: { ionia: ['menon', 'spartanHoplites-1'], gone: ['cyrus', 'spartanHoplites-2'], aside: ['xenophon'] },
      royal: { phrygia: ['ariaeus', 'persianCavalry-1'], persis: ['artaxerxes'] },
    },
    begins: { phase: 'movement', side: 'rebel' },
  });
  const put = (state: GameState, part: 'units' | 'leaders' | 'baggage', id: string, change: object): unknown => {
    const rows: Readonly<Record<string, object>> = state[part];
    return { ...state, [part]: { ...rows, [id]: { ...rows[id], ...change } } };
  };

  it('of a fall that has happened are read', () => {
    expect(faultsOf(fallen)).toEqual([]);
  });

  it.each([
    [
      'a soldier of the other side',
      put(start, 'units', 'illyrians-1', { side: 'royal' }),
      '$.units["illyrians-1"].side: it is the rebel side’s',
    ],
    [
      'in Thrace',
      put(start, 'units', 'illyrians-1', { at: 'thrace' }),
      '$.units["illyrians-1"].at: nobody stays there',
    ],
    ['at sea', put(start, 'leaders', 'menon', { at: 'aegean' }), '$.leaders.menon.at: nobody stays there'],
    [
      'a tribe before the fall',
      put(start, 'units', 'carduchi-1', { at: 'armenia' }),
      '$.units["carduchi-1"].at: the tribes rise when the pretender falls (R X8.2)',
    ],
    [
      'a fleet ashore',
      put(start, 'baggage', 'ionianFleet', { at: 'ionia' }),
      '$.baggage.ionianFleet.at: fleets are at sea, and nothing else is',
    ],
    [
      'a train at sea',
      put(start, 'baggage', 'baggageTrain', { at: 'aegean' }),
      '$.baggage.baggageTrain.at: fleets are at sea, and nothing else is',
    ],
    [
      'a traitor before his time',
      put(start, 'leaders', 'ariaeus', { side: 'royal' }),
      '$.leaders.ariaeus.side: he is the rebel side’s',
    ],
    [
      'a Greek traitor',
      put(fallen, 'leaders', 'menon', { side: 'royal' }),
      '$.leaders.menon.side: he is the rebel side’s',
    ],
    [
      'who should have deserted',
      put(fallen, 'leaders', 'ariaeus', { side: 'rebel' }),
      '$.leaders.ariaeus.side: he is the royal side’s',
    ],
    [
      'a horseman who should have',
      put(fallen, 'units', 'persianCavalry-1', { side: 'rebel' }),
      '$.units["persianCavalry-1"].side: it is the royal side’s',
    ],
    [
      'one elected too early',
      put(fallen, 'leaders', 'xenophon', { at: 'ionia' }),
      '$.leaders.xenophon.at: nobody has been elected yet (R X2.4)',
    ],
    [
      'the pretender back',
      put(fallen, 'leaders', 'cyrus', { at: 'ionia' }),
      '$.leaders.cyrus.at: the pretender has fallen (R X9.2)',
    ],
    [
      'the pretender gone',
      put(start, 'leaders', 'cyrus', { at: 'gone' }),
      '$.leaders.cyrus.at: the pretender has not fallen (R X9.2)',
    ],
    [
      'the King gone',
      put(start, 'leaders', 'artaxerxes', { at: 'gone' }),
      '$.leaders.artaxerxes.at: the King’s fall ends the war (R X9.1)',
    ],
    [
      'a wound off the map',
      put(fallen, 'leaders', 'cyrus', { wounded: true }),
      '$.leaders.cyrus.wounded: only leaders on the map are wounded, and those whose counters say what they can do then',
    ],
    [
      'a remnant of nobody',
      { ...fallen, memory: {} },
      '$.memory.remnant: who is left is counted when the pretender falls',
    ],
    [
      'a remnant too early',
      { ...start, memory: { remnant: [] } },
      '$.memory.remnant: who is left is counted when the pretender falls',
    ],
    [
      'one counted twice',
      { ...fallen, memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-1'] } },
      '$.memory.remnant: each once',
    ],
    [
      'a Persian counted',
      { ...fallen, memory: { remnant: ['persianCavalry-1'] } },
      '$.memory.remnant: units of the Ten Thousand',
    ],
    [
      'a King who lives, and is lost',
      { ...start, stack: [], ended: { how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null } },
      '$.ended: the game does not end so in this situation (R 16)',
    ],
    [
      'points in the middle of the game',
      { ...start, stack: [], ended: { how: 'victoryPoints', winners: ['royal'], margin: 'plain', points: 49 } },
      '$.ended: the game does not end so in this situation (R 16)',
    ],
    [
      'home while one is on his way',
      { ...fallen, stack: [], ended: { how: 'homecoming', winners: ['rebel'], margin: 'pyrrhic', points: null } },
      '$.ended: the game does not end so in this situation (R 16)',
    ],
    [
      'an ending of the base',
      { ...start, stack: [], ended: { how: 'conquest', winners: ['rebel'], margin: 'decisive', points: null } },
      '$.ended.how: expected one of "kingLost", "homecoming", "victoryPoints", got "conquest"',
    ],
  ])('%s', (_, state, fault) => expect(faultsOf(state)).toContain(fault));

  it('of a position in which nobody has deserted who had to are refused where its phase begins', () => {
    const read = border.fromPosition({
      format: 'diadochi-position',
      game: 'xenophon',
      version: 1,
      others: 'pool',
      turn: 5,
      milestones: { pretenderFallen: 3 },
      memory: { remnant: ['spartanHoplites-1'] },
      pieces: {
        rebel: { ionia: ['spartanHoplites-1'], phrygia: ['persianCavalry-1'], gone: ['cyrus'] },
        royal: { persis: ['artaxerxes'] },
      },
      begins: { phase: 'movement', side: 'rebel' },
    });
    expect(E.isLeft(read) && read.left.faults).toContainEqual({
      path: '$.begins',
      message: 'deserters have changed sides when a turn has begun (R X9.2)',
    });
  });
});

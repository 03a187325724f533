/** What no game of Xenophon can be in is refused, and it is told where: the turn, the train, the election and voyages. */
import { describe, expect, it } from 'vitest';
import { faultsOf, meeting, position, REBELS, refuses, ROYALS, withFrame } from './refusing.js';
import { offer } from './scenes.js';
import { die, play, started } from './table.js';

describe('R X4 the turn', () => {
  const deciding = position({ turn: 2, begins: { phase: 'initiative' } });
  const moving = position({
    turn: 2,
    pieces: { rebel: { ionia: REBELS } },
    begins: { phase: 'movement', side: 'rebel' },
  });
  const first = position({ pieces: { royal: { cilicia: ROYALS } }, begins: { phase: 'movement', side: 'royal' } });
  const order = 'this is not the order of play now';

  it('a phase that begins has the order of its turn', () => {
    expect(moving.stack[0]).toMatchObject({ order: ['rebel', 'royal'] });
    expect(first.stack[0]).toMatchObject({ order: ['royal', 'rebel'] });
    expect(deciding.stack[0]).not.toHaveProperty('order');
  });

  refuses([
    ['an order before it is settled', deciding, 'turn', { order: ['rebel', 'royal'] }, 'order', order],
    ['no order when it is', moving, 'turn', { order: undefined }, 'order', order],
    ['an order of one', moving, 'turn', { order: ['rebel'] }, 'order', order],
    ['one side twice', moving, 'turn', { order: ['rebel', 'rebel'] }, 'order', order],
    ['the rebels first on the first turn', first, 'turn', { order: ['rebel', 'royal'] }, 'order', order],
    [
      'the King decides',
      deciding,
      'initiative',
      { side: 'royal' },
      'side',
      'the rebels decide who moves first (R X4.1)',
    ],
  ]);

  it('nobody decides on the first turn', () => {
    expect(faultsOf({ ...deciding, turn: 1 })).toContain(
      '$.stack[1].kind: on the first turn the royal side moves first (R X4.2)',
    );
  });
});

describe('R X2.3 the train', () => {
  const hungry = position({
    turn: 3,
    pieces: { rebel: { media: [...REBELS, 'baggageTrain'] } },
    provinces: { media: { supplies: 'depleted' } },
    begins: { phase: 'supply' },
  });
  /** Steps are to be lost, and the train could feed the army. */
  const asked = [1, 2, 3, 4, 5, 6]
    .map((face) => play(hungry, [die(face)]).state)
    .find((state) => state.stack.at(-1)?.kind === 'provisions');
  const offered = asked ?? hungry;

  it('is offered', () => {
    expect(offered.stack.at(-1)?.kind).toBe('provisions');
  });
  refuses([
    ['a fleet', offered, 'provisions', { baggage: 'ionianFleet' }, 'baggage', 'the Baggage Train of the side'],
    ['the King’s', offered, 'provisions', { side: 'royal' }, 'baggage', 'the Baggage Train of the side'],
    [
      'no losses',
      offered,
      'provisions',
      { losses: null },
      'losses',
      'a die gives the losses, except for a forced march',
    ],
    [
      'no steps',
      offered,
      'provisions',
      { losses: { units: ['illyrians-1'], steps: 0 } },
      'losses',
      'steps to be lost by units of the side on the map, each once',
    ],
    [
      'others',
      offered,
      'provisions',
      { losses: { units: ['persianLevy-1'], steps: 1 } },
      'losses',
      'steps to be lost by units of the side on the map, each once',
    ],
    ['what is decided', offered, 'provisions', { spent: true }, 'spent', 'nothing has been decided yet'],
    ['before the die', offered, 'supply', { stage: 'depletion' }, 'stage', 'nothing of this stage is being resolved'],
  ]);
});

describe('R X2.4 the election', () => {
  const elects = started(
    position({
      turn: 5,
      milestones: { pretenderFallen: 3, generalLost: 5 },
      memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2'] },
      pieces: {
        rebel: {
          ionia: ['spartanHoplites-1'],
          phrygia: ['spartanHoplites-2'],
          gone: ['cyrus', 'clearchus'],
          aside: ['xenophon'],
        },
        royal: { armenia: ['carduchi-1'], persis: ['artaxerxes'] },
      },
      begins: { phase: 'movement', side: 'rebel' },
    }),
  ).state;

  it('is held', () => {
    expect(elects.stack.at(-1)?.kind).toBe('election');
  });
  refuses([
    ['by the King’s men', elects, 'election', { side: 'royal' }, 'side', 'the Ten Thousand elect (R X2.4)'],
    [
      'of another',
      elects,
      'election',
      { leader: 'menon' },
      'leader',
      'the leader who is elected when a general is lost',
    ],
  ]);

  it('is not in the middle of a combat', () => {
    const [bottom] = elects.stack;
    const combat = meeting('syria').stack[1];
    const fight = play(meeting('syria'), [offer('rebel', 'syria')]).state.stack.find(
      ({ kind }) => kind === 'battlefield',
    );
    const stack = [{ ...bottom, step: 6 }, combat, fight, elects.stack.at(-1)];
    expect(faultsOf({ ...elects, stack })).toContain('$.stack[3].kind: nobody is elected in the middle of a combat');
  });
});

describe('R X6.2 a voyage', () => {
  const loading = play(
    position({
      turn: 3,
      pieces: {
        rebel: { ionia: [...REBELS, 'menon'], aegean: ['ionianFleet'], phrygia: ['greekArchers-1'] },
      },
      begins: { phase: 'movement', side: 'rebel' },
    }),
    [
      { type: 'load', player: 'rebel', fleet: 'ionianFleet', province: 'ionia' },
      { type: 'board', player: 'rebel', piece: 'spartanHoplites-1' },
    ],
  ).state;
  const there = 'pieces of this side in this place, each once';

  refuses([
    ['of the King', loading, 'voyage', { side: 'royal' }, 'side', 'the side that moves'],
    [
      'on a wagon',
      loading,
      'voyage',
      { fleet: 'baggageTrain' },
      'fleet',
      'a fleet of the side that is at sea and has not moved',
    ],
    [
      'from inland',
      loading,
      'voyage',
      { from: 'media' },
      'from',
      'a coast to which the fleet comes, and which the side controls or contests',
    ],
    ['of markers', loading, 'voyage', { baggage: ['baggageTrain'] }, 'baggage', 'no markers sail'],
    ['of who is elsewhere', loading, 'voyage', { units: ['greekArchers-1'] }, 'units', there],
    ['of a leader who is elsewhere', loading, 'voyage', { leaders: ['xenophon'] }, 'leaders', there],
    [
      'of three',
      loading,
      'voyage',
      { units: ['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3'] },
      'units',
      'they do not fit there',
    ],
  ]);
});

describe('R X6.1 a fleet', () => {
  const ready = position({
    turn: 3,
    pieces: { rebel: { ionia: REBELS, ionian: ['ionianFleet'] } },
    begins: { phase: 'movement', side: 'rebel' },
  });
  const loading = play(ready, [{ type: 'load', player: 'rebel', fleet: 'ionianFleet', province: 'ionia' }]).state;

  it('sails once', () => {
    expect(faultsOf(loading)).toEqual([]);
    expect(faultsOf(withFrame(loading, 'movement', { moved: ['ionianFleet'] }))).toContain(
      '$.stack[2].fleet: a fleet of the side that is at sea and has not moved',
    );
  });
});

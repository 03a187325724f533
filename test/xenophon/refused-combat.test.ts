/** What no game of Xenophon can be in is refused, and it is told where: combats, the battlefield, the rounds and the brothers. */
import { describe, expect, it } from 'vitest';
import { duelling } from './duelling.js';
import { at, faultsOf, meeting, position, refuses, ROYALS, until, withFrame } from './refusing.js';
import { offer } from './scenes.js';
import { die, play } from './table.js';

describe('R X7.1 combats', () => {
  const evading = play(
    position({
      turn: 2,
      pieces: { rebel: { syria: ['spartanHoplites-1'] }, royal: { syria: ROYALS, persis: ['artaxerxes'] } },
      begins: { phase: 'combat', side: 'rebel' },
    }),
    [offer('rebel', 'syria')],
  ).state;

  refuses([
    [
      'of the other side',
      meeting('syria'),
      'combats',
      { phasing: 'royal' },
      'phasing',
      'the side that acts in this step',
    ],
    [
      'evaded by who seeks them',
      evading,
      'evasion',
      { left: [{ side: 'rebel', force: 'rebel', units: ['spartanHoplites-1'], leaders: [], on: 3, within: null }] },
      'left',
      'the side whose turn it is does not evade',
    ],
  ]);
});

describe('R X4.1 the rounds', () => {
  const order = play(meeting('syria'), [offer('rebel', 'syria')]).state;
  const opens = until(play(order, [{ type: 'arrayLast', player: 'rebel' }]).state, 'opening');

  refuses([
    ['opened by the King', opens, 'opening', { side: 'royal', enemy: 'rebel' }, 'side', 'the rebels decide (R X4.1)'],
    ['against themselves', opens, 'opening', { enemy: 'rebel' }, 'enemy', 'whom they fight'],
    ['when it is decided', opens, 'opening', { first: 'rebel' }, 'first', 'nothing has been decided yet'],
    [
      'before both stand',
      opens,
      'battle',
      { step: 2 },
      'step',
      'the rebels decide when both armies are set up (R X4.1)',
    ],
  ]);
});

describe('R X7.2, X7.3 the battlefield', () => {
  const river = play(meeting('babylonia'), [offer('rebel', 'babylonia')]).state;
  const flank = play(river, [die(2)]).state;
  const mountains = play(meeting('armenia'), [offer('rebel', 'armenia')]).state;
  const hills = play(mountains, [die(5)]).state;
  const climbing = play(hills, [{ type: 'climbHill', player: 'rebel', flank: 'left' }]).state;
  const order = play(meeting('syria'), [offer('rebel', 'syria')]).state;
  const setUp = play(order, [{ type: 'arrayFirst', player: 'rebel' }]).state;
  const ground = 'the terrain has nothing like that on its flanks (R X7.3)';
  const trying = 'a mountain that the army of the better leader makes a hill';
  const stage = 'another part of it is being resolved';

  it('has the dice of its terrain', () => {
    expect(faultsOf(withFrame(river, 'roll', { purpose: 'mountains' }))).toContain(
      `${at(river, 'battlefield')}.stage: the terrain requires no such die`,
    );
  });

  it('is found in all its stages', () => {
    const stages = [river, flank, mountains, hills, climbing, order, setUp].map(
      ({ stack }) => stack.find((frame) => frame.kind === 'battlefield')?.stage,
    );
    expect(stages).toEqual(['ground', 'riverFlank', 'ground', 'hill', 'climb', 'order', 'over']);
  });

  refuses([
    [
      'of who does not seek it',
      order,
      'battlefield',
      { phasing: 'royal', enemy: 'rebel' },
      'phasing',
      'the side whose turn it is',
    ],
    ['of one with himself', order, 'battlefield', { enemy: 'rebel' }, 'enemy', 'sides at war'],
    ['between stages', order, 'battlefield', { stage: 'battle' }, 'stage', stage],
    ['with a die in hand', river, 'battlefield', { stage: 'order' }, 'stage', stage],
    ['a river before the die', river, 'battlefield', { left: 'river' }, 'left', ground],
    ['two rivers', play(flank, [die(2)]).state, 'battlefield', { right: 'river' }, 'left', ground],
    ['a river in the plain', order, 'battlefield', { left: 'river' }, 'left', ground],
    ['a hill without a die', hills, 'battlefield', { left: 'hill' }, 'left', ground],
    ['two hills', play(climbing, [die(2)]).state, 'battlefield', { right: 'hill' }, 'left', ground],
    ['no mountain to climb', climbing, 'battlefield', { trying: null }, 'trying', trying],
    ['a climb that is over', order, 'battlefield', { trying: 'left' }, 'trying', trying],
    [
      'who is not there',
      order,
      'battlefield',
      { forces: ['rebel', 'barbarian'] },
      'forces',
      'two forces at war that stand there',
    ],
    [
      'an order before it is decided',
      order,
      'battlefield',
      { arrayed: 'rebel' },
      'arrayed',
      'who sets up first, when that has been decided',
    ],
    [
      'the other first',
      setUp,
      'battlefield',
      { arrayed: 'royal' },
      'arrayed',
      'who sets up first, when that has been decided',
    ],
    ['elsewhere', setUp, 'battlefield', { province: 'cilicia' }, 'province', 'the zone of this fight'],
  ]);
});

describe('R X10.1 hatred', () => {
  const brothers = play(
    duelling('cyrusGuard-1', 'royalGuard-1', {
      options: { players: 2, optionalRules: ['brotherlyHatred'] },
      with: { cyrus: 'cyrusGuard-1', artaxerxes: 'royalGuard-1' },
    }),
    [die(1)],
  ).state;

  it('waits for two dice', () => {
    expect(brothers.stack.at(-2)).toMatchObject({ kind: 'hatred', dice: [] });
  });

  it('R 10.11: may note a leader who has lost two units in one phase twice as idle', () => {
    expect(faultsOf(withFrame(brothers, 'battle', { idle: ['cyrus', 'cyrus'] }))).toEqual([]);
  });

  refuses([
    [
      'of a box that has attacked',
      brothers,
      'assault',
      { from: [{ army: 'rebel', box: 'centre' }], into: [{ army: 'royal', box: 'centre' }] },
      'current',
      'a box attacks once (R 10.10)',
    ],
  ]);

  const heads = 'the heads of the two sides';
  refuses([
    ['of one with himself', brothers, 'hatred', { leaders: ['cyrus', 'cyrus'] }, 'leaders', heads],
    ['of another', brothers, 'hatred', { leaders: ['cyrus', 'tissaphernes'] }, 'leaders', heads],
    ['that is over', brothers, 'hatred', { done: true }, 'done', 'a die is about to be rolled'],
    ['with both dice', brothers, 'hatred', { dice: [3, 4] }, 'dice', 'both have rolled'],
  ]);

  it('is nothing where it is not played', () => {
    expect(faultsOf({ ...brothers, options: { players: 2 } })).toContain(
      `${at(brothers, 'hatred')}.kind: the heads of the sides fight where that is played (R X10.1)`,
    );
  });
});

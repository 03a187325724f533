/** R X7.1, X9.1, X9.2: leaders without units in the field (ruling C9.11). */
import { describe, expect, it } from 'vitest';
import { contests } from '../../src/conquest/query/09-1-combat.js';
import { at, offer, scene } from './scenes.js';
import { fighting } from './stages.js';
import { asked, die, emptyBoard, expectRefused, listed, play, said, type Changes } from './table.js';

const HOPLITES = ['spartanHoplites-1', 'spartanHoplites-2'] as const;

/** Tissaphernes is alone in Syria, where rebels are; Assyria is the King’s. The rebels fight first. */
const sought = (changes: Changes = {}) =>
  scene({
    turn: 3,
    units: at(HOPLITES, 'syria'),
    ...changes,
    leaders: {
      tissaphernes: { at: 'syria' },
      artaxerxes: { at: 'persis' },
      cyrus: { at: 'ionia' },
      ...changes.leaders,
    },
    stack: fighting(['rebel', 'royal']),
  });

describe('R X7.1 a leader without units is sought out by units of the side whose turn it is (ruling C9.11)', () => {
  it('if it likes', () => {
    const state = sought();
    expect(listed(state, 'offerBattle')).toEqual([offer('rebel', 'syria')]);
    expect(play(state, [{ type: 'endCombats', player: 'rebel' }]).state.leaders['tissaphernes']?.at).toBe('syria');
  });

  it('and may evade as others may: he is as able as their leader, and they have no cavalry', () => {
    const asking = play(sought(), [offer('rebel', 'syria')]).state;
    expect(listed(asking, 'evade')).toHaveLength(1);
    const evading = play(asking, [{ type: 'evade', player: 'royal' }]).state;
    const caught = play(evading, [die(4)]);
    expect(said(caught.events, 'leaderLeft')).toEqual([
      { type: 'leaderLeft', rule: 'ruling C9.11', leader: 'tissaphernes', from: 'syria', why: 'captured' },
    ]);
    const { state } = play(evading, [die(3)]);
    const [first] = listed(state, 'retreat');
    const gone = first === undefined ? state : play(state, [first]).state;
    expect(gone.leaders['tissaphernes']?.at).not.toBe('syria');
    expect(gone.leaders['tissaphernes']?.at).not.toBe('gone');
  });

  it.each([
    ['their leader is abler: Cyrus is a 7, he a 6', { leaders: { cyrus: { at: 'syria' } } }],
    ['they have cavalry', { units: at([...HOPLITES, 'persianCavalry-1'], 'syria') }],
  ])('he is captured at once if %s', (_, changes: Changes) => {
    const { state, events } = play(sought(changes), [offer('rebel', 'syria')]);
    expect(said(events, 'evasionTried')).toEqual([]);
    expect(state.leaders['tissaphernes']?.at).toBe('gone');
  });

  it('and seeks nobody out himself', () => {
    const state = scene({
      turn: 3,
      units: {
        ...at(HOPLITES, 'syria'),
        'persianInfantry-1': { at: 'media' },
        'persianHeavyCavalry-1': { at: 'media' },
      },
      leaders: { tissaphernes: { at: 'syria' } },
      stack: fighting(['royal', 'rebel']),
    });
    expect(listed(state, 'offerBattle').map(({ province }) => province)).toEqual(['media']);
    expectRefused(state, offer('royal', 'syria'), 'noSuchContest', 'R X7.1');
  });
});

describe('R X9.1, X9.2 the heads of the sides', () => {
  it('R X9.1 the King is captured alone: the rebels have won', () => {
    const state = sought({
      leaders: { tissaphernes: { at: 'persis' }, artaxerxes: { at: 'syria' }, cyrus: { at: 'syria' } },
    });
    expect(play(state, [offer('rebel', 'syria')]).state.ended).toEqual({
      how: 'kingLost',
      winners: ['rebel'],
      margin: 'decisive',
      points: null,
    });
  });

  it('R X9.2 nobody seeks out Ariaeus alone until he deserts', () => {
    const alone = (leader: string): Changes => ({
      turn: 4,
      milestones: { pretenderFallen: 4 },
      memory: { remnant: ['illyrians-1'] },
      leaders: { [leader]: { at: 'syria' } },
      units: { 'illyrians-1': { at: 'ionia' }, 'persianHeavyCavalry-1': { at: 'syria', side: 'royal' } },
      stack: fighting(['royal', 'rebel']),
    });
    expect(contests(asked(emptyBoard(alone('ariaeus'))))).toEqual([]);
    expect(listed(scene(alone('ariaeus')), 'offerBattle')).toEqual([]);
    expect(listed(scene(alone('menon')), 'offerBattle')).toEqual([offer('royal', 'syria')]);
  });
});

/** R S3.0: disintegration. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/clash/state.js';
import { duelling, phase, scene, type Scene } from '../battle.js';
import { dice, play, told } from '../table.js';

/** Ptolemy, the last of his side, stands with the one who is attacked; a levy of his is in Egypt. */
function lastLeader(more: Partial<Scene> = {}): GameState {
  return scene({
    fighters: {
      'phalanx-1': 'antigonid centre',
      'persianLevy-1': 'antigonid left',
      'royalGuard-1': 'ptolemaic centre',
      'persianLevy-2': 'ptolemaic right',
    },
    leaders: { antigonus: 'phalanx-1', ptolemy: 'royalGuard-1' },
    changes: {
      units: { 'persianLevy-3': { at: 'egypt', side: 'ptolemaic' } },
      leaders: { seleucus: { at: 'babylonia', side: 'seleucid' }, ...more.changes?.leaders },
    },
    top: duelling('antigonid', 'phalanx-1', 'royalGuard-1'),
  });
}

/** 8 and 8 against 7 and 7 is 1:1: a 6 is DL, and a 1 kills the leader. */
const killed = (state: GameState) => play(state, dice(6, 1));

describe('R S3.0 disintegration', () => {
  it('the last leader is killed in battle: those who fought there join the victor, and the others go home', () => {
    const { state, events } = killed(lastLeader());
    expect(told(events, 'leaderLeft')).toMatchObject([{ leader: 'ptolemy', why: 'killed' }]);
    expect(told(events, 'battleEnded')).toMatchObject([{ winner: 'antigonid' }]);
    expect(told(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'antigonid' }]);
    for (const unit of ['royalGuard-1', 'persianLevy-2'] as const)
      expect(state.units[unit]).toMatchObject({ at: 'cilicia', side: 'antigonid' });
    expect(state.units['persianLevy-3']?.at).toBe('mutinied');
  });

  it('ruling S3.1 nobody pursues those who have come over', () => {
    expect(told(killed(lastLeader()).events, 'unitEliminated')).toEqual([]);
  });

  it('another leader is left: nothing of the kind', () => {
    const { state, events } = killed(
      lastLeader({ changes: { leaders: { lysimachus: { at: 'egypt', side: 'ptolemaic' } } } }),
    );
    expect(told(events, 'sideDisintegrated')).toEqual([]);
    expect(state.units['persianLevy-3']).toMatchObject({ at: 'egypt', side: 'ptolemaic' });
  });

  it('in minor combat those who are left join the other side (ruling S3.2)', () => {
    const state = phase(
      { antigonid: ['phalanx-1', 'antigonus'], ptolemaic: ['royalGuard-1', 'ptolemy'] },
      { leaders: { seleucus: { at: 'babylonia', side: 'seleucid' } } },
    );
    const { state: after, events } = play(state, [
      { type: 'offerBattle', player: 'antigonid', province: 'cilicia', force: 'antigonid', against: 'ptolemaic' },
      ...dice(5, 1),
    ]);
    expect(told(events, 'minorCombatDecided')).toMatchObject([{ result: 'DL' }]);
    expect(told(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'antigonid' }]);
    expect(after.units['royalGuard-1']).toMatchObject({ at: 'cilicia', side: 'antigonid', steps: 1 });
  });

  it('independents without a leader stay what they are', () => {
    const state = scene({
      options: { players: 4 },
      fighters: { 'phalanx-1': 'antigonid centre', 'royalGuard-1': 'ptolemaic centre' },
      changes: {
        units: { 'spartans-1': { at: 'hellas', side: 'independents' } },
        leaders: { seleucus: { at: 'babylonia', side: 'seleucid' } },
      },
      leaders: { antigonus: 'phalanx-1', ptolemy: 'royalGuard-1' },
      top: duelling('antigonid', 'phalanx-1', 'royalGuard-1'),
    });
    expect(killed(state).state.units['spartans-1']).toMatchObject({ at: 'hellas', side: 'independents' });
  });
});

/** R S9.1, S13, S14.3: leaders without units in the field (ruling C9.11, ruling S13.6). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import { contests } from '../../../src/conquest/query/09-1-combat.js';
import { phase } from '../battle.js';
import { asked, dice, expectRefused, play, said, type Changes } from '../table.js';

const offer = (player: string, against: string, province = 'cilicia'): Action =>
  ({ type: 'offerBattle', player, province, force: player, against }) as Action;

/** The other leaders of a game of three, out of the way. */
const ELSEWHERE: Changes['leaders'] = {
  antigonus: { at: 'ionia', side: 'antigonid' },
  seleucus: { at: 'media', side: 'seleucid' },
  demetrius: { at: 'ionia', side: 'antigonid' },
};

/** Ptolemy is alone in Cilicia with these of Antigonus, and Syria is his. */
const sought = (more: Changes = {}) =>
  phase(
    { antigonid: ['phalanx-1'], ptolemaic: ['ptolemy'] },
    {
      turn: 2,
      ...more,
      options: { players: 3 },
      leaders: { ...ELSEWHERE, eumenes: { at: 'egypt', side: 'ptolemaic' }, ...more.leaders },
      provinces: { syria: { holder: 'ptolemaic' }, ...more.provinces },
    },
  );

describe('R S9.1 a leader without units is sought out by units of a player, without any optional rule (ruling C9.11)', () => {
  it('in the part of that player, who may leave it; he seeks nobody out himself', () => {
    const state = sought();
    expect(machine.legalActions(state)).toEqual([
      offer('antigonid', 'ptolemaic'),
      { type: 'endCombats', player: 'antigonid' },
    ]);
    expectRefused(state, offer('ptolemaic', 'antigonid'), 'notYourTurn', 'R 4.1');
    const { state: after } = play(state, [{ type: 'endCombats', player: 'antigonid' }]);
    expect(after.leaders['ptolemy']?.at).toBe('cilicia');
    expect(after.stack.at(-1)?.kind).not.toBe('combats');
  });

  it('he may evade as others may', () => {
    const asking = play(sought(), [offer('antigonid', 'ptolemaic')]).state;
    const { state } = play(asking, [{ type: 'evade', player: 'ptolemaic' }, ...dice(3)]);
    expect(state.leaders['ptolemy']).toMatchObject({ at: 'syria', side: 'ptolemaic' });
  });

  it('R S13 otherwise he is the prisoner of that player, without any optional rule (ruling S13.6)', () => {
    const asking = play(sought(), [offer('antigonid', 'ptolemaic')]).state;
    const { state, events } = play(asking, [{ type: 'evade', player: 'ptolemaic' }, ...dice(4)]);
    expect(said(events, 'leaderLeft')).toMatchObject([
      { rule: 'ruling C9.11', leader: 'ptolemy', from: 'cilicia', why: 'captured' },
    ]);
    expect(said(events, 'leaderHeld')).toEqual([
      { type: 'leaderHeld', rule: 'R S13', leader: 'ptolemy', from: 'ptolemaic', by: 'antigonid' },
    ]);
    expect(state.leaders['ptolemy']).toMatchObject({ at: 'captive', side: 'antigonid' });
  });

  it('R S12.1 what lies with him alone goes to that player', () => {
    const state = sought({ baggage: { body: { at: 'cilicia', side: 'ptolemaic' } } });
    const { state: taken } = play(state, [offer('antigonid', 'ptolemaic'), { type: 'stand', player: 'ptolemaic' }]);
    expect(taken.baggage['body']).toMatchObject({ at: 'cilicia', side: 'antigonid' });
  });

  it('R S3.0, S13 the last leader of the last opponent can be caught so, and the game is won', () => {
    const state = phase(
      { warlords: ['phalanx-1'], regency: ['perdiccas'] },
      {
        turn: 2,
        options: { players: 2 },
        units: { 'phalanx-2': { at: 'macedonia', side: 'regency' } },
        leaders: { antigonus: { at: 'ionia', side: 'warlords' } },
      },
    );
    const { state: after, events } = play(state, [offer('warlords', 'regency')]);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'regency', victor: null }]);
    expect(after.ended).toEqual({ how: 'leaderless', winners: ['warlords'], margin: 'decisive', points: null });
  });

  it('ruling S13.5 whom nobody plays takes nobody prisoner: whom Indians catch is gone', () => {
    const state = phase(
      { independents: ['indianInfantry-1'], ptolemaic: ['ptolemy'] },
      {
        turn: 2,
        province: 'gandara',
        leaders: { ...ELSEWHERE, eumenes: { at: 'egypt', side: 'ptolemaic' } },
      },
    );
    expect(state.leaders['ptolemy']?.at).toBe('gone');
  });

  it('R S2.1 scythe chariots alone catch nobody: they do not count in minor combat', () => {
    const state = phase(
      { antigonid: ['scytheChariots-1'], ptolemaic: ['ptolemy'] },
      { turn: 2, leaders: { ...ELSEWHERE, eumenes: { at: 'egypt', side: 'ptolemaic' } } },
    );
    expect(contests(asked(state))).toEqual([]);
    expect(machine.legalActions(state)).not.toContainEqual(offer('antigonid', 'ptolemaic'));
  });
});

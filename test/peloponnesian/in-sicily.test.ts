/** R 19.5: units of both sides may be in Sicily at the same time, and do not fight there. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState, LeaderState, UnitState } from '../../src/peloponnesian/state.js';
import type { PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { withLeaders, withUnits } from './changed.js';
import { listedOf, moving, phase } from './movement.js';
import { play } from './table.js';
import { atStep, war } from './war.js';

const FLEET: UnitId = 'attica-fleet-6-1';
const HOPLITE: UnitId = 'attica-hoplite-4-1';
const SPARTAN: UnitId = 'laconia-hoplite-5-1';
const [CORINTHIAN, OTHER]: readonly [UnitId, UnitId] = ['corinth-fleet-4-1', 'corinth-fleet-4-2'];

const sail: Action = { type: 'sail', player: 'athens', piece: 'phormio', company: 'all' };
const enter: Action = { type: 'enterSicily', player: 'athens' };
const endMovement = (player: PlayerId): Action => ({ type: 'endMovement', player });

/** Phormio brings a hoplite to Sicily, where the enemies are; another one stays in Attica. */
const afloat = (units: Readonly<Record<UnitId, UnitState>>, leaders: Readonly<Record<string, LeaderState>> = {}) => {
  const near: UnitState = { at: 'corcyraeanSea', under: 'phormio' };
  const start = withUnits(war(), { [FLEET]: near, [HOPLITE]: near, 'attica-hoplite-4-2': { at: 'W3630' }, ...units });
  return atStep(withLeaders(start, { phormio: { at: 'corcyraeanSea', player: 'athens' }, ...leaders }), 'movement', 1);
};
const types = (events: readonly GameEvent[]): readonly string[] => events.map(({ type }) => type);
const inSicily = ({ units }: GameState, ...ids: readonly UnitId[]): readonly boolean[] =>
  ids.map((id) => units[id]?.at === 'inSicily');

describe('R 19.5: both sides in Sicily', () => {
  const enemies: Readonly<Record<UnitId, UnitState>> = {
    [SPARTAN]: { at: 'inSicily' },
    [CORINTHIAN]: { at: 'inSicily' },
    [OTHER]: { at: 'inSicily' },
  };

  it('R 19.5: whoever enters attacks nobody, and no battle follows', () => {
    const before = afloat(enemies);
    const { state, events } = play(before, sail, enter);
    expect(phase(state).attacks).toEqual([]);
    const done = play(state, endMovement('athens'));
    expect(machine.actors(done.state)).toEqual(['sparta']);
    expect(types([...events, ...done.events])).not.toContain('attackDeclared');
    expect(done.state.regions).toEqual(before.regions);
    expect(inSicily(done.state, FLEET, HOPLITE, SPARTAN, CORINTHIAN, OTHER)).toEqual([true, true, true, true, true]);
  });

  it('R 19.5, 7.8.6: a leader who is alone there is not lost to the enemies who come', () => {
    const { state, events } = play(afloat({}, { brasidas: { at: 'inSicily', player: 'sparta' } }), sail, enter);
    const done = play(state, endMovement('athens'));
    expect(types([...events, ...done.events])).not.toContain('leaderLost');
    expect(done.state.leaders['brasidas']).toEqual({ at: 'inSicily', player: 'sparta' });
  });

  it('R 19.5: they stay there together from season to season', () => {
    let { state } = play(afloat(enemies), sail, enter);
    while (state.turn === 0) {
      const [player] = machine.actors(state);
      // No die falls, and nobody is asked but how to move.
      expect(listedOf(state, 'endMovement')).toHaveLength(1);
      state = play(state, endMovement(player === 'sparta' ? 'sparta' : 'athens')).state;
    }
    expect(state.season).toBe('summer');
    expect(inSicily(state, FLEET, HOPLITE, SPARTAN, CORINTHIAN, OTHER)).toEqual([true, true, true, true, true]);
  });

  it('R 19.5: whoever leaves attacks nobody there, as they would at sea', () => {
    const leaving = (enemy: UnitState['at']): GameState =>
      play(
        moving(
          'athens',
          {
            units: { [FLEET]: { at: 'leavingSicily' }, [CORINTHIAN]: { at: enemy } },
            leaders: { phormio: { at: 'leavingSicily' } },
          },
          { campaignTurn: 1 },
          'campaign',
        ),
        sail,
      ).state;
    for (const box of ['inSicily', 'leavingSicily'] as const) {
      const plan = leaving(box);
      expect([listedOf(plan, 'attackFleets'), listedOf(plan, 'attackHere')]).toEqual([[], []]);
      expect(listedOf(plan, 'sailTo').map(({ sea }) => sea)).toContain('corcyraeanSea');
    }
    const out = play(leaving('corcyraeanSea'), { type: 'sailTo', player: 'athens', sea: 'corcyraeanSea' }).state;
    expect(listedOf(out, 'attackFleets')).toEqual([{ type: 'attackFleets', player: 'athens', target: CORINTHIAN }]);
  });
});

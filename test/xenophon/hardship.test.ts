/** R X2.3, X8.2: the camp is lost in battle, and who is beaten leaves a tribe behind. */
import { describe, expect, it } from 'vitest';
import type { BoxId, UnitId } from '../../src/conquest/vocabulary.js';
import type { GameState } from '../../src/xenophon/state.js';
import { duelling, onDisplay } from './duelling.js';
import { die, listed, play, said, type Changes } from './table.js';

describe('R X2.3 the camp in the Reserve', () => {
  /** A horseman of the King's has broken through the centre; the Reserve of the rebels and their right were empty when the round began. */
  const brokenThrough = (changes: Changes = {}): GameState =>
    onDisplay({
      baggage: { baggageTrain: { at: 'syria', side: 'rebel' } },
      ...changes,
      stands: [
        { unit: 'persianHeavyCavalry-1', army: 'rebel', box: 'centre' },
        { unit: 'persianHeavyCavalry-2', box: 'centre' },
        { unit: 'spartanHoplites-1', box: 'left' },
        { unit: 'spartanHoplites-2', box: 'left' },
        { unit: 'persianCavalry-7', box: 'left' },
        { unit: 'persianCavalry-8', box: 'left' },
      ],
      vacant: [
        { army: 'rebel', box: 'reserve' },
        { army: 'rebel', box: 'right' },
        { army: 'royal', box: 'reserve' },
      ],
      // The rebels have rallied, moved and attacked; the King's men have rallied, and move.
      part: () => ({
        step: 5,
        frames: [
          { kind: 'manoeuvre', side: 'royal', handled: [], ledAnew: [], shift: null, advances: [], done: false },
        ],
      }),
    });
  const advance = (unit: UnitId, army: 'rebel' | 'royal', box: BoxId = 'reserve') =>
    ({ type: 'advanceUnit', player: 'royal', unit, to: { army, box } }) as const;

  it('is destroyed when an enemy’s unit enters it', () => {
    const { state, events } = play(brokenThrough(), [advance('persianHeavyCavalry-1', 'rebel')]);
    expect(said(events, 'baggageLost')).toEqual([
      { type: 'baggageLost', rule: 'R X2.3', baggage: 'baggageTrain', from: 'syria', why: 'campTaken' },
    ]);
    expect(state.baggage['baggageTrain']?.at).toBe('pool');
  });

  it('is not, where it is not with the army', () => {
    const elsewhere = brokenThrough({ baggage: { baggageTrain: { at: 'cilicia', side: 'rebel' } } });
    const { state, events } = play(elsewhere, [advance('persianHeavyCavalry-1', 'rebel')]);
    expect(said(events, 'baggageLost')).toEqual([]);
    expect(state.baggage['baggageTrain']?.at).toBe('cilicia');
  });

  it('is not, when an enemy’s unit enters another box', () => {
    const { state, events } = play(brokenThrough(), [advance('persianHeavyCavalry-1', 'rebel', 'right')]);
    expect(said(events, 'unitPosted')).toMatchObject([{ unit: 'persianHeavyCavalry-1', army: 'rebel', box: 'right' }]);
    expect(state.baggage['baggageTrain']?.at).toBe('syria');
  });

  it('is not by the rebels who enter it', () => {
    const state = onDisplay({
      baggage: { baggageTrain: { at: 'syria', side: 'rebel' } },
      stands: [
        { unit: 'spartanHoplites-1', box: 'centre' },
        { unit: 'spartanHoplites-2', box: 'centre', line: 2 },
        { unit: 'persianHeavyCavalry-1', box: 'centre' },
      ],
      part: () => ({
        step: 2,
        frames: [
          { kind: 'manoeuvre', side: 'rebel', handled: [], ledAnew: [], shift: null, advances: [], done: false },
        ],
      }),
    });
    const to = { army: 'rebel', box: 'reserve' } as const;
    const { events } = play(state, [{ type: 'shiftUnit', player: 'rebel', unit: 'spartanHoplites-2', to, line: 1 }]);
    expect(said(events, 'unitPosted')).toMatchObject([{ unit: 'spartanHoplites-2', ...to }]);
    expect(said(events, 'baggageLost')).toEqual([]);
  });

  it('is not by the King’s men in their own Reserve', () => {
    const shifts = listed(brokenThrough(), 'shiftUnit').filter(
      ({ unit, to }) => unit === 'persianCavalry-7' && to.army === 'royal' && to.box === 'reserve',
    );
    expect(shifts).toHaveLength(1);
    const { state, events } = play(brokenThrough(), shifts);
    expect(said(events, 'unitPosted')[0]).toMatchObject({ unit: 'persianCavalry-7', army: 'royal', box: 'reserve' });
    expect(state.baggage['baggageTrain']?.at).toBe('syria');
  });
});

describe('R X8.2 who is driven out', () => {
  it('ruling X8.2 a beaten army leaves a tribe behind', () => {
    // 7 and the 6 of Clearchus against 6 and the 6 of Tissaphernes are 1:1; a 1 costs the hoplites a step, and another 1 their general his life.
    const state = duelling('spartanHoplites-1', 'persianHeavyCavalry-1', {
      province: 'armenia',
      turn: 5,
      milestones: { pretenderFallen: 3 },
      memory: { remnant: ['spartanHoplites-1', 'illyrians-1'] },
      provinces: { cappadocia: { holder: 'rebel' } },
      units: { 'carduchi-1': { at: 'armenia' } },
      with: { clearchus: 'spartanHoplites-1', tissaphernes: 'persianHeavyCavalry-1' },
    });
    const beaten = play(state, [die(1), die(1)]);
    expect(said(beaten.events, 'battleEnded')[0]).toMatchObject({ how: 'commanderLost', winner: 'royal' });
    const pursued = play(beaten.state, listed(beaten.state, 'forgoPursuit'));
    const events = [...beaten.events, ...pursued.events];
    expect(said(events, 'forceRetreated')).toEqual([
      { type: 'forceRetreated', rule: 'R 10.20', side: 'rebel', from: 'armenia', to: 'cappadocia' },
    ]);
    expect(pursued.state.units['spartanHoplites-1']).toMatchObject({ at: 'cappadocia', side: 'rebel' });
    expect(pursued.state.units['carduchi-1']?.at).toBe('armenia');
  });
});

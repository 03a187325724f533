/** R 13.2.1, card 35: where the siege tower goes, and when it is lost (ruling helepolis). */
import { describe, expect, it } from 'vitest';
import { eliminateGroupUnits, putToSea } from '../../../../src/successors/deeds/group.js';
import { loseUnits } from '../../../../src/successors/deeds/units.js';
import type { GameEvent } from '../../../../src/successors/event/index.js';
import { outside, unitsOf } from '../../../../src/successors/questions.js';
import { startMarch } from '../../../../src/successors/rules/08-3-land-movement.js';
import { forceOf, moveForce, emitMoved } from '../../../../src/successors/rules/09-regroup.js';
import type { GameRun } from '../../../../src/successors/types.js';
import type { PlayerId, SpaceId } from '../../../../src/successors/vocabulary.js';
import { carryOut, said, setting, type Setting } from '../../language.js';

/** Antigonos of red with two Mercenaries and the tower at Ephesos, a port. */
const ephesos = (given: Setting = {}) =>
  setting({
    control: { ephesos: 'red' },
    ...given,
    forces: { 'red:ephesos': { mercenary: 2 }, ...given.forces },
    generals: { antigonos: 'red:ephesos', ...given.generals },
    rest: { helepolis: { player: 'red', space: 'ephesos', bonus: 2 } },
  });
const there = { player: 'red', space: 'ephesos', bonus: 2 } as const;
const towerAfter = (...events: readonly GameEvent[]) =>
  carryOut(ephesos(), (run) => {
    for (const event of events) run.emit(event);
  });
const captured = (player: PlayerId, space: SpaceId): GameEvent => ({
  type: 'spaceCaptured',
  rule: 'R 13.2.4',
  player,
  space,
  from: 'white',
});
const lifted = (player: PlayerId, space: SpaceId): GameEvent => ({
  type: 'siegeLifted',
  rule: 'R 13.2.5',
  player,
  space,
});

describe('with its Army', () => {
  it.each(['avoidedBattle', 'intercepted', 'withdrew', 'retreated'] as const)(
    'R 13.2.1 it goes along, however that has gone: %s',
    (how) => {
      const told = carryOut(ephesos(), (run) => {
        const force = forceOf(run.state, 'red', 'ephesos');
        moveForce(run, 'red', 'ephesos', 'sardeis', force);
        emitMoved(run, how, 'R 12.6', 'red', 'ephesos', 'sardeis', force);
      });
      expect(told.state.helepolis).toEqual({ player: 'red', space: 'sardeis', bonus: 2 });
    },
  );

  it.each([
    ['another’s', 'blue', 'ephesos'],
    ['one from elsewhere', 'red', 'halikarnassos'],
  ] as const)('R 13.2.1 with its last CU it is lost, and goes with no other Army: %s', (_, player, from) => {
    const told = carryOut(ephesos(), (run) => {
      loseUnits(run, 'red', outside('ephesos'), unitsOf('mercenary', 2), 'R 4.3');
      emitMoved(run, 'retreated', 'R 12.6', player, from, 'sardeis', forceOf(run.state, player, from));
    });
    expect(told.state.helepolis).toBeNull();
    expect(said(told, 'helepolisLost')).toEqual([
      { type: 'helepolisLost', rule: 'ruling helepolis', player: 'red', space: 'ephesos' },
    ]);
  });
});

describe('with the siege', () => {
  it('R 13.2.1 it is lost when its player captures the city, or lifts the siege, whatever comes after that', () => {
    const ends = [captured('red', 'ephesos'), lifted('red', 'ephesos')];
    for (const events of ends.flatMap((end) => [[end], [end, lifted('red', 'sardeis')]])) {
      const told = towerAfter(...events);
      expect(told.state.helepolis).toBeNull();
      expect(said(told, 'helepolisLost')).toHaveLength(1);
    }
  });

  it('R 13.2.1 who leaves a siege that he has begun leaves it behind', () => {
    const besieging = { ...ephesos(), sieges: { ephesos: { by: 'red', points: 1 } } } as const;
    const told = carryOut(besieging, (run) => {
      const force = forceOf(run.state, 'red', 'ephesos');
      moveForce(run, 'red', 'ephesos', 'sardeis', force);
      emitMoved(run, 'retreated', 'R 12.6', 'red', 'ephesos', 'sardeis', force);
    });
    expect(told.state.helepolis).toBeNull();
  });

  it('R 13.2.1 but not with the sieges of others, or elsewhere', () => {
    for (const event of [
      captured('blue', 'ephesos'),
      captured('red', 'sardeis'),
      lifted('blue', 'ephesos'),
      lifted('red', 'sardeis'),
    ])
      expect(towerAfter(event).state.helepolis).toEqual(there);
  });
});

describe('at sea', () => {
  /** A player's general of a port puts to sea with all that stands there. */
  function embark(run: GameRun, player: PlayerId, commander: 'antigonos' | 'krateros', space: SpaceId) {
    startMarch(run, { player, commander, space, inside: false, die: null, points: 4 });
    const march = run.frame('march');
    if (march === undefined) throw new Error('no march');
    putToSea(run, march);
    run.emit(lifted('red', 'sardeis'));
    return march;
  }

  it('R 8.4.5 it is on board, and lost with the last CU on board', () => {
    const sailing = carryOut(ephesos(), (run) => void embark(run, 'red', 'antigonos', 'ephesos'));
    expect(sailing.state.helepolis).toEqual(there);
    const wrecked = carryOut(ephesos(), (run) => {
      const march = embark(run, 'red', 'antigonos', 'ephesos');
      eliminateGroupUnits(run, march, unitsOf('mercenary', 2), 'R 8.6.3');
    });
    expect(wrecked.state.helepolis).toBeNull();
  });

  it.each([
    ['another’s', 'blue', 'blue:ephesos', 'ephesos'],
    ['those off another port', 'red', 'red:halikarnassos', 'halikarnassos'],
  ] as const)('R 8.4.5 other ships have it not on board: %s', (_, player, post, space) => {
    const state = ephesos({
      forces: { [post]: { mercenary: 1 }, 'red:ephesos': { loyal: 1 } },
      generals: { krateros: post },
    });
    const told = carryOut(state, (run) => {
      embark(run, player, 'krateros', space);
      loseUnits(run, 'red', outside('ephesos'), unitsOf('loyal', 1), 'R 4.3');
    });
    expect(told.state.helepolis).toBeNull();
  });
});

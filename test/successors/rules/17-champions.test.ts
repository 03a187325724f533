import { describe, expect, test } from 'vitest';
import { Live } from '../../../src/core/live.js';
import { recordAttack } from '../../../src/successors/deeds/attack.js';
import { placeMarker, removeMarker } from '../../../src/successors/deeds/markers.js';
import { border } from '../../../src/successors/machine.js';
import { legitimacy, victoryPoints } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { consequences } from '../../../src/successors/rules/consequences.js';
import { frames } from '../../../src/successors/rules/frames.js';
import type { PlayerId } from '../../../src/successors/vocabulary.js';
import { carryOut, dice, play, said, setting } from '../language.js';

describe('Champions and Successors', () => {
  const attack = (champions: readonly PlayerId[], usurper: PlayerId | null, target: PlayerId = 'blue') =>
    carryOut(setting({ rest: { champions, usurper } }), (run) => recordAttack(run, 'red', target));

  test('R 17.1 all begin as Champions, which is worth 3 Legitimacy', () => {
    const state = initialState({ players: 5 });
    expect(state.champions.map((player) => legitimacy(state, player))).toEqual([3, 3, 3, 3, 3]);
  });

  test('R 17.2, 17.3 a Champion who attacks a Champion is one no longer, and has lost 3 Legitimacy (R 4.5, 4.30)', () => {
    const told = attack(['red', 'blue'], null);
    expect(told.state.champions).toEqual(['blue']);
    expect(said(told, 'championLost')).toEqual([
      { type: 'championLost', rule: 'R 17.3', player: 'red', target: 'blue' },
    ]);
    expect(legitimacy(told.state, 'red')).toBe(0);
  });

  test('R 6.3.2 Successors and the Usurper may be attacked freely (R 4.32, 17.2)', () => {
    expect(attack(['red'], null).state.champions).toEqual(['red']);
    expect(attack(['red', 'blue'], 'blue').state.champions).toEqual(['red', 'blue']);
    expect(attack(['blue'], null).state.champions).toEqual(['blue']);
    expect(attack(['red', 'blue'], null, 'red').state.champions).toEqual(['red', 'blue']);
  });

  test('R 6.3.3 the Usurper himself loses it by attacking another Champion', () => {
    expect(attack(['red', 'blue'], 'red').state.champions).toEqual(['blue']);
  });

  test('R 17.4 a Successor whose Victory Points drop to 0 is a Champion again', () => {
    const state = setting({ control: { abydos: 'red', kyzikos: 'red' }, rest: { champions: ['blue'] } });
    expect(victoryPoints(state, 'red')).toBe(1);
    const told = carryOut(state, (run) => removeMarker(run, 'abydos', 'R 6.6.2'));
    expect(said(told, 'championRegained')).toMatchObject([{ player: 'red', rule: 'R 17.4' }]);
    expect(told.state.champions).toEqual(['blue', 'red']);
  });

  test('R 17.4 they drop from what they were when the board was looked at last (ruling back-to-champion)', () => {
    const state = setting({ control: { abydos: 'red' }, rest: { champions: ['blue'] } });
    const run = new Live({ frames, border, settled: consequences }, border.open(state));
    placeMarker(run, 'kyzikos', 'red', 'R 6.6.3.2');
    expect(run.advance().map(({ type }) => type)).toEqual(['markerPlaced']);
    removeMarker(run, 'kyzikos', 'R 6.6.2');
    expect(run.advance().map(({ type }) => type)).toEqual(['markerRemoved', 'championRegained']);
  });

  test('R 17.4 having none is not enough: they must drop', () => {
    const state = setting({ control: { abydos: 'red', larisa: 'blue' }, rest: { champions: [] } });
    expect(carryOut(state, (run) => removeMarker(run, 'abydos', 'R 6.6.2')).state.champions).toEqual([]);
    expect(carryOut(state, (run) => removeMarker(run, 'larisa', 'R 6.6.2')).state.champions).toEqual([]);
  });

  test('R 17.4 the loss of the Largest Fleet is a drop too', () => {
    const base = setting({ control: { athenai: 'red' }, rest: { champions: ['blue'] } });
    const state = {
      ...base,
      fleets: {
        ...base.fleets,
        athenai: { owner: 'red', upgraded: true, dispersed: false },
        kilikia: { owner: 'red', upgraded: false, dispersed: false },
      },
    } as const;
    expect(victoryPoints(state, 'red')).toBe(3);
    const told = carryOut(state, (run) => removeMarker(run, 'athenai', 'R 13.2.4'));
    expect(told.state.champions).toEqual(['blue', 'red']);
  });

  test('R 17.4 so it is when the upgraded fleet is Dispersed, its weak side up (R 3.4.1, 7.4)', () => {
    const base = setting({ control: { athenai: 'red' }, rest: { champions: ['blue'] } });
    const state = {
      ...base,
      fleets: {
        ...base.fleets,
        athenai: { owner: 'red', upgraded: true, dispersed: false },
        kilikia: { owner: 'red', upgraded: false, dispersed: false },
      },
    } as const;
    // Blue's borrowed 6 with 12 on the dice score 7, Red's 2 with 2 nothing.
    const told = carryOut(state, (run) =>
      run.push({
        kind: 'navalBattle',
        mover: 'blue',
        interceptor: 'red',
        escort: [],
        fleets: ['athenai'],
        lent: [6, 0],
        scores: [],
        winner: null,
        stage: 'roll',
      }),
    );
    const lost = play(told, ...dice(6, 6, 1, 1));
    expect(lost.state.fleets.athenai).toEqual({ owner: 'red', upgraded: false, dispersed: true });
    expect(victoryPoints(lost.state, 'red')).toBe(0);
    expect(lost.state.champions).toEqual(['blue', 'red']);
  });
});

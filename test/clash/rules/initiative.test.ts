/** R S6.2: initiative, with the example of the rulebook. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/clash/machine.js';
import { dice, emptyBoard, expectRefused, play, said } from '../table.js';
import type { Action } from '../../../src/clash/action/index.js';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';

/** Antigonus is dead, Seleucus is wounded. */
const ANSWERS = { phase: 2, step: 1 } as const;
const start = () =>
  machine.start(
    emptyBoard(
      { players: 3 },
      {
        turn: ANSWERS.phase,
        leaders: {
          demetrius: { at: 'ionia' },
          ptolemy: { at: 'egypt' },
          seleucus: { at: 'babylonia', wounded: true },
        },
        stack: [{ kind: 'turn', begun: true, step: ANSWERS.step }],
      },
    ),
  ).state;

const choose = (player: 'antigonid' | 'ptolemaic' | 'seleucid', place: number): Action => ({
  type: 'choosePlace',
  player,
  place,
});

describe('R S6.2 the example with three players', () => {
  // The dice 1, 2 and 4 make 7, 9 and 9; Ptolemy breaks the tie with a 5 against a 3.
  const rolled = play(start(), dice(1, 2, 4, 5, 3));

  it('the ability of the best surviving leader is added to the first die', () => {
    expect(rolled.state.stack.at(-1)).toMatchObject({
      kind: 'initiative',
      ranking: ['ptolemaic', 'seleucid', 'antigonid'],
    });
  });

  it('each die is told with what is added to it: nothing to those that part equals', () =>
    expect(said(rolled.events, 'initiativeRolled').map(({ side, die, ability }) => [side, die, ability])).toEqual([
      ['antigonid', 1, 6],
      ['ptolemaic', 2, 7],
      ['seleucid', 4, 5],
      ['ptolemaic', 5, 0],
      ['seleucid', 3, 0],
    ]));

  it('the first chooses any place, the second any that is left; the last has no choice', () => {
    expect(machine.legalActions(rolled.state)).toEqual([1, 2, 3].map((place) => choose('ptolemaic', place)));
    const second = play(rolled.state, [choose('ptolemaic', 3)]);
    expect(machine.legalActions(second.state)).toEqual([1, 2].map((place) => choose('seleucid', place)));
    expectRefused(second.state, choose('seleucid', 3), 'placeTaken', 'R S6.2');
    expectRefused(second.state, choose('seleucid', 4), 'placeUnknown', 'R S6.2');
    const last = play(second.state, [choose('seleucid', 2)]);
    expect(said(last.events, 'orderSettled')).toMatchObject([{ order: ['antigonid', 'seleucid', 'ptolemaic'] }]);
    expect(said(last.events, 'phaseBegan')[0]).toMatchObject({ phase: 'reinforcements', side: 'antigonid' });
  });

  it('the order holds for the turn: supply and initiative, then each in it', () => {
    const { state } = play(rolled.state, [choose('ptolemaic', 1), choose('seleucid', 2)]);
    const situation = machine.situationOf(state);
    const moves = sequenceOf(situation).filter(({ phase }) => phase === 'movement');
    // R S7.1: those whom nobody plays move last.
    expect(moves.map(({ side }) => side)).toEqual(['ptolemaic', 'seleucid', 'antigonid', 'independents', 'neutral']);
  });
});

describe('R S6.2 who has nobody', () => {
  it('adds nothing', () => {
    const board = emptyBoard(
      { players: 2 },
      { turn: 2, leaders: { antigonus: { at: 'phrygia' } }, stack: [{ kind: 'turn', begun: true, step: 1 }] },
    );
    // Without a leader a 6 is less than a 1 and an 8.
    const { state } = play(machine.start(board).state, dice(6, 1));
    expect(state.stack.at(-1)).toMatchObject({ kind: 'initiative', ranking: ['warlords', 'regency'] });
  });
});

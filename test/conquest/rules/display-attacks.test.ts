/** R 10.10, 10.12, 10.15: who attacks whom. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { BoxId, SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { attacking, battleIn, post, scene, type Scene } from '../battle.js';
import { die, expectRefused, listed, play, said } from '../table.js';

const attack = (
  from: readonly [SideId, BoxId],
  into: readonly [SideId, BoxId],
  player: SideId = 'macedonian',
): Action => ({
  type: 'attackBox',
  player,
  from: post(...from),
  into: post(...into),
});
const CENTRE = attack(['macedonian', 'centre'], ['persian', 'centre']);
const engage = (attacker: UnitId, defender: UnitId, player: SideId = 'macedonian'): Action => ({
  type: 'engage',
  player,
  attacker,
  defender,
});

const duels = (state: GameState): readonly string[] =>
  listed(state, 'engage').map(({ attacker, defender }) => `${attacker} ${defender}`);

const macedonian = (fighters: Scene['fighters'], more: Partial<Scene> = {}): GameState =>
  scene({ fighters, top: attacking('macedonian'), ...more });

/** Other boxes that can attack, so that the phase asks. */
const ELSEWHERE = { 'illyrians-1': 'macedonian left', 'persianLevy-9': 'persian right' } as const;

describe('R 10.10 who must be attacked', () => {
  it('as many on both sides: each attacker another defender', () => {
    const state = macedonian({
      ...ELSEWHERE,
      'phalanx-1': 'macedonian centre',
      'hypaspists-1': 'macedonian centre',
      'royalGuard-1': 'persian centre',
      'persianLevy-1': 'persian centre',
    });
    const { state: open } = play(state, [CENTRE]);
    expect(duels(open)).toEqual([
      'phalanx-1 royalGuard-1',
      'phalanx-1 persianLevy-1',
      'hypaspists-1 royalGuard-1',
      'hypaspists-1 persianLevy-1',
    ]);
    // 8 against 1: 4:1 and more, routed on a 2. Then the other pair is all that is left, and its die is waited for.
    const { state: second } = play(open, [engage('phalanx-1', 'persianLevy-1'), die(2)]);
    expect(second.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'hypaspists-1', defender: 'royalGuard-1' });
  });

  it('more attackers: each defender is attacked once, by whom the attacker likes', () => {
    const state = macedonian({
      ...ELSEWHERE,
      'phalanx-1': 'macedonian centre',
      'hypaspists-1': 'macedonian centre',
      'thessalians-1': 'macedonian centre',
      'persianLevy-1': 'persian centre',
    });
    const { state: open } = play(state, [CENTRE]);
    expect(duels(open)).toEqual([
      'phalanx-1 persianLevy-1',
      'hypaspists-1 persianLevy-1',
      'thessalians-1 persianLevy-1',
    ]);
    const { state: after, events } = play(open, [engage('thessalians-1', 'persianLevy-1'), die(2)]);
    expect(said(events, 'duelFought')).toHaveLength(1);
    // The box has attacked: another one, or the end.
    expect(listed(after, 'attackBox').map(({ from }) => from.box)).toEqual(['left']);
    expect(listed(after, 'endAttacks')).toHaveLength(1);
    expectRefused(after, CENTRE, 'alreadyAttacked', 'R 10.10');
  });

  it('more defenders: the strongest in defense, of equals whom the attacker likes', () => {
    const state = macedonian({
      ...ELSEWHERE,
      'phalanx-1': 'macedonian centre',
      'hypaspists-1': 'macedonian centre',
      // Defense 7, 3, 3 (two kinds), 1.
      'royalGuard-1': 'persian centre',
      'persianCavalry-1': 'persian centre',
      'barbarianInfantry-1': 'persian centre',
      'persianHeavyCavalry-1': 'persian centre',
    });
    // 7 and 4 are the two strongest.
    const { state: open } = play(state, [CENTRE]);
    expect(duels(open)).toEqual([
      'phalanx-1 royalGuard-1',
      'phalanx-1 persianHeavyCavalry-1',
      'hypaspists-1 royalGuard-1',
      'hypaspists-1 persianHeavyCavalry-1',
    ]);
    expectRefused(open, engage('phalanx-1', 'persianCavalry-1'), 'targetFirst', 'R 10.10');
    const tied = macedonian({
      ...ELSEWHERE,
      'phalanx-1': 'macedonian centre',
      'persianCavalry-1': 'persian centre',
      'thessalians-1': 'macedonian right',
      // Two of defense 3, of different kinds.
      'agrianes-1': 'macedonian reserve',
      'persianHeavyCavalry-1': 'persian reserve',
      'illyrians-1': 'macedonian left',
      'mercenaryPeltasts-1': 'persian centre',
    });
    const { state: both } = play(tied, [CENTRE]);
    // 3 against 2: the cavalry alone, which leaves no choice.
    expect(both.stack.at(-2)).toMatchObject({ kind: 'duel', defender: 'persianCavalry-1' });
  });

  it('ruling C10.17 a leader makes no unit the strongest', () => {
    const state = macedonian(
      {
        ...ELSEWHERE,
        'phalanx-1': 'macedonian centre',
        'royalGuard-1': 'persian centre',
        'persianCavalry-1': 'persian centre',
      },
      { leaders: { memnon: 'persianCavalry-1' } },
    );
    const { state: open } = play(state, [CENTRE]);
    expect(open.stack.at(-2)).toMatchObject({ kind: 'duel', defender: 'royalGuard-1' });
  });

  it('R 10.6 the first line alone attacks, and alone is attacked', () => {
    const state = macedonian({
      ...ELSEWHERE,
      'phalanx-1': 'macedonian centre',
      'hypaspists-1': 'macedonian centre 2',
      'persianLevy-1': 'persian centre',
      'royalGuard-1': 'persian centre 2',
    });
    const { state: open } = play(state, [CENTRE]);
    expect(open.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'phalanx-1', defender: 'persianLevy-1' });
  });

  it('ruling C10.29 archers of the second line do not shoot', () => {
    const state = macedonian({
      ...ELSEWHERE,
      'phalanx-1': 'macedonian centre',
      'cretanArchers-1': 'macedonian centre 2',
      'persianLevy-1': 'persian centre',
      'royalGuard-1': 'persian centre',
    });
    const { state: open } = play(state, [CENTRE]);
    expect(open.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'phalanx-1', defender: 'royalGuard-1' });
    // 8 against 7: locked on a 4. The other Persian is left alone, and the box has attacked.
    expect(listed(play(open, [die(4)]).state, 'attackBox').map(({ from }) => from.box)).toEqual(['left']);
  });
});

describe('R 10.10 cavalry and elephants', () => {
  it('ruling C10.24 where no box can attack the phase ends', () => {
    const state = macedonian({ 'hetairoi-1': 'macedonian centre', 'persianElephant-1': 'persian centre' });
    expect(listed(state, 'attackBox')).toEqual([]);
    // The die that falls is of the Persian phase in the round that follows.
    expect(battleIn(state).round).toBe(3);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'duel', side: 'persian' });
  });

  it('ruling C10.24 whoever could attack may move so that he cannot: the phase ends', () => {
    const state = scene({
      fighters: {
        'prodromoi-1': 'macedonian rightOutflank',
        'phalanx-1': 'macedonian reserve',
        'persianCavalry-1': 'persian leftOutflank',
        'persianLevy-1': 'persian reserve',
      },
      round: 1,
    });
    const stay: Action = { type: 'holdPositions', player: 'macedonian' };
    const stayed = play(state, [stay]);
    expect(said(stayed.events, 'attackBegan')).toMatchObject([{ from: post('macedonian', 'rightOutflank') }]);
    const { state: after, events } = play(state, [
      { type: 'shiftUnit', player: 'macedonian', unit: 'prodromoi-1', to: post('macedonian', 'reserve'), line: 1 },
      stay,
    ]);
    expect(said(events, 'attackBegan')).toEqual([]);
    expect(battleIn(after).round).toBe(2);
    expect(after.stack.at(-1)).toMatchObject({ kind: 'manoeuvre', side: 'persian' });
  });

  it('cavalry alone before elephants passes', () => {
    const state = macedonian({
      'hetairoi-1': 'macedonian centre',
      'persianElephant-1': 'persian centre',
      'phalanx-1': 'macedonian left',
      'illyrians-1': 'macedonian right',
      'persianLevy-1': 'persian right',
      'persianLevy-2': 'persian left',
    });
    expect(listed(state, 'attackBox').map(({ from }) => from.box)).toEqual(['left', 'right']);
    expectRefused(state, CENTRE, 'mayNotAttack', 'R 10.10');
  });

  it('R 10.10 cavalry alone passes before elephants, whoever stands beside them (ruling C10.17)', () => {
    const opposed = {
      ...ELSEWHERE,
      'hypaspists-1': 'macedonian right',
      'persianLevy-8': 'persian left',
      'hetairoi-1': 'macedonian centre',
      'persianElephant-1': 'persian centre',
      'royalGuard-1': 'persian centre',
    } as const;
    const alone = macedonian(opposed);
    expect(listed(alone, 'attackBox').some(({ from }) => from.box === 'centre')).toBe(false);
    expectRefused(alone, CENTRE, 'mayNotAttack', 'R 10.10');
    // Infantry in the box, even behind the first line: not only cavalry is present, and the Hetairoi attack the Guard.
    const { state: open } = play(macedonian({ ...opposed, 'phalanx-1': 'macedonian centre 2' }), [CENTRE]);
    expect(open.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'hetairoi-1', defender: 'royalGuard-1' });
    // Elephants of the second line do not oppose them.
    const { state: before } = play(macedonian({ ...opposed, 'persianElephant-1': 'persian centre 2' }), [CENTRE]);
    expect(before.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'hetairoi-1', defender: 'royalGuard-1' });
  });

  it('R 10.12 cavalry that is locked in combat fights on, and its box does no more (ruling C10.17)', () => {
    const state = macedonian(
      {
        'hetairoi-1': 'macedonian centre',
        'thessalians-1': 'macedonian centre',
        'persianElephant-1': 'persian centre',
        'royalGuard-1': 'persian centre',
        'persianInfantry-1': 'persian centre',
      },
      { engaged: [{ attacker: 'royalGuard-1', defender: 'hetairoi-1' }] },
    );
    expect(state.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'hetairoi-1', defender: 'royalGuard-1' });
    // 10 to 7: locked again on a 4; nobody else of the box attacks, and the Persian phase follows.
    const { events } = play(state, [die(4)]);
    expect(said(events, 'duelFought')).toHaveLength(1);
  });

  it('R 10.10 what is left of a box that had infantry goes on (ruling C10.17)', () => {
    const state = macedonian({
      'phalanx-1': 'macedonian left',
      'persianLevy-9': 'persian right',
      'hetairoi-1': 'macedonian centre',
      'illyrians-1': 'macedonian centre',
      'persianElephant-1': 'persian centre',
      'royalGuard-1': 'persian centre',
    });
    const { state: open } = play(state, [CENTRE]);
    // 3 against 1: routed on a 1 or 2 at most; whatever becomes of the Illyrians, the Hetairoi attack the Guard.
    const { state: after } = play(open, [engage('illyrians-1', 'persianElephant-1'), die(1)]);
    expect(after.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'hetairoi-1', defender: 'royalGuard-1' });
  });

  it('ruling C10.17 with others, the others take the elephants, and as many duels are fought as can be', () => {
    const state = macedonian({
      ...ELSEWHERE,
      'hetairoi-1': 'macedonian centre',
      'phalanx-1': 'macedonian centre',
      'persianElephant-1': 'persian centre',
      'royalGuard-1': 'persian centre',
    });
    const { state: open } = play(state, [CENTRE]);
    // The phalanx against the Guard would leave the Hetairoi before elephants.
    expect(duels(open)).toEqual(['hetairoi-1 royalGuard-1', 'phalanx-1 persianElephant-1']);
    expectRefused(open, engage('hetairoi-1', 'persianElephant-1'), 'mayNotAttack', 'R 10.10');
    expectRefused(open, engage('phalanx-1', 'royalGuard-1'), 'targetFirst', 'R 10.10');
  });
});

describe('R 10.10 which boxes attack', () => {
  const fighters = {
    'phalanx-1': 'macedonian centre',
    'illyrians-1': 'macedonian left',
    'persianLevy-1': 'persian centre',
    'persianLevy-2': 'persian right',
  } as const;

  it('at least one; on the first round one alone', () => {
    const first = macedonian(fighters, { round: 1 });
    expect(listed(first, 'attackBox')).toHaveLength(2);
    expectRefused(first, { type: 'endAttacks', player: 'macedonian' }, 'mustAttack', 'R 10.10');
    const one = play(first, [CENTRE, die(2)]);
    // Nobody attacks any more in this phase.
    expect(one.state.stack.at(-1)?.kind).not.toBe('assault');
    const second = play(macedonian(fighters), [CENTRE, die(2)]);
    expect(listed(second.state, 'attackBox').map(({ from }) => from.box)).toEqual(['left']);
  });

  it('R 10.4 each into the box that it faces; not across the display', () => {
    expectRefused(
      macedonian(fighters),
      attack(['macedonian', 'left'], ['persian', 'centre']),
      'boxNotAdjacent',
      'R 10.4',
    );
    expect(listed(macedonian(fighters), 'attackBox').map(({ from, into }) => `${from.box} ${into.box}`)).toEqual([
      'left right',
      'centre centre',
    ]);
  });

  it('R 10.9 not who has advanced in this round', () => {
    const state = macedonian(
      { ...fighters, 'phalanx-2': 'persian left', 'persianLevy-3': 'persian leftOutflank' },
      { since: { 'phalanx-2': 2 } },
    );
    expectRefused(state, attack(['persian', 'left'], ['persian', 'centre']), 'advancedThisRound', 'R 10.9');
  });

  it('R 10.5 no more than four of a Reserve attack', () => {
    const state = macedonian({
      'phalanx-1': 'macedonian reserve',
      'phalanx-2': 'macedonian reserve',
      'phalanx-3': 'macedonian reserve',
      'phalanx-4': 'macedonian reserve',
      'phalanx-5': 'macedonian reserve',
      'persianLevy-1': 'macedonian centre',
      'persianLevy-2': 'macedonian centre',
      'persianLevy-3': 'macedonian centre',
      'persianLevy-4': 'macedonian centre',
      'persianLevy-5': 'persian reserve',
    });
    // The only attack, of alike units: it goes by itself. Four duels, all 8 against 1.
    const { events } = play(state, [die(2), die(2), die(2), die(2)]);
    expect(said(events, 'duelFought')).toHaveLength(4);
    expect(said(events, 'roundBegan')).toHaveLength(1);
  });
});

describe('R 10.12 units locked in combat', () => {
  const fighters = {
    'phalanx-1': 'macedonian centre',
    'hypaspists-1': 'macedonian centre',
    'illyrians-1': 'macedonian left',
    'royalGuard-1': 'persian centre',
    'persianHeavyCavalry-1': 'persian centre',
    'persianLevy-1': 'persian right',
  } as const;
  const state = macedonian(fighters, { engaged: [{ attacker: 'persianHeavyCavalry-1', defender: 'phalanx-1' }] });

  it('the box of the former defender must attack that of the former attacker, this pair first', () => {
    // The Left may attack first; then the Center has no choice, nor its phalanx.
    const left = play(state, [attack(['macedonian', 'left'], ['persian', 'right']), die(6)]);
    expect(left.state.stack.at(-2)).toMatchObject({ attacker: 'phalanx-1', defender: 'persianHeavyCavalry-1' });
    expectRefused(
      macedonian(
        { ...fighters, 'persianLevy-2': 'persian left', 'phalanx-2': 'macedonian right' },
        {
          engaged: [{ attacker: 'persianHeavyCavalry-1', defender: 'phalanx-1' }],
        },
      ),
      { type: 'endAttacks', player: 'macedonian' },
      'mustAttack',
      'R 10.10',
    );
    const { state: open } = play(state, [CENTRE]);
    // The only pair that is open, before the Guard: its die is waited for.
    expect(open.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'phalanx-1', defender: 'persianHeavyCavalry-1' });
  });

  it('ruling C10.2 who was attacked by the first side of a round attacks in the second part of it', () => {
    const first = macedonian(
      {
        'phalanx-1': 'macedonian centre',
        'illyrians-1': 'macedonian right',
        'royalGuard-1': 'persian centre',
        'persianLevy-1': 'persian left',
      },
      { battle: { step: 3 } },
    );
    // 8 against 7: 1:1, Eng on a 4.
    const persian = play(first, [CENTRE, die(4), { type: 'endAttacks', player: 'macedonian' }]).state;
    // Once the Left has attacked, the Center has no choice.
    const { state } = play(persian, [attack(['persian', 'left'], ['macedonian', 'right'], 'persian'), die(3)]);
    expect(battleIn(state).round).toBe(2);
    expect(state.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'royalGuard-1', defender: 'phalanx-1' });
  });

  it('in the first round, in which one box attacks, it is that which cannot pass', () => {
    const first = macedonian(
      {
        'phalanx-1': 'macedonian centre',
        'illyrians-1': 'macedonian right',
        'royalGuard-1': 'persian centre',
        'persianLevy-1': 'persian left',
      },
      { battle: { round: 1, step: 3 } },
    );
    // 8 against 7: 1:1, Eng on a 4. The Left could attack as well, but then the Center would pass.
    const { state } = play(first, [CENTRE, die(4)]);
    expect(battleIn(state).round).toBe(1);
    expect(state.stack.at(-2)).toMatchObject({ kind: 'duel', attacker: 'royalGuard-1', defender: 'phalanx-1' });
  });

  it('any result but Eng sets both free; Eng turns the duty round', () => {
    // 8 against 4: 2:1, Eng on a 3, DR on a 4.
    const again = play(state, [CENTRE, die(3)]);
    expect(battleIn(again.state).engaged).toEqual([{ attacker: 'phalanx-1', defender: 'persianHeavyCavalry-1' }]);
    const free = play(state, [CENTRE, die(4)]);
    expect(battleIn(free.state).engaged).toEqual([]);
  });

  it('ruling C10.12 who cannot attack when it must is free again', () => {
    const cavalry = macedonian(
      {
        'hetairoi-1': 'macedonian centre',
        'persianElephant-1': 'persian centre',
        'phalanx-1': 'macedonian left',
        'persianLevy-1': 'persian right',
      },
      { engaged: [{ attacker: 'persianElephant-1', defender: 'hetairoi-1' }] },
    );
    // The Left is the only box that can attack: 8 against 1, without effect on a 1.
    const { state: after } = play(cavalry, [die(1)]);
    expect(battleIn(after).engaged).toEqual([{ attacker: 'phalanx-1', defender: 'persianLevy-1' }]);
  });
});

describe('R 10.15 attacks from the flank and the rear', () => {
  const fighters = {
    'phalanx-1': 'macedonian centre',
    'phalanx-2': 'persian left',
    'phalanx-3': 'persian left',
    'phalanx-4': 'persian left',
    'royalGuard-1': 'persian centre',
    'persianHeavyCavalry-1': 'persian centre',
    'persianInfantry-1': 'persian centre 2',
    'persianLevy-1': 'persian centre 2',
  } as const;
  const FLANK = attack(['persian', 'left'], ['persian', 'centre']);

  it('the second box attacks who has not been attacked: first line, then second line, the strongest first', () => {
    // The phalanx attacks the Guard, 7 against 4 of the cavalry: 8 to 7, 1:1, Eng on a 4.
    const { state } = play(macedonian(fighters), [CENTRE, die(4), FLANK]);
    // Alike phalanxes: the cavalry of the first line, the infantry and the levy of the second; never the Guard.
    expect(duels(state)).toEqual([
      'phalanx-2 persianHeavyCavalry-1',
      'phalanx-2 persianInfantry-1',
      'phalanx-2 persianLevy-1',
    ]);
    expectRefused(state, engage('phalanx-2', 'royalGuard-1'), 'targetFirst', 'R 10.10');
    expectRefused(state, { type: 'breakOff', player: 'macedonian' }, 'mustFightOn', 'R 10.15');
    // Before a box has been chosen no unit attacks.
    expectRefused(macedonian(fighters), engage('phalanx-1', 'royalGuard-1'), 'noAttackYet', 'R 10.10');
  });

  it('the first attack does not reach the second line, wherever it comes from', () => {
    const { state } = play(macedonian(fighters), [FLANK]);
    expect(duels(state)).toEqual(['phalanx-2 royalGuard-1', 'phalanx-2 persianHeavyCavalry-1']);
  });

  it('nobody for a second time before all have been attacked once; and then they may be left alone', () => {
    const few = macedonian({
      'phalanx-1': 'macedonian centre',
      'phalanx-2': 'persian left',
      'phalanx-3': 'persian left',
      'royalGuard-1': 'persian centre',
      'persianLevy-1': 'persian centre 2',
    });
    const { state } = play(few, [CENTRE, die(4), FLANK]);
    // The levy alone has not been attacked: 8 against 1, Eng on a 1. Then the Guard may be attacked again.
    expect(state.stack.at(-2)).toMatchObject({ kind: 'duel', defender: 'persianLevy-1' });
    const { state: then } = play(state, [die(1)]);
    expect(duels(then)).toEqual(['phalanx-3 royalGuard-1']);
    expect(listed(then, 'breakOff')).toHaveLength(1);
  });

  it('optional: attacked again from another box, a column to the right for each attack before (ruling C10.22)', () => {
    const game = (optionalRules?: readonly ['attackedAgain']): GameState =>
      macedonian(
        { 'phalanx-1': 'macedonian centre', 'phalanx-2': 'persian left', 'royalGuard-1': 'persian centre' },
        { options: optionalRules === undefined ? {} : { optionalRules } },
      );
    const columns = (state: GameState): readonly number[] =>
      said(play(state, [CENTRE, die(4), FLANK, die(3)]).events, 'duelFought').map(({ column }) => column);
    // 8 against 7: 1:1, the third column, and then the fourth.
    expect(columns(game())).toEqual([2, 2]);
    expect(columns(game(['attackedAgain']))).toEqual([2, 3]);
  });
});

describe('R 10.5 a Reserve that is attacked', () => {
  it('ruling C10.19 no more than four of it in a phase, however many boxes attack', () => {
    const state = macedonian({
      'phalanx-1': 'persian left',
      'phalanx-2': 'persian left',
      'phalanx-3': 'persian left',
      'phalanx-4': 'persian right',
      'phalanx-5': 'persian right',
      'persianLevy-1': 'persian reserve',
      'persianLevy-2': 'persian reserve',
      'persianLevy-3': 'persian reserve',
      'persianLevy-4': 'persian reserve',
      'persianLevy-5': 'persian reserve',
      'persianLevy-6': 'persian reserve',
    });
    const LEFT = attack(['persian', 'left'], ['persian', 'reserve']);
    const { state: second } = play(state, [
      LEFT,
      die(1),
      die(1),
      die(1),
      attack(['persian', 'right'], ['persian', 'reserve']),
      die(1),
    ]);
    // Four have been attacked: the last phalanx can only attack one of those again, and need not.
    expect(listed(second, 'breakOff')).toHaveLength(1);
    expect(new Set(listed(second, 'engage').map(({ defender }) => defender))).not.toContain('persianLevy-6');
  });
});

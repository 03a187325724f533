/** R D3: the rounds of a battle in wings: who joins whom, leaders and odds by wings, breaking off, pursuit and victory. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PieceId, PlayerId, Wing } from '../../src/peloponnesian/vocabulary.js';
import { alike, battleIn, top } from './field.js';
import { drawnUp, FIELD, FROM, lineOf, listed, meeting, onward, wingsIn } from './lines.js';
import { play, rolls } from './table.js';

const athens = alike('attica-hoplite-4', 6);
const sparta = alike('boeotia-hoplite-5', 6);
const fighting = rolls(drawnUp(meeting({ athens, sparta }), 'LLCCRR', 'LLCCRR'), 1);

// Two against two, 1-1. A 1 (D/+1): both Spartans roll 5 and waver. A 6 (+1/D): both Athenians roll 4 and waver.
const ATHENS = [1, 5, 5];
const SPARTA = [6, 4, 4];
// A 5 (M/D): both Athenians pass.
const NOBODY = [5, 1, 1];

/** Lets dice fall, and returns what the last one brings. */
function last(state: GameState, ...dice: readonly number[]): readonly GameEvent[] {
  const before = rolls(state, ...dice.slice(0, -1));
  return play(before, { type: 'roll', player: 'chance', die: dice.at(-1) ?? 1 }).events;
}
const rounds = (events: readonly GameEvent[]) => events.filter((event) => event.type === 'roundFought');
const deploy = (state: GameState, piece: PieceId, wing: Wing): GameState =>
  play(state, { type: 'deploy', player: 'athens', piece, wing }).state;

describe('R D3: each round is fought in all wings', () => {
  it('R D3: round 1 of each wing comes before round 2 of any', () => {
    const first = rolls(fighting, ...NOBODY, ...NOBODY);
    expect(battleIn(first).round).toBe(1);
    expect(wingsIn(first)).toMatchObject({ stage: 'fight', unfought: [] });
    const over = rolls(first, ...NOBODY);
    expect(top(over)).toBe('wings breaks');
    expect(lineOf(over, 'attacker')).toBe('3 3 | 3 3 | 3 3');
    expect(lineOf(over, 'defender')).toBe('4 4 | 4 4 | 4 4');
  });

  it('R D3: leaders shift the odds of their own wing alone (ruling Q193)', () => {
    // Brasidas is with the Spartans on the left, and shifts the odds by his rating there.
    const { fact } = machine.situationOf(fighting).roster.leaders.find(({ id }) => id === 'brasidas') ?? {};
    const led = meeting({ athens, sparta, leaders: { brasidas: 'sparta' } });
    const begun = rolls(drawnUp(led, 'LLCCRR', 'LLCCRRL'), 1);
    const [left] = rounds(last(begun, 5));
    expect(left).toMatchObject({ wing: 'left', shifts: [{ why: 'leaders', by: -(fact?.land ?? 0) }] });
    const center = rolls(begun, 5, 1, 1);
    expect(rounds(last(center, 5))[0]).toMatchObject({ wing: 'center', odds: '1-1', shifts: [] });
  });

  it('R D3, 17.4.3: light troops count wing by wing', () => {
    const army = [...athens.slice(0, 4), ...alike('attica-lightInfantry-3', 2)];
    // Left a hoplite and both light infantry, which are too many; center two hoplites; right one hoplite.
    const one = rolls(drawnUp(meeting({ athens: army, sparta }), 'LCCRLL', 'LLCCRR'), 1);
    expect(rounds(last(one, 5))[0]).toMatchObject({
      wing: 'left',
      strengths: { attacker: 3, defender: 2 },
      shifts: [],
    });
    // Left a hoplite and one light infantry, which helps; on the right a hoplite and the other one.
    const two = rolls(drawnUp(meeting({ athens: army, sparta }), 'LCCRLR', 'LLCCRR'), 1);
    expect(rounds(last(two, 5))[0]).toMatchObject({ wing: 'left', shifts: [{ why: 'lightTroops', by: 1 }] });
  });

  it('R D3: odds worse than 1-4 in a wing are rolled in the first column, and nobody turns back (ruling R62)', () => {
    const horde = [...alike('laconia-hoplite-5', 2), ...sparta];
    const begun = drawnUp(meeting({ athens: athens.slice(0, 4), sparta: horde }), 'LLC', 'LLCCRRRR');
    const dice = rolls(begun, 1);
    // Left 2 against 2, center 1 against 2, right 1 against 4.
    const thin = drawnUp(
      meeting({ athens: athens.slice(0, 4), sparta: [...horde, ...alike('corinth-hoplite-4', 2)] }),
      'LLC',
      'LLCCRRRRRR',
    );
    const wings = [...rounds(last(dice, 5)), ...rounds(last(rolls(dice, 5, 1, 1), 5))];
    expect(wings.map(({ wing, basic }) => [wing, basic])).toEqual([
      ['left', '1-1'],
      ['center', '1-2'],
    ]);
    // 1 against 6 on the right.
    const right = rolls(rolls(thin, 1), 5, 1, 1, 5, 1);
    expect(rounds(last(right, 1))[0]).toMatchObject({
      wing: 'right',
      strengths: { attacker: 1, defender: 6 },
      basic: '1-4',
      odds: '1-4',
    });
  });
});

describe('R D3: who has won a wing joins others', () => {
  it('R D3: from a flank to the center, with 1 to the morale of all who are friendly there', () => {
    const after = rolls(fighting, ...ATHENS, ...NOBODY, ...NOBODY);
    expect(lineOf(after, 'attacker')).toBe(' | 4 4 4 4 | 3 3');
    expect(lineOf(after, 'defender')).toBe('R R | 4 4 | 4 4');
  });

  it('R D3: from the center to the flanks that their player chooses, one after another (ruling Q196)', () => {
    const won = rolls(fighting, ...NOBODY, ...ATHENS, ...NOBODY);
    expect(top(won)).toBe('wings join');
    expect(listed(won)).toEqual(['deploy attica-hoplite-4-3 left', 'deploy attica-hoplite-4-3 right']);
    const center = machine.applyAction(won, {
      type: 'deploy',
      player: 'athens',
      piece: 'attica-hoplite-4-3',
      wing: 'center',
    });
    expect('left' in center && center.left.code).toBe('wingUnfit');
    const parted = deploy(deploy(won, 'attica-hoplite-4-3', 'left'), 'attica-hoplite-4-4', 'right');
    expect(lineOf(parted, 'attacker')).toBe('4 4 4 |  | 4 4 4');
    const together = deploy(deploy(won, 'attica-hoplite-4-3', 'left'), 'attica-hoplite-4-4', 'left');
    expect(lineOf(together, 'attacker')).toBe('4 4 4 4 |  | 3 3');
  });

  it('R D3: from both flanks to the center in one round: 1 for each wing that joins (ruling Q196)', () => {
    const after = rolls(fighting, ...ATHENS, ...NOBODY, ...ATHENS);
    expect(lineOf(after, 'attacker')).toBe(' | 5 5 5 5 5 5 | ');
    expect(lineOf(after, 'defender')).toBe('R R | 4 4 | R R');
  });

  it('R D3: to the last contested wing from anywhere', () => {
    // Round 1: Athens wins the left and joins the center. Round 2: Sparta wins the center, and joins the right.
    const first = onward(rolls(fighting, ...ATHENS, ...NOBODY, ...NOBODY));
    // Four against two in the center, 2-1: a 6 (+1/D); 6 of 4 die, 7 against 4. On the right a 5 (M/D).
    const second = rolls(first, 6, 6, 6, 6, 6, 5, 1, 1);
    expect(lineOf(second, 'attacker')).toBe(' |  | 2 2');
    expect(lineOf(second, 'defender')).toBe('R R |  | 4 4 4 4');
  });

  it('R D3: a wing in which nobody is left is nobody’s (ruling Q197)', () => {
    // Left, a 3 (M/M): both Athenians roll 5 against 4, and both Spartans 6 against 5: all waver.
    const events = last(fighting, 3, 5, 5, 6, 6, ...NOBODY, ...NOBODY);
    expect(events.filter(({ type }) => type === 'wingWon' || type === 'wingJoined')).toEqual([]);
  });
});

describe('R D3: the end of a battle in wings', () => {
  it('R D3, 17.8: the attacker and then the defender may break off, when victors have joined other wings (ruling Q199)', () => {
    const left = rolls(fighting, ...NOBODY);
    const breaksOff = (player: PlayerId): Action => ({ type: 'breakOff', player });
    const whyNot = (state: GameState, player: PlayerId) => machine.explainAction(state, breaksOff(player))?.code;
    // Not when one wing has fought, nor as long as victors choose where to go.
    expect(machine.actors(left)).toEqual(['chance']);
    const won = rolls(left, ...ATHENS, ...NOBODY);
    expect([top(won), whyNot(won, 'athens')]).toEqual(['wings join', 'deployFirst']);
    const joined = deploy(deploy(won, 'attica-hoplite-4-3', 'left'), 'attica-hoplite-4-4', 'left');
    expect(lineOf(joined, 'attacker')).toBe('4 4 4 4 |  | 3 3');
    expect([machine.actors(joined), listed(joined)]).toEqual([['athens'], ['fightOn', 'breakOff']]);
    expect(whyNot(joined, 'sparta')).toBe('notYourTurn');
    const second = play(joined, { type: 'fightOn', player: 'athens' }).state;
    expect([machine.actors(second), listed(second)]).toEqual([['sparta'], ['fightOn', 'breakOff']]);
    const { events } = play(second, breaksOff('sparta'));
    expect(events.find(({ type }) => type === 'battleBrokenOff')).toMatchObject({ player: 'sparta', round: 1 });
    // Or both fight on, and the second round begins.
    expect(battleIn(play(second, { type: 'fightOn', player: 'sparta' }).state).round).toBe(2);
  });

  it('R D3, 17.8: whoever breaks off retreats with all units, from all wings', () => {
    const over = rolls(fighting, ...NOBODY, ...NOBODY, ...NOBODY);
    const { state, events } = play(over, { type: 'breakOff', player: 'athens' });
    expect(events).toContainEqual({
      type: 'battleBrokenOff',
      rule: 'R 17.8',
      at: FIELD,
      player: 'athens',
      side: 'attacker',
      round: 1,
    });
    expect(events.find(({ type }) => type === 'battleWon')).toMatchObject({ winner: 'sparta', rounds: 1 });
    expect(new Set(athens.map((unit) => state.units[unit]?.at))).toEqual(new Set([FROM]));
  });

  it('R D3, 17.7.5: who has nobody left in any wing is beaten', () => {
    const events = last(fighting, ...ATHENS, ...ATHENS, ...ATHENS);
    expect(events.some(({ type }) => type === 'wingsUnited')).toBe(false);
    expect(events.find(({ type }) => type === 'battleWon') ?? events.at(-1)).toBeDefined();
    expect(events.filter(({ type }) => type === 'wingWon')).toHaveLength(3);
  });

  it('R D4, 17.9: when all wings are over the victor pursues with the cavalry of all wings that does not waver', () => {
    const horse = [...sparta.slice(0, 4), ...alike('boeotia-cavalry-5', 2)];
    // The cavalry stands on both flanks with one hoplite each, and Sparta wins everywhere.
    const begun = rolls(drawnUp(meeting({ athens, sparta: horse }), 'LLCCRR', 'LCCRLR'), 1);
    // Light troops shift the odds of both flanks from 1-1 to 2-3: a 6 is +2/D there, and +1/D in the center.
    const won = rolls(begun, 6, 4, 4, ...SPARTA, 6, 4, 4);
    expect(won.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'pursuit', player: 'sparta' });
    // Two cavalry against none are 2-1, where a 3 gives M/+1; morale is 4 - 1.
    const { events } = play(won, { type: 'roll', player: 'chance', die: 3 });
    expect(events.find(({ type }) => type === 'cavalryPursued')).toMatchObject({
      cavalry: ['boeotia-cavalry-5-1', 'boeotia-cavalry-5-2'],
      units: athens,
      odds: '2-1',
      result: '+1',
    });
    const after = play(rolls(won, 3, 6, 5, 1, 1, 1), { type: 'roll', player: 'chance', die: 1 });
    expect(after.events.find(({ type }) => type === 'moraleChecked')).toMatchObject({
      added: 1,
      checks: athens.map((unit, index) => ({ unit, die: [6, 5, 1, 1, 1, 1][index], morale: 3 })),
    });
    // 7 and 6 are 3 more than 3 or above.
    expect(after.events.find(({ type }) => type === 'battleWon')).toMatchObject({
      winner: 'sparta',
      decisive: false,
      losses: { loser: ['attica-hoplite-4-1', 'attica-hoplite-4-2'] },
    });
  });
});

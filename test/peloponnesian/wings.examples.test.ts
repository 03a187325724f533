/** R D3: both worked examples: who has won a wing joins others, and all join in a single battle. */
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../src/peloponnesian/query/combat.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import { ODDS } from '../../src/peloponnesian/vocabulary.js';
import { alike, battleIn, display, top } from './field.js';
import { drawnUp, lineOf, meeting, onward } from './lines.js';
import { play, rolls } from './table.js';

// Two against two in each wing: odds of 1-1, whose column reads D/+1, D/M, M/M, +1/M, M/D, +1/D.
const athens = alike('attica-hoplite-4', 6);
const sparta = alike('boeotia-hoplite-5', 6);
const begun = drawnUp(meeting({ athens, sparta }), 'LLCCRR', 'LLCCRR');
// The die for shifts is low.
const fighting = rolls(begun, 1);
// Left, a 1 (D/+1): both Spartans roll 5, and 6 is higher than 5. Athenian morale falls to 3.
const athensWinsLeft = [1, 5, 5];
// Center, a 6 (+1/D): both Athenians roll 4, and 5 is higher than 4. Spartan morale falls to 4.
const spartaWinsCenter = [6, 4, 4];

describe('the first example of R D3: Sparta wins the center in the same round as Athens the left', () => {
  // Right, a 5 (M/D): both Athenians pass; all are demoralized.
  const after = rolls(fighting, ...athensWinsLeft, ...spartaWinsCenter, 5, 1, 1);

  it('R D3: both are added to the battle on the right, and their bonuses cancel each other', () => {
    expect(lineOf(begun, 'attacker')).toBe('4 4 | 4 4 | 4 4');
    expect(lineOf(begun, 'defender')).toBe('5 5 | 5 5 | 5 5');
    // Athens: 3 from the left and 3 on the right, and 1; Sparta: 4 from the center and 4 on the right, and 1.
    expect(lineOf(after, 'attacker')).toBe(' | R R | 4 4 4 4');
    expect(lineOf(after, 'defender')).toBe('R R |  | 5 5 5 5');
  });

  it('R D3: it is said who has won what, and who joins', () => {
    const before = rolls(fighting, ...athensWinsLeft, ...spartaWinsCenter, 5, 1);
    const { events } = play(before, { type: 'roll', player: 'chance', die: 1 });
    expect(events.filter(({ type }) => type === 'wingWon' || type === 'wingJoined')).toEqual([
      { type: 'wingWon', rule: 'R D3', at: 'W3730', player: 'athens', wing: 'left', round: 1 },
      { type: 'wingWon', rule: 'R D3', at: 'W3730', player: 'sparta', wing: 'center', round: 1 },
      {
        type: 'wingJoined',
        rule: 'R D3',
        at: 'W3730',
        player: 'athens',
        from: 'left',
        to: 'right',
        pieces: athens.slice(0, 2),
        morale: 1,
      },
      {
        type: 'wingJoined',
        rule: 'R D3',
        at: 'W3730',
        player: 'sparta',
        from: 'center',
        to: 'right',
        pieces: sparta.slice(2, 4),
        morale: 1,
      },
    ]);
  });

  it('R D3: the next round is fought by four against four on the right alone', () => {
    const { events } = play(onward(after), { type: 'roll', player: 'chance', die: 2 });
    expect(events.find(({ type }) => type === 'roundFought')).toMatchObject({
      round: 2,
      wing: 'right',
      strengths: { attacker: 4, defender: 4 },
      odds: '1-1',
    });
  });
});

describe('the second example of R D3: Athens wins left and right in the same round as Sparta the center', () => {
  const after = rolls(fighting, ...athensWinsLeft, ...spartaWinsCenter, ...athensWinsLeft);

  it('R D3: all who are left fight on in a single battle, whose morale is as it was (ruling Q198)', () => {
    expect(top(after)).toBe('battle attackerBreaks');
    expect(display(after, 'attacker')).toBe('3 3 R R 3 3');
    expect(display(after, 'defender')).toBe('R R 4 4 R R');
    expect(battleIn(after).round).toBe(1);
  });

  it('R D3: four against two in the second round, which is an ordinary one', () => {
    expect(ODDS[columnOf(openTable(after), battleIn(after))]).toBe('2-1');
    const { events } = play(onward(after), { type: 'roll', player: 'chance', die: 1 });
    const round = events.find(({ type }) => type === 'roundFought');
    expect(round).toMatchObject({ round: 2, strengths: { attacker: 4, defender: 2 }, odds: '2-1' });
    expect(round).not.toHaveProperty('wing');
  });
});

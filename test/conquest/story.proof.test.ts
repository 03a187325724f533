/** Games of the family, played by bots and told: from turn to turn, to the end, and with nothing in a line that is no word. */
import { describe, expect, it } from 'vitest';
import { clashTeller } from '../../src/clash/story.js';
import { conquestTeller } from '../../src/conquest/story/index.js';
import { xenophonTeller } from '../../src/xenophon/story.js';
import { outcome } from '../../src/xenophon/index.js';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import { chronicleOf } from '../examples/telling.js';

const NO_WORD = /undefined|\bnull\b|\bNaN\b|\[object/;

describe('a march of the Ten Thousand', () => {
  const story = chronicleOf(xenophonTeller, 2, 'anabasis');
  const lines = [...story.lines, ...story.ending];

  it('has a heading, and a map with the way home, for each turn that is played', () => {
    const headings = lines.filter((line) => line.startsWith('── Turn'));
    expect(headings).toHaveLength(story.state.turn);
    // The first turn has begun before anything is told; its heading is above the first event all the same.
    expect(lines[0]).toMatch(/^── Turn 1: Spring 401 BC ─/);
    // One more at the end.
    expect(lines.filter((line) => /^ *. Thrace /.test(line))).toHaveLength(story.state.turn + 1);
  });

  it('names the phase in which something happens, once before it', () => {
    const phases = lines.filter((line) => /^Movement Phase of the Rebels:$/.test(line));
    expect(phases.length).toBeGreaterThan(0);
    for (const [index, line] of lines.entries())
      if (/^[A-Z].* Phase( of .*)?:$/.test(line)) expect(lines[index + 1]).toMatch(/^ +\S|^$/);
  });

  it('R 8.1, 13.1: tells a march, and troops that come together, in one sentence', () => {
    const marches = story.events.filter(({ type }) => type === 'marched');
    expect(marches.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /^ {2}\S.* (?:marches|march) from .*\(R 8\.1\)$/.test(line)).length).toBeGreaterThan(
      0,
    );
    // Of what goes with a march there is no line; nothing else moves by that clause.
    expect(lines.filter((line) => line.endsWith('(R 8.1)') && !/ march(?:es)? from /.test(line))).toEqual([]);
    const arrived = story.events.filter(({ type, rule }) => type === 'unitRaised' && rule === 'R 13.1');
    const told = lines.filter((line) => line.startsWith('  New troops of') && line.endsWith('(R 13.1)'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(arrived.length);
  });

  it('ends with who has won, and by which rule', () => {
    expect(outcome(story.state)).toBeDefined();
    expect(story.ending.at(-1)).toMatch(/\((?:R X?9|R 16)[\d.]*\)$/);
  });

  it('says nothing that is no word', () => {
    expect(lines.filter((line) => NO_WORD.test(line))).toEqual([]);
  });
});

describe('the end of a turn', () => {
  const start = orThrow(conquestTeller.game.createGame(conquestTeller.options(2)));
  const restored = (unit: `${string}-${number}`) =>
    ({ type: 'unitRestored', rule: 'R 12.11', unit, at: 'macedonia', steps: 2 }) as const;

  it('R 12.11 who recuperates stands under a heading of its own, and not under that of the last phase', () => {
    const tale = conquestTeller.newTale();
    tale([{ type: 'turnBegan', rule: 'R 4.1', turn: 6, season: 'autumn', year: 333 }], start);
    expect(
      tale(
        [
          { type: 'phaseBegan', rule: 'R 4.2', phase: 'randomEvents', side: null },
          restored('phalanx-7'),
          restored('phalanx-8'),
        ],
        start,
      ),
    ).toEqual(['', 'End of the turn:', expect.stringContaining('Phalanx 7'), expect.stringContaining('Phalanx 8')]);
  });

  it('R 16 who has won is told once, below the last map', () => {
    const tale = conquestTeller.newTale();
    const ended = { how: 'victoryPoints', winners: [], margin: 'draw', points: 17 } as const;
    expect(tale([{ type: 'gameEnded', rule: 'R 16.3', ...ended }], { ...start, ended })).toEqual([]);
    expect(conquestTeller.ending({ ...start, ended }).at(-1)).toBe(
      'The game is a draw with 17 Victory Points. (R 16.3)',
    );
  });
});

describe.each([2, 3, 4] as const)('a war of %i generals', (players) => {
  /** Tells what happens until a turn is over. */
  function linesUntil(last: number): readonly string[] {
    const { game } = clashTeller;
    const chance = seededChance('korupedion');
    const simulation = game.simulate(orThrow(game.createGame(clashTeller.options(players))));
    const tale = clashTeller.newTale();
    const lines: string[] = [];
    while (simulation.state().turn <= last) {
      const [actor] = simulation.actors();
      if (actor === undefined) break;
      const next =
        actor === 'chance'
          ? drawWeighted(simulation.chanceOutcomes(), chance)
          : clashTeller.choose(game.viewFor(simulation.state(), actor), simulation.legalActions(), chance);
      lines.push(...tale(orThrow(simulation.apply(next)), simulation.state()));
    }
    return lines;
  }

  it('is told turn by turn, and says nothing that is no word', () => {
    const lines = linesUntil(4);
    expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/^── Set-up ─/), '']);
    expect(lines.filter((line) => line.startsWith('── Turn')).length).toBeGreaterThanOrEqual(3);
    expect(lines.filter((line) => NO_WORD.test(line))).toEqual([]);
  });
});

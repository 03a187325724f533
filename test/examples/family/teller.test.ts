/** Games of the family, played by bots and told: from turn to turn, to the end, and with nothing in a line that is no word. */
import { describe, expect, it } from 'vitest';
import { clashTeller } from '../../../examples/clash/teller.js';
import { xenophonTeller } from '../../../examples/xenophon/teller.js';
import { outcome } from '../../../src/xenophon/index.js';
import { drawWeighted, orThrow, seededChance } from '../../../src/core/index.js';
import { linesOf, tellGame } from '../telling.js';

const NO_WORD = /undefined|\bnull\b|\bNaN\b|\[object/;

describe('a march of the Ten Thousand', () => {
  const story = tellGame(xenophonTeller, 2, 'anabasis', 'bots');
  const lines = linesOf(story);

  it('has a heading, and a map with the way home, for each turn that is played', () => {
    const headings = lines.filter((line) => line.startsWith('── Turn'));
    // The first turn has begun before anything is told.
    expect(headings).toHaveLength(story.state.turn - 1);
    expect(lines.filter((line) => /^ *. Thrace /.test(line))).toHaveLength(story.state.turn);
  });

  it('names the phase in which something happens, once before it', () => {
    const phases = lines.filter((line) => /^Movement Phase of the Rebels:$/.test(line));
    expect(phases.length).toBeGreaterThan(0);
    for (const [index, line] of lines.entries())
      if (/^[A-Z].* Phase( of .*)?:$/.test(line)) expect(lines[index + 1]).toMatch(/^ +\S|^$/);
  });

  it('ends with who has won, and by which rule', () => {
    expect(outcome(story.state)).toBeDefined();
    expect(story.ending.at(-1)).toMatch(/\((?:R X?9|R 16)[\d.]*\)$/);
  });

  it('says nothing that is no word', () => {
    expect(lines.filter((line) => NO_WORD.test(line))).toEqual([]);
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
      for (const event of orThrow(simulation.apply(next))) lines.push(...tale(event, simulation.state()));
    }
    return lines;
  }

  it('is told turn by turn, and says nothing that is no word', () => {
    const lines = linesUntil(4);
    expect(lines.filter((line) => line.startsWith('── Turn')).length).toBeGreaterThanOrEqual(3);
    expect(lines.filter((line) => NO_WORD.test(line))).toEqual([]);
  });
});

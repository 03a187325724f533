/** Games of Clash of the Generals, played by bots and told. */
import { describe, expect, it } from 'vitest';
import { greedyChoice } from '../../src/bots/greedy.js';
import { heuristics } from '../../src/clash/bots/index.js';
import { clashTeller } from '../../src/clash/story.js';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import { NO_WORD } from '../examples/grammar.js';

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
          : greedyChoice(heuristics, game.viewFor(simulation.state(), actor), simulation.legalActions(), chance);
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

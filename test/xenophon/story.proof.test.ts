/** A game of Xenophon, played by bots and told: from turn to turn, to the end, and with nothing in a line that is no word. */
import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/xenophon/index.js';
import { xenophonTeller } from '../../src/xenophon/story.js';
import { NO_WORD } from '../examples/grammar.js';
import { heuristics } from '../../src/xenophon/bots/index.js';
import { chronicleOf } from '../examples/telling.js';

describe('a march of the Ten Thousand', () => {
  const story = chronicleOf(xenophonTeller, heuristics, 2, 'anabasis');
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

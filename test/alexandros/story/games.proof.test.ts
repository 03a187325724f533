/** Whole games of Alexandros as the terminal tells them. */
import { heuristics } from '../../../src/alexandros/bots/index.js';
import { describe, expect, test } from 'vitest';
import { alexandrosTeller } from '../../../src/alexandros/story/index.js';
import { names } from '../../../src/alexandros/text/index.js';
import { faultsOf } from '../../examples/grammar.js';
import { linesOf, tellGame } from '../../examples/telling.js';

const games = [2, 3, 4].flatMap((players) => [
  ...['gordion', 'issos', 'gaugamela'].map(
    (seed) => [players, seed, tellGame(alexandrosTeller, players, seed)] as const,
  ),
  [players, 'the bots', tellGame(alexandrosTeller, players, 'the bots', heuristics)] as const,
]);

/** Lines of the drawn board, its columns and the standings, whose signs are aligned. */
const isDrawn = (line: string): boolean =>
  /^(?: {2}| [A-Z])[ ╱╲━·@\d A-Za-z]*$/.test(line) || /^ {2}(?:[RYBG] |Free provinces:|Face-up:)/.test(line);

describe.each(games)('%i players, %s', (players, _, game) => {
  const lines = linesOf(game);

  test('every line is good English of sane length', () => {
    expect(lines.flatMap((line) => faultsOf(line, isDrawn(line)))).toEqual([]);
  });

  test('every sentence ends with its rule', () => {
    const sentences = lines.filter((line) => /^ {2,4}[A-Z\d]/.test(line) && !isDrawn(line));
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((line) => !/\. \((?:R|ruling) [\w ]+\)$/.test(line))).toEqual([]);
  });

  test('R Game Play: the turns are headed in order, and the board is drawn before the first of each round', () => {
    const seats = ['Red', 'Yellow', 'Blue', 'Green'].slice(0, players);
    const turns = lines.flatMap((line) => /^(\w+), turn (\d+):$/.exec(line)?.slice(1, 3) ?? []);
    const expected = Array.from({ length: turns.length / 2 }, (_, turn) => [seats[turn % players], String(turn + 1)]);
    expect(turns).toEqual(expected.flat());
    const rounds = lines.filter((line) => line.startsWith('── Round '));
    const boards = lines.filter((line) => /^ A +[·@]/.test(line));
    expect(rounds).toHaveLength(Math.ceil(turns.length / 2 / players));
    // Once more at the end of the game.
    expect(boards).toHaveLength(rounds.length + 1);
  });

  test('what a province cost is told before it is occupied', () => {
    for (const [index, line] of lines.entries()) {
      if (!/^ {2}\w+ (?:occupies|takes over from)/.test(line)) continue;
      expect(lines[index - 1]).toMatch(
        /^ {4}\w+ (?:places a guard on [A-Z]\d+, an? \w+ space|pays an? \w+ card for [A-Z]\d+)\./,
      );
    }
    const events = game.told.filter(({ event }) => event.type === 'guardPlaced' || event.type === 'cardPaid');
    expect(lines.filter((line) => /^ {4}\w+ (?:places a guard|pays an?) /.test(line))).toHaveLength(events.length);
  });

  test('R End of the Game: the winners are named with their points', () => {
    const winners = game.state.ended?.winners ?? [];
    const score = Math.max(...game.state.seats.map((seat) => seat.score));
    const verb = winners.length === 1 ? 'wins' : 'share the victory';
    expect(game.ending.at(-1)).toContain(` ${verb} with ${score} point`);
    for (const winner of winners) expect(game.ending.at(-1)).toContain(names('en').players[winner]);
  });
});

/** The drawn board: what stands where, by the labels at its edges. */
import { expect, test } from 'vitest';
import { createGame, fromPosition, query, SYMBOLS, type GameState } from '../../src/alexandros/index.js';
import { latticeOf } from '../../src/alexandros/geometry/index.js';
import { orThrow } from '../../src/index.js';
import { drawBoard, legend } from '../../src/alexandros/terminal/drawing.js';
import { label, lineLetter } from '../../src/alexandros/text/index.js';
import { drawStandings } from '../../src/alexandros/story/standings.js';

const fresh = orThrow(createGame({ players: 2 }));

/** Red has a guard on the soldier in the corner, which walls close off from all but the edge of the board. */
const walled = orThrow(
  fromPosition({
    format: 'diadochi-position',
    game: 'alexandros',
    version: 1,
    alexander: 'p1.1',
    walls: ['p0.0-p1.1-p0.2'],
    seats: [{ player: 'red', score: 1, guards: ['s0.0'] }, { player: 'yellow' }],
    faceUp: ['horse', 'soldier'],
    toMove: 'yellow',
  }),
);

/** The two signs drawn at a label, found by the letter of the line and the ruler above the board. */
function read(state: GameState, place: string): string {
  const [tens = '', ones = '', ...lines] = drawBoard(state);
  const [, letter = '', number = ''] = /^([A-Z])(\d+)$/.exec(place) ?? [];
  const at = [...ones].findIndex((digit, index) => `${tens.charAt(index).trim()}${digit}` === number);
  const line = lines.find((each) => each.startsWith(` ${letter}`)) ?? '';
  return line.slice(at - 1, at + 1);
}

test('Alexander begins at A2; the corner of Figure 1 lies around him', () => {
  expect(read(fresh, 'A2')).toBe(' @');
  expect(['B3', 'B4', 'B6', 'D2', 'F3'].map((place) => read(fresh, place).trim())).toEqual(['s', 'a', 't', 't', 'l']);
});

test('every symbol stands where its label says', () => {
  const { spaces } = latticeOf(fresh);
  for (const space of spaces) {
    expect(read(fresh, label(fresh, space)).trim()).toBe(query.symbolAt(fresh, space)?.charAt(0) ?? '');
  }
  expect(spaces.filter((space) => query.symbolAt(fresh, space) !== undefined)).toHaveLength(16 * SYMBOLS.length);
});

test('a symbol is seen under its guard', () => {
  expect(read(walled, 'B3')).toBe('Rs');
  expect(read(walled, 'B4')).toBe(' a');
});

test('walls lie between their points, and Alexander on his', () => {
  const [, , north, row, south] = drawBoard(walled);
  // The walls from A2 and from A4 to C3 stand between those lines, on either side of the guard and his symbol in column 3.
  expect(north).toMatch(/^ A {6}· {5}· /);
  expect(row).toMatch(/^ B {7}╲Rs╱ a/);
  expect(south).toMatch(/^ C {3}· {5}@ {5}· /);
});

test('no two places share a label', () => {
  const { points, spaces } = latticeOf(fresh);
  const labels = [...points, ...spaces].map((place) => label(fresh, place));
  expect(new Set(labels).size).toBe(labels.length);
});

test('lines beyond the alphabet have two letters', () => {
  expect([0, 25, 26, 27, 51, 52].map(lineLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
});

test('the legend explains every sign of the drawing', () => {
  const text = legend(walled).join(' ');
  for (const symbol of SYMBOLS) expect(text).toContain(`${symbol.charAt(0)} ${symbol}`);
  for (const sign of ['@ Alexander', 'R Red', 'Y Yellow', '· a point', '━ ╲ ╱ walls']) expect(text).toContain(sign);
  expect(text).toContain('Alexander stands on C3');
});

test('R Levy Taxes, R End of the Game: the standings name provinces by their labels and the points that end the game', () => {
  // One guard of four stands on the board; the province B3 is that one space, and symbol spaces bring no points.
  expect(drawStandings(walled)[0]).toBe('  R Red      1 of 100 points, 0 cards, 3 guards in supply; B3 worth 0');
  expect(drawStandings(walled)[1]).toBe('  Y Yellow   0 of 100 points, 0 cards, 4 guards in supply; no province');
});

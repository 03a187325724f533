/** What the terminal draws of the Peloponnesian War, in no more than 80 columns. */
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/core/index.js';
import type { GameState } from '../../../src/peloponnesian/state.js';
import { drawBoard } from '../../../src/peloponnesian/terminal/drawing.js';
import { notePicture } from '../../../src/peloponnesian/terminal/notes.js';
import { seen, type Seen } from '../../../src/peloponnesian/terminal/seen.js';
import {
  chapterOf,
  handPicture,
  momentPicture,
  standingsPicture,
} from '../../../src/peloponnesian/terminal/standings.js';
import { viewFor } from '../../../src/peloponnesian/view.js';
import { campaign } from '../campaign.js';
import { playedAtRandom } from '../seen.js';
import type { PlayerId } from '../../../src/peloponnesian/vocabulary.js';
import { printed } from '../../terminal/printed.js';
import { argive, started } from '../table.js';

const COLUMNS = 80;

const board = (state: GameState, part = '', locale: Locale = 'en'): readonly string[] =>
  printed(drawBoard(state, locale, part), COLUMNS);
const standingsOf = (all: Seen): readonly string[] => printed(standingsPicture(all), COLUMNS);
const handOf = (all: Seen, player: PlayerId): readonly string[] => printed(handPicture(all, player), COLUMNS);
/** The row of a region: its head and the lines below it. */
function rowOf(lines: readonly string[], region: string): readonly string[] {
  const first = lines.findIndex((line) => line.slice(4).startsWith(region));
  const next = lines.findIndex((line, index) => index > first && /^ {2}\S/.test(line));
  return lines.slice(first, next);
}

describe('R 22.2: the map of the Argive League', () => {
  const lines = board(argive());

  it('tells of each region who holds it, its levels and its tribute', () => {
    // R 22.2.1: Laconia 20, 20, x2; R 5.3.2, 5.4: 4 talents of Base Tribute Value, less what fails to come in.
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}S Laconia +20 {2}20 {2}×2: \d+$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}S Arcadia +5 +9 {2}×1: \d+$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}A Elis +4 +10 {2}×2: \d+$/));
    expect(lines.filter((line) => /^ {2}[AS] /.test(line))).toHaveLength(10);
  });

  it('tells cities that the enemy holds, and whoever is inside', () => {
    expect(rowOf(lines, 'Megarid').join(' ')).toContain('Nisaea ▮ A [A 1H]');
    expect(rowOf(lines, 'Arcadia').join(' ')).toContain('Mantinea ▮▮ A');
    expect(rowOf(lines, 'Elis').join(' ')).toContain('Lepreum ▮ S');
    expect(rowOf(lines, 'Argolid').join(' ')).toContain('[A Alcibiades]');
    expect(rowOf(lines, 'Attica').join(' ')).toContain('[A Demosthenes, Nicostratus]');
  });

  it('tells the fort with its base and its garrison, and the Long Walls', () => {
    expect(rowOf(lines, 'Laconia').join(' ')).toContain('field: W2337 (Messenia): fort A base A [A 1L]');
    expect(lines.at(-1)).toBe('  Long Walls: Athens–Piraeus · Megara–Nisaea');
  });
});

it('tells sieges, revolts, destroyed cities, walls that are down, and raided areas', () => {
  const lines = board(
    argive({
      cities: {
        mantinea: { held: 'athens', siege: 3 },
        tegea: { revolt: 1 },
        heraea: { destroyed: true },
        cleitor: { walled: false },
      },
      raided: { arcadia: 2 },
    }),
  );
  const row = rowOf(lines, 'Arcadia').join(' ');
  expect(row).toContain('Mantinea ▮▮ A ⚔3 ');
  expect(row).toContain('Tegea ▮▮ ! ');
  expect(row).toContain('Heraea † ');
  expect(row).toContain('Cleitor ▯ ');
  expect(row).toContain('raided: Arcadia 2');
});

it('tells who is at sea, and who stands before a city', () => {
  const lines = board(
    argive({
      units: {
        'attica-fleet-6-1': { at: 'saronicGulf', under: 'demosthenes' },
        'attica-hoplite-4-2': { at: 'saronicGulf', under: 'demosthenes' },
        'laconia-hoplite-6-1': { at: 'W2834' },
      },
      leaders: { ...argive().leaders, demosthenes: { at: 'saronicGulf', player: 'athens' } },
    }),
  );
  expect(lines).toContain('  ~ Saronic Gulf: A Demosthenes, 1H 1F');
  expect(rowOf(lines, 'Arcadia').join(' ')).toContain('field: before Mantinea: S 1H');
});

describe('a part of the map', () => {
  const state = argive({
    units: {
      'laconia-hoplite-6-1': { at: 'W2834' },
      'arcadia-hoplite-5-1': { at: 'W2834', foraging: true },
      'argolid-hoplite-4-1': { at: 'W2834', inside: true },
    },
    cities: { mantinea: { held: 'athens', siege: 3 } },
  });

  it('is a region with its areas, hex by hex and unit by unit', () => {
    const lines = board(state, 'arcadia');
    expect(lines.join(' ')).toMatch(/clear: W2635, W2834\b/);
    expect(lines).toContain('    W2834 Mantinea ▮▮ A ⚔3');
    expect(lines).toContain('      A: Argive hoplite 1 (morale 4) – inside');
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(
      'S: Arcadian hoplite 1 (morale 5) – forages, Laconian elite hoplite 1',
    );
    expect(lines).toContain('    borders: Achaea, Argolid, Corinth, Elis, Laconia, Messenia');
  });

  it('is a city with what lies around it', () => {
    const lines = board(state, 'mantinea');
    expect(lines).toContain('    medium city, walled, held by Athens, besieged, siege morale 3');
    expect(lines.join(' ')).toMatch(/beside it: .*W2833 \(Arcadia\) rough/);
  });

  it('is a sea area with its coasts', () => {
    const lines = board(state, 'saronic gulf');
    expect(lines[0]).toBe('  ~ Saronic Gulf (coastal waters)');
    expect(lines.join(' ')).toContain('coast: Corinth, Epidaurus, Megarid, Attica');
  });

  it('has the region before the area of the same name, and the city beside it', () => {
    const lines = board(state, 'Korinth', 'de');
    expect(lines.filter((line) => line.startsWith('  S Korinth'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('  Korinth: ernährt'))).toHaveLength(1);
    expect(lines).toContain('  W3131 Korinth ▮▮▮');
  });

  it('is none if nothing is called so', () => {
    expect(board(state, 'Syracuse')).toEqual(['No region, area, sea or city is called “Syracuse”.']);
  });
});

it('R 22.5: tells how the players stand, and what Athens needs', () => {
  const lines = standingsOf(seen(argive(), 'en'));
  expect(lines.join(' ').replaceAll(/ +/g, ' ')).toBe(
    ' A Athens: 22 talents, 3 regions, on the map 1H 1L, in Force Pools 21; Alcibiades, Demosthenes, Nicostratus' +
      ' S Sparta: 22 talents, 7 regions, on the map none, in Force Pools 34; Agis, Gylippus, Ramphias' +
      ' Athens controls 3 regions; from 0: the Peloponnesian League (decisive victory);' +
      ' from 2: the Peloponnesian League (victory); from 3: the Athenian Empire (victory);' +
      ' from 4: the Athenian Empire (decisive victory) (R 21.2).',
  );
});

it('R 22.2: tells what is in the pools of a player', () => {
  const lines = handOf(seen(argive(), 'en'), 'athens').join(' ');
  expect(lines).toContain('Force Pools: Elis 3H · Argolid 7H · Attica 3H 4F 2C 2L');
  expect(lines).toContain('Leader Pool: Eurymedon · Lamachus · Nicias');
});

it('R 12 tells what the cards of a hand do, to whom of use they are, and nothing of those of another', () => {
  const start = campaign();
  const { cards } = start;
  if (cards === undefined) throw new Error('the campaign has cards');
  const deck = cards.deck.filter((card) => card !== 48 && card !== 65);
  const state = { ...start, cards: { ...cards, deck, hands: { athens: [48, 65], sparta: [] } } };
  const mine = handOf(seen(viewFor(state, 'athens'), 'en'), 'athens');
  expect(mine[0]).toBe('  Event Cards:');
  const text = mine.join(' ').replaceAll(/ +/g, ' ');
  expect(text).toContain('48 “The helots rise”: From 6 on, helots rise in all cities of Laconia but Sparta:');
  expect(text).toMatch(/65 “A region ready to rebel” \([^)]+\), of use only to the enemy: For a region/);
  expect(mine.filter((line) => line.length > COLUMNS)).toEqual([]);
  const theirs = handOf(seen(viewFor(state, 'sparta'), 'en'), 'athens').join(' ');
  expect(theirs).toContain('Event Cards: 2 face down');
  expect(theirs).not.toContain('helots');
});

it('tells where play is, and a new chapter for each Campaign Turn', () => {
  const state = started(argive());
  expect(momentPicture(seen(state, 'en'))).toBe('── Spring 419 BC: placement, Athens ──');
  expect(momentPicture(seen(state, 'de'))).toBe('── Frühjahr 419 v. Chr.: Aufstellung, Athen ──');
  expect(chapterOf(seen(state, 'en'))).not.toBe(chapterOf(seen({ ...state, campaignTurn: 1 }, 'en')));
});

it('notes what stands where a choice leads', () => {
  const all = seen(started(argive()), 'en');
  expect(notePicture(all, { type: 'step', player: 'sparta', to: 'W2834' })).toBe('Mantinea ▮▮ A');
  expect(notePicture(all, { type: 'halt', player: 'sparta' })).toBe('');
});

describe('whatever is seen in games', () => {
  const states = playedAtRandom(2, 40).states.filter((_, index) => index % 6 === 0);

  it('has battles among it', () => {
    const battles = states.filter(({ stack }) => stack.some(({ kind }) => kind === 'battle'));
    expect(battles.length).toBeGreaterThan(3);
    const [first] = battles;
    if (first === undefined) return;
    expect(board(first)[0]).toMatch(/^ {2}Battle: .*, round \d; (?:Athens|Sparta) attacks\.$/);
    expect(board(first, 'map')[0]).toMatch(/^ {4}Region +AL +ML/);
  });

  it.each(LOCALES)('fits into 80 columns in %s', (locale) => {
    for (const state of states) {
      const all = seen(state, locale);
      const word = all.words.map;
      const lines = [
        ...board(state, '', locale),
        ...board(state, word, locale),
        ...standingsOf(all),
        ...handOf(all, 'athens'),
        momentPicture(all),
      ];
      expect(lines.filter((line) => line.length > COLUMNS || /undefined|NaN|\[object/.test(line))).toEqual([]);
    }
  });

  it.each(LOCALES)('fits into 80 columns part by part in %s', (locale) => {
    const [state] = states.slice(-30);
    if (state === undefined) throw new Error('no state');
    const { say } = seen(state, locale);
    const parts = [say.names.regions, say.names.areas, say.names.seas, say.names.cities].flatMap((names) =>
      Object.values(names),
    );
    expect(parts.length).toBeGreaterThan(200);
    const lines = parts.flatMap((part) => board(state, part, locale));
    expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
  });
});

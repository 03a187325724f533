/** Whole games as the chronicle tells them, in both languages. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, LOCALES, orThrow, seededChance } from '../../../src/core/index.js';
import type { GameEvent } from '../../../src/peloponnesian/event/index.js';
import { machine } from '../../../src/peloponnesian/machine.js';
import { newChronicle } from '../../../src/peloponnesian/story/chronicle.js';
import { faultsOf } from '../../examples/grammar.js';
import { playerOf, type Temper } from '../policies.js';
import { argive, started } from '../table.js';

/** A game that is played by these tempers and told in every language. */
function tell(seed: string, athens: Temper, sparta: Temper) {
  const chance = seededChance(seed);
  const simulation = machine.simulate(started(argive()));
  const tales = LOCALES.map((locale) => ({ tale: newChronicle(locale), lines: [] as string[] }));
  const events: GameEvent[] = [];
  for (;;) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const listed = simulation.legalActions();
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : playerOf(actor === 'athens' ? athens : sparta)(listed, () => simulation.state(), chance);
    const happened = orThrow(simulation.apply(action));
    events.push(...happened);
    for (const { tale, lines } of tales) lines.push(...tale(happened, simulation.state()));
  }
  const [en = [], de = []] = tales.map(({ lines }) => lines);
  return { en, de, events };
}

const SEASONS: Readonly<Record<string, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  winter: 'Winter',
};

/** Lines of tables, whose columns are aligned. */
const isTable = (line: string): boolean => /^ {2}(?:[AS–] | {2}Region)/.test(line);
const isSentence = (line: string): boolean => line.startsWith('    ') && !isTable(line) && line.trimEnd().endsWith(')');

describe.each([
  ['Mantinea', 'fighter', 'besieger'],
  ['Pylos', 'besieger', 'sailor'],
] as const)('the game of %s', (seed, athens, sparta) => {
  const { en, de, events } = tell(seed, athens, sparta);

  it('is good English of sane length', () => {
    // A list of many regions is as long as it is.
    const lines = en.filter((line) => !/ (?:musters|return|Allegiance)|loses (?:[^(]*\(){5}/.test(line));
    expect(lines.flatMap((line) => faultsOf(line, isTable(line)))).toEqual([]);
  });

  it('names nothing that is none, in either language', () => {
    for (const line of [...en, ...de])
      expect(line).not.toMatch(/undefined|\bnull\b|NaN|\[object|forcePool| {2,}\S.*W\d{4}$/);
  });

  it('ends each deed with its rule', () => {
    const deeds = en.filter((line) => /^ {4,6}[A-Z\d]/.test(line) && !isTable(line));
    const bare = deeds.filter((line) => !/\. \((?:R|ruling) [\w.]+\)$/.test(line));
    // The second lines of the table of the players are sentences of their own.
    expect(
      bare.filter((line) => !/^ {4}(?:Region|[A-Z][a-z]+(?:, [A-Z][a-z]+| \(|, |\)|;|$)|Empire|victory)/.test(line)),
    ).toEqual([]);
  });

  it('R 3.1: heads years and seasons in their order', () => {
    const seasons = events.flatMap((event) =>
      event.type === 'seasonBegan' ? [`${SEASONS[event.season] ?? ''} ${event.year} BC`] : [],
    );
    const heads = en.flatMap((line) => /^── (.*) ─+$/.exec(line)?.[1] ?? []);
    expect(heads).toEqual(['Spring 419 BC', ...seasons]);
    const years = en.flatMap((line) => /^══ (\d+) BC ═+$/.exec(line)?.[1] ?? []);
    expect(years).toEqual([...new Set(years)]);
    expect(years[0]).toBe('419');
  });

  it('R 17.10: tells each battle once', () => {
    const battles = events.filter(({ type }) => type === 'battleWon').length;
    expect(battles).toBeGreaterThan(10);
    expect(en.filter((line) => line.endsWith('. (R 17.10)'))).toHaveLength(battles);
    expect(de.filter((line) => line.endsWith('. (R 17.10)'))).toHaveLength(battles);
  });

  it('tells places that fall, and leaders who are lost', () => {
    for (const type of ['cityTaken', 'leaderLost', 'placeSurrendered', 'cityDestroyed'] as const) {
      const count = events.filter((event) => event.type === type).length;
      const sentences = {
        cityTaken: ' takes ',
        leaderLost: ' loses ',
        placeSurrendered: ' surrenders to ',
        cityDestroyed: ' destroys ',
      };
      expect(en.filter((line) => line.includes(sentences[type])).length).toBeGreaterThanOrEqual(count);
    }
  });

  it('R 22.4.4: tells what each year brings in', () => {
    const tributes = events.filter(({ type }) => type === 'tributeCollected').length;
    expect(en.filter((line) => / collects \d+ talents? from /.test(line))).toHaveLength(tributes);
  });

  it('is as long in German as in English', () => {
    expect(de.filter(isSentence)).toHaveLength(en.filter(isSentence).length);
  });
});

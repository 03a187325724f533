/** The rulebook of every game: each clause has a title and a summary. */
import { describe, expect, it } from 'vitest';
import { GAMES, ofEachGame, REGISTRY } from '../../src/games.js';
import type { Clause } from '../../src/hosts/rulebook.js';

const RULEBOOKS = await ofEachGame((manifest) => manifest.rulebook());

/** Counts the sentences of a text; a full stop in a number ends none. */
const sentencesIn = (text: string): number => (text.match(/[.!?](?= [A-Z]|$)/g) ?? []).length;

const faulty = (clauses: readonly Clause[], isFaulty: (clause: Clause) => boolean): readonly string[] =>
  clauses.filter(isFaulty).map(([clause]) => clause);

describe.each(GAMES)('the rulebook of %s', (game) => {
  const { clauses } = RULEBOOKS[game];

  it('names no clause twice', () => {
    expect(new Set(clauses.map(([clause]) => clause)).size).toBe(clauses.length);
  });

  it('gives each clause a title that begins with a capital and is no sentence', () => {
    expect(faulty(clauses, ([, title]) => !/^[A-Z0-9].*[^.:;,]$/.test(title))).toEqual([]);
  });

  it('says in one to three sentences what each clause requires', () => {
    const isFaulty = ([, , summary]: Clause): boolean =>
      !/^[A-Z].*\.$/.test(summary) || sentencesIn(summary) < 1 || sentencesIn(summary) > 3;
    expect(faulty(clauses, isFaulty)).toEqual([]);
  });

  it('has no summary twice', () => {
    expect(new Set(clauses.map(([, , summary]) => summary)).size).toBe(clauses.length);
  });

  it('has every clause in German, and in other words', async () => {
    const german = (await REGISTRY[game].germanRulebook?.()) ?? {};
    expect(Object.keys(german).sort()).toEqual(clauses.map(([clause]) => clause).sort());
    const isFaulty = ([clause, , summary]: Clause): boolean => {
      const [title = '', text = ''] = german[clause] ?? [];
      return !/^[A-ZÄÖÜ0-9„].*[^.:;,]$/.test(title) || !/^[A-ZÄÖÜ0-9„].*[.“]$/.test(text) || text === summary;
    };
    expect(faulty(clauses, isFaulty)).toEqual([]);
  });
});

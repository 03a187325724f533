/**
 * What the texts of every game promise, tested on random games: each choice has its own, none contains an internal
 * name, none reveals a secret.
 */
import { expect } from 'vitest';
import {
  CHANCE,
  drawWeighted,
  LOCALES,
  orThrow,
  seededChance,
  SPECTATOR,
  type Game,
  type Locale,
  type Phrase,
  type Question,
  type WholeGameTypes,
} from '../../src/core/index.js';

/** A game and its texts. */
export interface TextKit<G extends WholeGameTypes> {
  readonly game: Game<G>;
  describeAction(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  describeEvent(event: G['event'], shown: G['shown'], locale: Locale): Phrase;
  question(shown: G['shown'], locale: Locale): Question | undefined;
  /** What else no text of this game may contain. */
  readonly faults: RegExp;
}

/** Texts of missing values, internal names, and misplaced punctuation. */
const FAULTS = /undefined|\bnull\b|\bNaN\b|\[object|\b[a-z]+[A-Z]\w*| {2}|\.\.|,,| [,.;:!?]|^ | $|^$/;

/** Returns what is wrong with a phrase. */
export function faultsOf({ text, parts }: Phrase, more: RegExp): readonly string[] {
  const whole = parts.map((part) => part.text).join('') === text;
  return FAULTS.test(text) || more.test(text) || !whole ? [text] : [];
}

/** A step is checked from the view of every viewer once in this number of steps. */
const LOOKS = 20;
/** The label of passing where a question does not say what it means. */
const PASSING: Readonly<Record<Locale, string>> = { en: 'Pass', de: 'Passen' };

/** Plays one random game and checks the texts of all legal actions and of all events. */
export function speakThrough<G extends WholeGameTypes>(kit: TextKit<G>, options: G['options'], seed: string): void {
  const { game } = kit;
  const chance = seededChance(seed);
  const simulation = game.simulate(orThrow(game.createGame(options)));
  const said = (phrase: Phrase): string => {
    expect(faultsOf(phrase, kit.faults)).toEqual([]);
    return phrase.text;
  };

  for (let index = 0; ; index++) {
    const [actor] = simulation.actors();
    if (actor === undefined) return;
    const before = simulation.state();
    const weighted = actor === CHANCE ? simulation.chanceOutcomes() : [];
    const listed = actor === CHANCE ? weighted.map(({ action }) => action) : simulation.legalActions();
    for (const locale of LOCALES) {
      const texts = listed.map((action) => said(kit.describeAction(action, before, locale)));
      expect(texts, JSON.stringify(before.stack.at(-1))).toHaveLength(new Set(texts).size);
      asksWell(before, listed, locale, said);
    }
    const action = actor === CHANCE ? drawWeighted(weighted, chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new Error('nothing can be done');
    const events = orThrow(simulation.apply(action));
    const after = simulation.state();
    for (const event of events) for (const locale of LOCALES) said(kit.describeEvent(event, after, locale));
    if (index % LOOKS === 0) keepsSecrets(before, after, listed, events);
  }

  /** Checks that the question says what passing means if somebody may pass, and that passing is described so. */
  function asksWell(
    state: G['state'],
    listed: readonly G['action'][],
    locale: Locale,
    say: (phrase: Phrase) => string,
  ): void {
    const question = kit.question(state, locale);
    if (question === undefined) throw new Error('the game goes on, and nobody is asked');
    say(question);
    const pass = listed.find(({ type }) => type === 'pass');
    expect(question.pass !== undefined).toBe(pass !== undefined);
    if (pass === undefined || question.pass === undefined) return;
    expect(say(question.pass)).not.toBe(PASSING[locale]);
    expect(kit.describeAction(pass, state, locale).text).toBe(question.pass.text);
  }

  /** Checks that the texts from a view equal those from the whole state, as far as a viewer may see. */
  function keepsSecrets(
    before: G['state'],
    after: G['state'],
    listed: readonly G['action'][],
    events: readonly G['event'][],
  ): void {
    for (const viewer of [...game.players(before), SPECTATOR] as const) {
      const [view, viewAfter] = [game.viewFor(before, viewer), game.viewFor(after, viewer)];
      for (const locale of LOCALES) {
        expect(kit.question(view, locale)).toEqual(kit.question(before, locale));
        for (const action of listed.filter(({ player }) => player === viewer))
          expect(kit.describeAction(action, view, locale)).toEqual(kit.describeAction(action, before, locale));
        for (const event of events) {
          const heard = game.eventFor(event, viewer);
          expect(kit.describeEvent(heard, viewAfter, locale)).toEqual(kit.describeEvent(heard, after, locale));
        }
      }
    }
  }
}

/** Returns every text in nested tables, with its path. */
export const textsIn = (table: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof table === 'string'
    ? [[path, table]]
    : typeof table === 'object' && table !== null
      ? Object.entries(table).flatMap(([key, value]) => textsIn(value, `${path}.${key}`))
      : [];

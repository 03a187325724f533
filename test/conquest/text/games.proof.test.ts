/** Whole random games are told in every language, with all optional rules too; and moments of games in which both sides look for a fight. */
import { describe, expect, it, test } from 'vitest';
import { conquest, OPTIONAL_RULES, type ConquestTypes, type GameOptions } from '../../../src/conquest/index.js';
import { EVENT_TYPES } from '../../../src/conquest/codec/event/index.js';
import { describeAction, describeEvent, LOCALES, question } from '../../../src/conquest/text/index.js';
import { faultsOf, speakThrough, type TextKit } from '../../kit/words.js';
import { SEED } from '../../seed.js';
import { momentsOf } from '../moments.js';

const kit: TextKit<ConquestTypes> = {
  game: conquest,
  describeAction,
  describeEvent,
  question,
  // Ids of units and of groups of raiders, boxes of the display, and the short names of results.
  faults: /\b[a-z]+-\d|\bband-|\b(?:macedonian|persian):|\b(?:A[EL]|D[EL]|AR|DR|EX|Eng)\b/,
};

const GAMES: readonly GameOptions[] = [{ players: 2 }, { players: 2, optionalRules: OPTIONAL_RULES }];

test.each(GAMES)('$players players, $optionalRules', (options) => {
  speakThrough(kit, options, `words ${options.players} ${SEED}`);
});

describe('where both sides look for a fight', () => {
  const { states, events } = momentsOf(['chaironeia', 'granikos', 'hydaspes']);

  it.each(LOCALES)('each choice has words of its own: %s', (locale) => {
    expect(states.length).toBeGreaterThan(60);
    for (const state of states) {
      const texts = conquest.legalActions(state).map((action) => {
        const said = describeAction(action, state, locale);
        expect(faultsOf(said, kit.faults)).toEqual([]);
        return said.text;
      });
      expect(texts).toHaveLength(new Set(texts).size);
      const asked = question(state, locale);
      if (asked !== undefined) expect(faultsOf(asked, kit.faults)).toEqual([]);
    }
  });

  it.each(LOCALES)('whatever happens is told: %s', (locale) => {
    expect(events.length).toBeGreaterThan(EVENT_TYPES.length / 2);
    const [first] = states;
    if (first === undefined) throw new Error('no moment of a game is known');
    for (const event of events) expect(faultsOf(describeEvent(event, first, locale), kit.faults)).toEqual([]);
  });
});

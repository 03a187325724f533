/** Whole random games are told in every language, for each number of players; and moments of games in which everybody wants something. */
import { describe, expect, it, test } from 'vitest';
import { clash, OPTIONAL_RULES, type ClashTypes, type GameOptions } from '../../../src/clash/index.js';
import {
  describeAction,
  describeEvent,
  describeEvents,
  describeOutcome,
  LOCALES,
  question,
} from '../../../src/clash/text/index.js';
import { faultsOf, speakThrough, type TextKit } from '../../kit/words.js';
import { SEED } from '../../seed.js';
import { momentsOf } from './moments.js';

const kit: TextKit<ClashTypes> = {
  game: clash,
  describeAction,
  describeEvent,
  question,
  // Ids of units and of groups of raiders, boxes of the display, and the short names of results.
  faults: /\b[a-z]+-\d|\bband-|\b[a-z]+:(?:left|centre|right|reserve)|\b(?:A[EL]|D[EL]|AR|DR|EX|Eng)\b/,
};

const GAMES: readonly GameOptions[] = [
  { players: 2, optionalRules: OPTIONAL_RULES },
  { players: 3 },
  { players: 4, optionalRules: OPTIONAL_RULES },
];

test.each(GAMES)('$players players, $optionalRules', (options) => {
  speakThrough(kit, options, `words ${options.players} ${SEED}`);
});

describe('where everybody wants something', () => {
  const { states, events } = momentsOf([
    [2, 'fighting', 'lamia'],
    [2, 'builder', 'amorgos'],
    [3, 'alliance', 'ipsos2'],
    [3, 'admiral', 'salamis'],
    [4, 'besieging', 'ipsos'],
    [4, 'court', 'gabiene'],
  ]);

  it.each(LOCALES)('each choice has words of its own: %s', (locale) => {
    expect(states.length).toBeGreaterThan(100);
    for (const state of states) {
      const texts = clash.legalActions(state).map((action) => {
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
    expect(events.length).toBeGreaterThan(70);
    for (const [event, after] of events) {
      expect(faultsOf(describeEvent(event, after, locale), kit.faults)).toEqual([]);
      expect(describeEvents([event], after, locale)).toEqual([{ said: describeEvent(event, after, locale), event }]);
    }
  });

  it.each(LOCALES)('and how it ends: %s', (locale) => {
    const [ended] = events.filter(([event]) => event.type === 'gameEnded').map(([, after]) => after);
    const outcome = ended && clash.outcome(ended);
    if (ended === undefined || outcome === undefined) throw new Error('none of these games has ended');
    expect(faultsOf(describeOutcome(outcome, ended, locale), kit.faults)).toEqual([]);
  });
});

/**
 * Whole games are told in every language, at random and by a policy that looks for a fight, with all optional rules too: each choice has
 * words of its own, no name of the code shows, and what a war consists of has been told.
 */
import { describe, expect, it, test } from 'vitest';
import { orThrow, seededChance } from '../../../src/core/index.js';
import type { Action } from '../../../src/xenophon/action.js';
import type { EventType } from '../../../src/xenophon/event.js';
import type { FrameKind } from '../../../src/xenophon/frame/index.js';
import { xenophon } from '../../../src/xenophon/game.js';
import { machine } from '../../../src/xenophon/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../../src/xenophon/options.js';
import {
  describeAction,
  describeEvent,
  describeEvents,
  describeOutcome,
  LOCALES,
  question,
} from '../../../src/xenophon/text/index.js';
import type { XenophonTypes } from '../../../src/xenophon/types.js';
import { faultsOf, speakThrough, type TextKit } from '../../kit/words.js';
import { SEED } from '../../seed.js';
import { fighting } from '../policy.js';
import { newGame } from '../table.js';

const kit: TextKit<XenophonTypes> = {
  game: xenophon,
  describeAction,
  describeEvent,
  question,
  // Ids of units, boxes of the display, and the short names of results.
  faults: /\b[a-z]+-\d|\b(?:rebel|royal):|\b(?:A[EL]|D[EL]|AR|DR|EX|Eng)\b/,
};

const PLAIN: GameOptions = { players: 2 };
const ALL: GameOptions = { players: 2, optionalRules: OPTIONAL_RULES };

test.each([PLAIN, ALL])('$players players at random, $optionalRules', (options) => {
  speakThrough(kit, options, `words ${options.players} ${SEED}`);
});

interface Told {
  readonly actions: Set<Action['type']>;
  readonly events: Set<EventType>;
  readonly asked: Set<FrameKind>;
}

/** Tells a whole game that is fought out. */
function tellCampaign(seed: string, options: GameOptions, { actions, events, asked }: Told): void {
  const chance = seededChance(seed);
  const simulation = machine.simulate(newGame(options));
  while (simulation.actors().length > 0) {
    const before = simulation.state();
    const listed = simulation.legalActions();
    const top = before.stack.at(-1);
    if (top !== undefined) asked.add(top.kind);
    for (const { type } of listed) actions.add(type);
    const next = fighting(simulation.situation(), listed, chance);
    const happened = orThrow(simulation.apply(next));
    const after = simulation.state();
    for (const { type } of happened) events.add(type);
    for (const locale of LOCALES) {
      const said = listed.map((action) => describeAction(action, before, locale));
      const put = question(before, locale);
      const told = describeEvents(happened, after, locale).map((each) => each.said);
      const faults = [...said, ...told, ...(put === undefined ? [] : [put])].flatMap((each) =>
        faultsOf(each, kit.faults),
      );
      expect(faults).toEqual([]);
      expect(new Set(said.map(({ text }) => text)).size, JSON.stringify(top)).toBe(listed.length);
    }
  }
  const ended = simulation.state();
  const outcome = xenophon.outcome(ended);
  if (outcome === undefined) throw new Error('the game has not ended');
  for (const locale of LOCALES) expect(faultsOf(describeOutcome(outcome, ended, locale), kit.faults)).toEqual([]);
}

describe('where both sides look for a fight', () => {
  const told: Told = { actions: new Set(), events: new Set(), asked: new Set() };

  it.each([
    ['anabasis 1', ALL],
    ['anabasis 2', PLAIN],
    ['anabasis 4', PLAIN],
    ['anabasis 5', ALL],
  ] as const)('%s is told to its end', (seed, options) => {
    tellCampaign(seed, options, told);
  });

  it('what is asked and decided in this game alone has been told', () => {
    const own: readonly Action['type'][] = [
      'spendProvisions',
      'keepProvisions',
      'moveFirst',
      'moveSecond',
      'openRounds',
      'awaitRounds',
      'arrayFirst',
      'arrayLast',
      'sail',
      'load',
      'board',
      'land',
      'offerBattle',
      'endCombats',
    ];
    const frames: readonly FrameKind[] = ['provisions', 'initiative', 'opening', 'battlefield', 'voyage', 'combats'];
    const events: readonly EventType[] = [
      'initiativeTaken',
      'groundTested',
      'arrayOrdered',
      'roundsOrdered',
      'remnantCounted',
      'unitChangedSides',
      'unitWithdrawn',
      'carried',
    ];
    expect(own.filter((type) => !told.actions.has(type))).toEqual([]);
    expect(frames.filter((kind) => !told.asked.has(kind))).toEqual([]);
    expect(events.filter((type) => !told.events.has(type))).toEqual([]);
  });
});

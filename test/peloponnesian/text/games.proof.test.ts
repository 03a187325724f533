/** Whole random games are told in every language. */
import { expect, it } from 'vitest';
import { CHANCE, drawWeighted, LOCALES, orThrow, seededChance, type Phrase } from '../../../src/core/index.js';
import { outcomeOf } from '../../../src/peloponnesian/query/victory.js';
import { machine } from '../../../src/peloponnesian/machine.js';
import { describeAction, describeEvent, describeOutcome, question } from '../../../src/peloponnesian/text/index.js';
import { faultsOf } from '../../kit/words.js';
import { SEED } from '../../seed.js';
import { argive, started } from '../table.js';

const GAMES = 10;
/** Ids of units, and a small letter at the beginning. */
const FAULTS = /[a-z]+-[a-zA-Z]+-\d+-\d+|^[a-zäöü]/;
const FULL_STOP = /[^.]\.$/;

/** Says all that can be done, happens and is asked in one random game. */
function speakThrough(seed: string): void {
  const chance = seededChance(seed);
  const simulation = machine.simulate(started(argive()));
  // Looked at as a whole: a game says some hundred thousand sentences.
  const faults = new Set<string>();
  function said(phrase: Phrase): string {
    for (const fault of faultsOf(phrase, FAULTS)) faults.add(fault);
    return phrase.text;
  }
  function saidWhole(phrase: Phrase): void {
    if (!FULL_STOP.test(said(phrase))) faults.add(phrase.text);
  }

  for (;;) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const before = simulation.state();
    const weighted = actor === CHANCE ? simulation.chanceOutcomes() : [];
    const listed = actor === CHANCE ? weighted.map(({ action }) => action) : simulation.legalActions();
    for (const locale of LOCALES) {
      const texts = listed.map((action) => said(describeAction(action, before, locale)));
      if (new Set(texts).size < texts.length) faults.add(`twice: ${JSON.stringify(before.stack.at(-1))}`);
      const asked = question(before, locale);
      if (asked === undefined) throw new Error('the game goes on, and nobody is asked');
      said(asked);
    }
    const action = actor === CHANCE ? drawWeighted(weighted, chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new Error('nothing can be done');
    const events = orThrow(simulation.apply(action));
    const after = simulation.state();
    for (const event of events) for (const locale of LOCALES) saidWhole(describeEvent(event, after, locale));
  }
  const over = simulation.state();
  const outcome = outcomeOf(over);
  if (outcome === undefined) throw new Error('the game is over, and nobody knows how');
  for (const locale of LOCALES) saidWhole(describeOutcome(outcome, over, locale));
  expect([...faults]).toEqual([]);
}

it.each(Array.from({ length: GAMES }, (_, game) => game))('game %i', (game) => speakThrough(`words ${game} ${SEED}`));

/** Whole random games are told in every language, with all optional rules too; and games in which both sides look for a fight. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../../src/core/index.js';
import { conquest, OPTIONAL_RULES, type ConquestTypes, type GameOptions } from '../../../src/conquest/index.js';
import { describeAction, describeEvent, question } from '../../../src/conquest/text/index.js';
import { faultsOf, speakThrough, type TextKit } from '../../kit/words.js';
import { SEED } from '../../seed.js';
import { momentsOf } from '../moments.js';

const kit: TextKit<ConquestTypes> = {
  game: conquest,
  describeAction,
  describeEvent,
  question,
  // Ids of units and of groups of raiders, and of boxes of the display.
  faults: /\b[a-z]+-\d|\bband-|\b(?:macedonian|persian):/,
};

const GAMES: readonly GameOptions[] = [{ players: 2 }, { players: 2, optionalRules: OPTIONAL_RULES }];

test.each(GAMES)('$players players, $optionalRules', (options) => {
  speakThrough(kit, options, `words ${options.players} ${SEED}`);
});

/** Whole random games are told in every language, by each edition and with all optional rules. */
import { test } from 'vitest';
import { OPTIONAL_RULES, successors, type GameOptions, type SuccessorsTypes } from '../../../src/successors/index.js';
import { describeAction, describeEvent, question } from '../../../src/successors/text/index.js';
import { speakThrough, type TextKit } from '../../kit/words.js';
import { SEED } from '../../seed.js';

const kit: TextKit<SuccessorsTypes> = {
  game: successors,
  describeAction,
  describeEvent,
  question,
  // Ids of spaces and provinces.
  faults: /\btp-|mikra-|koile-/,
};

const GAMES: readonly GameOptions[] = [
  { players: 2 },
  { players: 3, edition: 'player-aid', optionalRules: OPTIONAL_RULES },
  { players: 4, interrupts: 'everyone' },
  { players: 5, optionalRules: OPTIONAL_RULES },
  { players: 4, edition: 'player-aid' },
];

test.each(GAMES)('$players players, $edition $optionalRules', (options) => {
  speakThrough(kit, options, `words ${options.players} ${SEED}`);
});

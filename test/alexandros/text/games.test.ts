/** Whole random games are told in every language. */
import { test } from 'vitest';
import { alexandros, PLAYER_COUNTS, type AlexandrosTypes } from '../../../src/alexandros/index.js';
import { describeAction, describeEvent, question } from '../../../src/alexandros/text/index.js';
import { speakThrough, type TextKit } from '../../kit/words.js';
import { SEED } from '../../seed.js';

const kit: TextKit<AlexandrosTypes> = {
  game: alexandros,
  describeAction,
  describeEvent,
  question,
  // Points and spaces by their coordinates.
  faults: /\b[ps]-?\d+\.-?\d/,
};

test.each(PLAYER_COUNTS)('%i players', (players) => {
  speakThrough(kit, { players }, `words ${players} ${SEED}`);
});

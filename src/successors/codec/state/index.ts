/** Codecs of states. */
import { derived } from '../../../core/board/index.js';
import type * as t from 'io-ts';
import { codecOf, decoderOf, depending, isRecord, loosely, type Decode, type Finding } from '../../../core/index.js';
import { plays } from '../../options.js';
import type { GameState } from '../../state.js';
import { optionFindings, OptionsCodec } from '../options.js';
import { anyWords, type Words } from '../words.js';
import { abilityMemoryFindings } from './abilities.js';
import { apartFindings, bystanderFindings } from './apart.js';
import { capitalFindings, withCapitals } from './capitals.js';
import { cardFindings } from './cards.js';
import { cavalryFindings } from './cavalry.js';
import { endFindings, orderFindings } from './course.js';
import { decisionFindings } from './decided.js';
import { elephantFindings } from './elephants.js';
import { stackFindings } from './frames.js';
import {
  cardsHeldFindings,
  countFindings,
  fleetFindings,
  generalsHeldFindings,
  segmentFindings,
  zoneFindings,
} from './held.js';
import { marchFindings, shelterFindings } from './march.js';
import { memoryFindings } from './memories.js';
import { orderOfFrames } from './order.js';
import { generalFindings, markerFindings, movedFindings, royalFindings, unitFindings } from './pieces.js';
import { reactionFindings } from './reactions.js';
import { restFindings } from './rest.js';
import { setupFindings } from './setup.js';
import { stateFields, stateOf } from './shape.js';
import { stagesOfFrames } from './stages.js';
import { settingOf, type Setting, type Sketch, type StateCheck } from './sketch.js';

export { boardFindings } from './resolving.js';
export { restFindings } from './rest.js';
export { settingOf, type Setting, type Sketch } from './sketch.js';

const checks: readonly StateCheck[] = [
  orderFindings,
  endFindings,
  markerFindings,
  marchFindings,
  shelterFindings,
  unitFindings,
  elephantFindings,
  cavalryFindings,
  apartFindings,
  bystanderFindings,
  movedFindings,
  generalFindings,
  royalFindings,
  cardFindings,
  memoryFindings,
  stackFindings,
  orderOfFrames,
  stagesOfFrames,
  decisionFindings,
  setupFindings,
  segmentFindings,
  abilityMemoryFindings,
  generalsHeldFindings,
  cardsHeldFindings,
  countFindings,
  fleetFindings,
  zoneFindings,
  reactionFindings,
];

/** Finds everything in which the parts of a state contradict the rules or each other. */
export function stateFindings(sketch: Sketch, printed: Setting): readonly Finding[] {
  const setting = withCapitals(printed, sketch);
  return [...checks.flatMap((check) => [...check(sketch, setting)]), ...capitalFindings(sketch, printed)];
}

/** Returns the options of an input that should be a state. */
const optionsIn = (copy: unknown): GameState['options'] | undefined =>
  isRecord(copy) && OptionsCodec.is(copy.options) ? copy.options : undefined;

/** Cached codecs of states that refer to these words. */
const shapeOf = derived((words: Words) => {
  const fields = stateFields(words);
  return { fields, whole: stateOf(fields) };
});

/**
 * The codec of a state. Its pieces may refer only to its own board, deck and players, if its options can be decoded.
 */
const shape = depending('a state', (u) => {
  const options = optionsIn(u);
  return shapeOf(options === undefined ? anyWords : settingOf(options).words).whole;
});

function findings(copy: unknown): readonly Finding[] {
  if (!isRecord(copy)) return [];
  const options = optionsIn(copy);
  if (options === undefined) {
    return Array.from(optionFindings(copy.options), ({ keys, message }) => ({ keys: ['options', ...keys], message }));
  }
  const setting = settingOf(options);
  const { fields, whole } = shapeOf(setting.words);
  if (plays({ options }, 'capitals') && !Object.hasOwn(copy, 'capitals'))
    return [{ keys: ['capitals'], message: 'capitals are required if R 19.8 is played' }];
  const found = stateFindings(loosely<GameState>(fields, copy), setting);
  return found.length === 0 && whole.is(copy) ? restFindings(copy) : found;
}

/**
 * The codec of a state: its shape, references to its own board and deck, and contradictions to the rules: every card in
 * one place, forces under valid names, no more than two CUs inside a city, and so on.
 */
export const StateCodec: t.Type<GameState> = codecOf('GameState', shape, findings);

/** Decodes a state, or returns all faults. */
export const decodeState: Decode<GameState> = decoderOf(StateCodec);

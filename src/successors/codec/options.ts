/** Codecs of the options of a game. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  isRecord,
  listOf,
  loosely,
  oneOf,
  type Decode,
  type Finding,
  type Props,
} from '../../core/index.js';
import { board as defaultBoard } from '../data/board.js';
import { cards as defaultCards } from '../data/cards.js';
import { AbilitiesCodec, BoardCodec, DeckCodec, deckFindings } from '../data/codec.js';
import { EDITIONS, INTERRUPTS, OPTIONAL_RULES, PLAYER_COUNTS, type GameOptions } from '../options.js';
import { optionalRuleFindings, type ComparedOptions } from './optional-rules.js';

const fields = {
  players: oneOf(PLAYER_COUNTS),
  edition: oneOf(EDITIONS),
  optionalRules: listOf(oneOf(OPTIONAL_RULES), OPTIONAL_RULES.length),
  interrupts: oneOf(INTERRUPTS),
  board: BoardCodec,
  cards: DeckCodec,
  abilities: AbilitiesCodec,
} satisfies Props<GameOptions>;

const { players, ...others } = fields;

/** The shape of options, board and deck included. */
export const options: t.Type<GameOptions> = closed({ players }, others, 'options');

const { optionalRules, board, cards, abilities } = fields;

/** Finds contradictions between options: optional rules against the others, and cards that do not fit the board. */
export function* optionFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  const read: ComparedOptions = loosely({ optionalRules, board, cards, abilities }, copy);
  yield* optionalRuleFindings(read, copy);
  yield* cardFindings(read, copy);
}

/** Finds cards that do not fit the board. */
function* cardFindings({ board, cards }: ComparedOptions, copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  if ((board === undefined && 'board' in copy) || (cards === undefined && 'cards' in copy)) return;
  for (const { keys, message } of deckFindings(cards ?? defaultCards, board ?? defaultBoard)) {
    yield cards === undefined
      ? { keys: ['board'], message: `the default deck does not fit: ${message}` }
      : { keys: ['cards', ...keys], message };
  }
}

/** The codec of what `createGame` takes: the number of players, and every option that is not the default. */
export const OptionsCodec: t.Type<GameOptions> = codecOf('GameOptions', options, optionFindings);

/**
 * Decodes options, or returns all faults. The board and the deck are checked too, also against each other.
 *
 * @example
 * decodeOptions({ players: 6 }) // left({ code: 'invalidInput', faults: [{ path: '$.players', message: 'expected one of 2, 3, 4, 5, got 6' }], … })
 */
export const decodeOptions: Decode<GameOptions> = decoderOf(OptionsCodec);

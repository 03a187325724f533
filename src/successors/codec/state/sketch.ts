/** What can be understood of a state of unknown origin, faulty parts left out: checks look at the rest. */
import type { Finding, Loose } from '../../../core/index.js';
import { board as defaultBoard } from '../../data/board.js';
import { cards as defaultCards } from '../../data/cards.js';
import type { SpaceFact } from '../../data/shape.js';
import type { GameOptions } from '../../options.js';
import type { GameState } from '../../state.js';
import { PLAYERS, type CardId, type PlayerId, type SpaceId } from '../../vocabulary.js';
import { wordsOf, type Words } from '../words.js';

/** The well-formed parts of a state. */
export type Sketch = Loose<GameState>;

/** The game that a state belongs to: its players, its board and its deck. */
export interface Setting {
  readonly options: GameOptions;
  readonly players: readonly PlayerId[];
  readonly spaces: ReadonlyMap<SpaceId, SpaceFact>;
  readonly cards: readonly CardId[];
  readonly words: Words;
}

export function settingOf(options: GameOptions): Setting {
  const board = options.board ?? defaultBoard;
  const deck = options.cards ?? defaultCards;
  const players = PLAYERS.slice(0, options.players);
  return {
    options,
    players,
    spaces: new Map(board.spaces.map((space) => [space.id, space])),
    cards: deck.map(({ id }) => id),
    words: wordsOf(board, deck, players),
  };
}

/** Looks at one side of a state; what it needs and does not find, it passes over. */
export type StateCheck = (sketch: Sketch, setting: Setting) => Iterable<Finding>;

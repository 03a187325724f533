/** The parts of an unknown state that could be decoded. Checks use these and ignore the faulty ones. */
import { derived } from '../../../core/board/index.js';
import type { Finding, Loose } from '../../../core/index.js';
import { board as defaultBoard } from '../../data/board.js';
import { cards as defaultCards } from '../../data/cards.js';
import type { Board, Deck, SpaceFact } from '../../data/shape.js';
import { PLAYER_COUNTS, type GameOptions } from '../../options.js';
import type { GameState } from '../../state.js';
import { PLAYERS, type CardId, type PlayerId, type SpaceId } from '../../vocabulary.js';
import { wordsOf, type Words } from '../words.js';

/** The well-formed parts of a state. */
export type Sketch = Loose<GameState>;

/** The game that a state belongs to: its players, its board and its deck. */
export interface Setting {
  readonly players: readonly PlayerId[];
  readonly spaces: ReadonlyMap<SpaceId, SpaceFact>;
  readonly cards: readonly CardId[];
  readonly words: Words;
}

/** Cached settings of a board and a deck, one for each number of players. */
const settingsOf = derived((board: Board) =>
  derived((cards: Deck): readonly Setting[] => {
    const spaces = new Map(board.spaces.map((space) => [space.id, space]));
    return PLAYER_COUNTS.map((players) => {
      const seats = PLAYERS.slice(0, players);
      return { players: seats, spaces, cards: cards.map(({ id }) => id), words: wordsOf(board, cards, seats) };
    });
  }),
);

export function settingOf({ board = defaultBoard, cards = defaultCards, players }: GameOptions): Setting {
  return settingsOf(board)(cards)[PLAYER_COUNTS.indexOf(players)] as Setting;
}

/** Checks one side of a state. It skips what it needs but cannot find. */
export type StateCheck = (sketch: Sketch, setting: Setting) => Iterable<Finding>;

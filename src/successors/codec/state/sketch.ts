/** What can be understood of a state of unknown origin, faulty parts left out: checks look at the rest. */
import type { Finding, Loose } from '../../../core/index.js';
import { board as defaultBoard } from '../../data/board.js';
import { cards as defaultCards } from '../../data/cards.js';
import type { Board, Deck, SpaceFact } from '../../data/shape.js';
import type { GameOptions, PlayerCount } from '../../options.js';
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

/** Settings already made, by board, deck and number of players. */
const settings = new WeakMap<Board, WeakMap<Deck, Map<PlayerCount, Setting>>>();

export function settingOf({ board = defaultBoard, cards = defaultCards, players }: GameOptions): Setting {
  const byDeck = known(settings, board, () => new WeakMap<Deck, Map<PlayerCount, Setting>>());
  const byPlayers = known(byDeck, cards, () => new Map<PlayerCount, Setting>());
  return known(byPlayers, players, () => {
    const seats = PLAYERS.slice(0, players);
    return {
      players: seats,
      spaces: new Map(board.spaces.map((space) => [space.id, space])),
      cards: cards.map(({ id }) => id),
      words: wordsOf(board, cards, seats),
    };
  });
}

/** What a memo holds for a key; made if it is asked for the first time. */
export function known<K, V>(
  memo: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const found = memo.get(key);
  if (found !== undefined) return found;
  const made = make();
  memo.set(key, made);
  return made;
}

/** Looks at one side of a state; what it needs and does not find, it passes over. */
export type StateCheck = (sketch: Sketch, setting: Setting) => Iterable<Finding>;

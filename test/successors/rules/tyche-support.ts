/** Yellow in his Tyche Segment (R 6.6.3). */
import type { TycheFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState } from '../../../src/successors/state.js';
import type { CardId } from '../../../src/successors/vocabulary.js';
import { hold, situationWith, type Sketch } from './segments-support.js';

const tyche: TycheFrame = {
  kind: 'tyche',
  player: 'yellow',
  card: null,
  stage: 'choose',
  cancelled: false,
  operationsUsed: false,
  bases: [],
};
/** With these cards in his hand. */
export const holding = (
  cards: readonly CardId[],
  change: (state: Sketch) => void = () => {},
  options: GameOptions = { players: 4 },
): GameState =>
  situationWith(
    options,
    (state) => {
      state.turn = 2;
      state.segment = {
        player: 'yellow',
        segment: 'tyche',
        navalMoved: false,
        attempts: {},
        minorsHandled: [],
        oratory: [],
      };
      hold(state, 'yellow', ...cards);
      change(state);
    },
    tyche,
  );
/** He plays one. */
export const playing = (card: CardId, as: 'event' | 'operations' | 'discard') =>
  ({ type: 'playCard', player: 'yellow', card, as }) as const;

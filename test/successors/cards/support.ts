/** Cards played in situations put together by hand. */
import type { Action } from '../../../src/successors/action/index.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import { mayActivateEvent, playSurprise, pushCardEvent } from '../../../src/successors/rules/20-card-events.js';
import type { CardId, PlayerId } from '../../../src/successors/vocabulary.js';
import type { GameState } from '../../../src/successors/state.js';
import { carryOut, legal, setting, type Setting, type Told } from '../language.js';

export { dice, legal, play, said, topKind, type Told } from '../language.js';

/** An empty board in Red's Tyche Segment on Game Turn 2. */
export const scene = (given: Setting): GameState => setting({ control: {}, segment: 'tyche', ...given });

/** The event of a card is resolved for Red, or for another player. */
export const event = (state: GameState, card: CardId, player: PlayerId = 'red'): Told =>
  carryOut(state, (run) => pushCardEvent(run, player, card));

/** A player shows a Surprise card of his in answer to the matter in hand. */
export const surprise = (
  state: GameState,
  card: CardId,
  player: PlayerId,
  ...matter: readonly SuccessorsFrame[]
): Told =>
  carryOut({ ...state, hands: { ...state.hands, [player]: [card] }, stack: [...matter] }, (run) =>
    playSurprise(run, player, card),
  );

export const may = (state: GameState, card: CardId, player: PlayerId = 'red'): boolean =>
  mayActivateEvent(machine.situationOf(state), player, card);

/** What the legal actions name: spaces, generals, royals and so on. */
export const named = (told: Told, field: string): readonly unknown[] =>
  legal(told).map((action) => Reflect.get(action, field));

export const space = (name: string, player: PlayerId = 'red'): Action => ({ type: 'targetSpace', player, space: name });
export const army = (target: PlayerId, name: string, player: PlayerId, inside = false): Action => ({
  type: 'targetArmy',
  player,
  target,
  space: name,
  inside,
});
export const pass = (player: PlayerId = 'red'): Action => ({ type: 'pass', player });
export const show = (player: PlayerId, card: CardId): Action => ({ type: 'playSurprise', player, card });
export const drawn = (player: PlayerId, card: CardId): Action => ({
  type: 'drawCard',
  player: 'chance',
  to: player,
  card,
});

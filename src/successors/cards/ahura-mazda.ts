/** R 4.31.1, R 20.58: Ahura Mazda & Ahriman (ruling card-58). */
import { CHANCE, type Chance, type Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { stealCard } from '../deeds/cards.js';
import type { EventSteps } from '../frame/index.js';
import { handOf } from '../query/cards.js';
import { playersOf } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { ANY_TIME, type CardModule } from './module.js';

const RULE = 'R 20.58';

/** Returns the other players with cards. Everybody may see how many cards a player has. */
const victims = (situation: Situation, player: PlayerId): readonly PlayerId[] =>
  playersOf(situation).filter((other) => other !== player && handOf(situation, other).length > 0);

/**
 * Returns the possible thefts: each card of a hand is equally likely. If the situation does not show the whole hand,
 * there are none.
 */
function thefts(situation: Situation, from: PlayerId): readonly Weighted<Action>[] {
  const hand = handOf(situation, from);
  const shown = hand.filter((card) => card !== 'hidden');
  if (shown.length < hand.length) return [];
  return shown.map((card) => ({ action: { type: 'stealCard', player: CHANCE, from, card }, weight: 1 }));
}

/** Moves the card to the thief and draws one for the victim. No Surprise card can be played or discarded in between. */
function steal(run: GameRun, player: PlayerId, from: PlayerId, card: CardId): void {
  stealCard(run, player, from, card, RULE);
  run.push({ kind: 'draw', player: from, count: 1 });
}

const NOTES = { from: 'player' } as const;

/** The player who decides at each step. */
const DECIDES: Readonly<Record<EventSteps['ahuraMazda'], (player: PlayerId) => PlayerId | Chance>> = {
  target: (player) => player,
  theft: () => CHANCE,
};
const isAsked = (step: string): step is EventSteps['ahuraMazda'] => Object.hasOwn(DECIDES, step);

export const ahuraMazda: CardModule<'ahuraMazda', typeof NOTES> = {
  rule: RULE,
  notes: NOTES,
  moments: ANY_TIME,
  fits: (situation, player) =>
    situation.players.some((other) => other !== player && handOf(situation, other).length > 0),
  begin(_run, frame) {
    frame.step = 'target';
  },
  actor: (_situation, { step, player }) => (isAsked(step) ? DECIDES[step](player) : undefined),
  actions: (situation, { player }) =>
    victims(situation, player).map((target) => ({ type: 'targetPlayer', player, target })),
  chance: (situation, { memory: { from } }) => (from === undefined ? [] : thefts(situation, from)),
  apply(run, frame, _effect, action) {
    if (action.type === 'targetPlayer') {
      frame.memory = { from: action.target };
      frame.step = 'theft';
    } else if (action.type === 'stealCard') {
      frame.step = 'drawing';
      steal(run, frame.player, action.from, action.card);
    }
  },
};

/** R 6.6.3: the Tyche Segment: a player chooses a card and what it is played for. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal, type RefusalCode } from '../code.js';
import { editionOf } from '../data/editions.js';
import type { TycheFrame } from '../frame/index.js';
import { cardFact, cardType, handOf } from '../query/cards.js';
import { markersOf } from '../query/markers.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { applyMinorGeneral, minorGeneralActions, refuseMinorGeneral } from './03-1-2-minor-generals.js';
import { disbandAt, disbandAtActions, refuseDisbandingAt } from './03-3-4-6-disbanding.js';
import { discardCard, knownHand, discardFromHand } from './04-31-hands.js';
import { applySurprise, openWindow, refuseSurprise, surpriseActions } from './04-31-window.js';
import { pushHire } from './06-6-3-c-hire.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';
import { mayActivateEvent, pushCardEvent } from './20-card-events.js';

type Use = 'event' | 'operations' | 'discard';

/** Returns whether both the Operation Points and the event of a card may be used (R 4.31.2, 6.6.3.4). */
const isBonus = (situation: Situation, card: CardId): boolean => cardFact(situation, card).type === 'bonus';

/**
 * Returns what a card may be played for (R 6.6.3). A card that must be played is played for its event, even if that has
 * no effect. The Operation Points of a Bonus card may come first (R 6.6.3.4; ruling events-without-effect).
 */
export function usesOf(situation: Situation, player: PlayerId, card: CardId): readonly Use[] {
  if (cardType(situation, card) === 'surprise') return USES.none;
  if (cardFact(situation, card).mustBePlayed) {
    return isBonus(situation, card) && editionOf(situation).operationsBeforeEvent ? USES.bonus : USES.event;
  }
  const { played, all } = mayActivateEvent(situation, player, card) ? USES.withEvent : USES.withoutEvent;
  return editionOf(situation).bargainsAreOperations ? played : all;
}

const USES = {
  none: [],
  event: ['event'],
  bonus: ['event', 'operations'],
  /** `played`: in the player aid, where no card is discarded (ruling bargains-of-a-discard). */
  withoutEvent: { played: ['operations'], all: ['operations', 'discard'] },
  withEvent: { played: ['event', 'operations'], all: ['event', 'operations', 'discard'] },
} as const satisfies Readonly<Record<string, readonly Use[] | Readonly<Record<'played' | 'all', readonly Use[]>>>>;

/**
 * Returns the actions of the Segment: play a card or, before that, use Surprise cards (R 4.31.1), place Minor Generals
 * (R 3.1.2), or bury the body.
 */
function choices(situation: Situation, player: PlayerId): readonly Action[] {
  const actions: Action[] = [];
  for (const card of knownHand(situation, player)) {
    for (const use of usesOf(situation, player, card)) actions.push({ type: 'playCard', player, card, as: use });
  }
  for (const action of surpriseActions(situation, player)) actions.push(action);
  for (const action of minorGeneralActions(situation, player)) actions.push(action);
  for (const action of standingActions(situation, player)) actions.push(action);
  for (const action of disbandAtActions(situation, player)) actions.push(action);
  return actions;
}

/** Plays a card. While it is resolved it lies face up in the discards (R 6.6.3). */
function play(run: GameRun, frame: Draft<TycheFrame>, card: CardId, use: Use): void {
  const { player } = frame;
  frame.card = card;
  if (use === 'discard') {
    frame.stage = 'discard';
    discardCard(run, player, card, 'R 6.6.3.C');
    return;
  }
  frame.stage = use === 'event' ? 'announce' : 'operations';
  frame.bases = [...markersOf(run.state, player)];
  discardFromHand(run, player, card);
  run.emit({ type: 'cardPlayed', rule: 'R 6.6.3', player, card, as: use });
}

/**
 * Begins to spend the Operation Points of a card (R 6.6.3 B). If `optional`, in addition to an event or instead of it,
 * they may be left unused.
 */
function spendOperations(run: GameRun, frame: Draft<TycheFrame>, card: CardId, optional: boolean): void {
  frame.operationsUsed = true;
  const points = cardFact(run.state, card).operationPoints;
  run.push({ kind: 'operations', player: frame.player, points, optional, bases: [...frame.bases] });
}

/**
 * Returns the stage after the Operation Points of a card. The event of a Bonus card follows if the player wants it or
 * must resolve it (R 6.6.3.4).
 */
function afterOperations(situation: Situation, { player, card }: TycheFrame): TycheFrame['stage'] {
  if (card === null || !isBonus(situation, card) || !editionOf(situation).operationsBeforeEvent) return 'done';
  if (cardFact(situation, card).mustBePlayed) return 'announce';
  return mayActivateEvent(situation, player, card) ? 'bonus' : 'done';
}

/**
 * Resolves the event of a card. If it is cancelled, its Operation Points may still be used, unless they have been
 * (ruling cancelled-events).
 */
function resolveEvent(run: GameRun, frame: Draft<TycheFrame>, card: CardId): void {
  const { player } = frame;
  frame.stage = 'resolved';
  if (frame.cancelled) run.emit({ type: 'eventCancelled', rule: 'ruling cancelled-events', player, card });
  else if (mayActivateEvent(run.state, player, card)) pushCardEvent(run, player, card);
  else run.emit({ type: 'eventWithoutEffect', rule: 'R 6.6.3', player, card });
}

/**
 * Returns whether Operation Points follow the event: instead of a cancelled one, or in addition to that of a Bonus card
 * (player aid).
 */
const operationsFollow = (situation: Situation, card: CardId, cancelled: boolean): boolean =>
  cancelled || (isBonus(situation, card) && !editionOf(situation).operationsBeforeEvent);

/** Returns why a card cannot be used this way (R 6.6.3), or why an action does not come before it. */
function refuseCard(situation: Situation, player: PlayerId, action: Action): Refusal | undefined {
  const { type } = action;
  if (type !== 'playCard' && type !== 'pass' && type !== 'resolveBonusEvent') return undefined;
  const hand = knownHand(situation, player);
  const because = (code: RefusalCode, card: CardId | null): Refusal => refusal(code, 'R 6.6.3', { card });
  if (hand.every((card) => cardType(situation, card) === 'surprise')) return because('onlySurpriseCards', null);
  if (type !== 'playCard') return because('mustPlayCard', null);
  const { card, as } = action;
  if (!hand.includes(card)) return because('cardNotHeld', card);
  if (cardType(situation, card) === 'surprise') return because('surpriseCard', card);
  if (usesOf(situation, player, card).includes(as)) return undefined;
  if (cardFact(situation, card).mustBePlayed) return because('mustPlayEvent', card);
  return as === 'event'
    ? because('eventNotPossible', card)
    : refusal('mustPlayCard', 'ruling bargains-of-a-discard', { card });
}

/**
 * Refuses everything else while the player has to decide whether the event follows the Operation Points of a Bonus
 * card (R 6.6.3.4).
 */
const refuseBeside = (action: Action, card: CardId | null): Refusal | undefined =>
  BEFORE_THE_CARD.some((type) => type === action.type) ? refusal('mustChoose', 'R 6.6.3.4', { card }) : undefined;

const BEFORE_THE_CARD = [
  'playCard',
  'playSurprise',
  'discardSurprise',
  'placeMinorGeneral',
  'liftMinorGeneral',
  'bury',
  'disbandAt',
  'pass',
] as const satisfies readonly Action['type'][];

/**
 * Lets a player choose a card and its use, then carries out its Operation Points, its event, or both. Other players may
 * answer the event before it happens. A player without cards has no Tyche Segment (ruling no-cards-left).
 */
export const tyche: RulesOf<'tyche'> = {
  rule: 'R 6.6.3',
  actor(situation, { player, stage }) {
    if (stage === 'choose') return handOf(situation, player).length > 0 ? player : undefined;
    return stage === 'bonus' ? player : undefined;
  },
  actions(situation, { player, stage }) {
    if (stage !== 'bonus') return choices(situation, player);
    return [
      { type: 'resolveBonusEvent', player, resolve: true },
      { type: 'resolveBonusEvent', player, resolve: false },
    ];
  },
  refuse: (situation, { player, stage, card }, action) =>
    refuseStanding(situation, action) ??
    (stage === 'bonus'
      ? refuseBeside(action, card)
      : (refuseDisbandingAt(situation, action) ??
        refuseMinorGeneral(situation, action) ??
        refuseSurprise(situation, action) ??
        refuseCard(situation, player, action))),
  apply(run, frame, action) {
    if (action.type === 'playCard') play(run, frame, action.card, action.as);
    else if (action.type === 'resolveBonusEvent') frame.stage = action.resolve ? 'announce' : 'done';
    else if (!applySurprise(run, action) && !applyStanding(run, action) && !disbandAt(run, action))
      applyMinorGeneral(run, action);
  },
  advance(run, frame) {
    const { player, card, stage } = frame;
    if (card === null || stage === 'done') run.finish();
    else if (stage === 'operations') {
      if (frame.operationsUsed) frame.stage = afterOperations(run.state, frame);
      else spendOperations(run, frame, card, false);
    } else if (stage === 'announce') {
      frame.stage = 'event';
      openWindow(run, 'eventPlayed', { subject: player });
    } else if (stage === 'event') resolveEvent(run, frame, card);
    else {
      frame.stage = 'done';
      if (stage === 'discard') pushHire(run, player, cardFact(run.state, card).operationPoints);
      else if (!frame.operationsUsed && operationsFollow(run.state, card, frame.cancelled))
        spendOperations(run, frame, card, true);
    }
  },
};

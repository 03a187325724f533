/**
 * R 6.6.3 A, 4.31.1, 20: card events, each resolved by the module of its effect in `cards/`, and when cards may be
 * played.
 */
import { derived } from '../../core/board/index.js';
import { sameJson, type RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { cardModules } from '../cards/index.js';
import { OCCASIONS, type CardModule, type Notes, type Occasion, type OccasionMoment } from '../cards/module.js';
import { refusal, type Refusal } from '../code.js';
import { cards as defaultDeck } from '../data/cards.js';
import type { CardEffectKind, Deck } from '../data/shape.js';
import { takeFallenCity } from '../deeds/capture.js';
import type { CardEventFrame, Moment, SuccessorsFrame } from '../frame/index.js';
import { cardFact, cardType, handOf } from '../query/cards.js';
import type { HeldCard } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId, SpaceId } from '../vocabulary.js';
import { discardFromHand, settlePlayedCard } from './04-31-hands.js';

type AnyModule = CardModule<CardEffectKind, Notes>;

/**
 * The module of each effect. Members that a module does not have are set to `undefined`, so that all modules have the
 * same shape.
 */
const MODULES: ReadonlyMap<string, AnyModule> = new Map(
  Object.entries(cardModules as Readonly<Record<string, AnyModule>>).map(
    ([
      kind,
      { rule, notes: remembers, mayActivate, moments, fits, begin, actor, actions, chance, apply, advance, resume },
    ]) => [
      kind,
      {
        rule,
        notes: remembers,
        mayActivate,
        moments,
        fits,
        begin,
        actor,
        actions,
        chance,
        apply,
        advance,
        resume,
      } as AnyModule,
    ],
  ),
);

function moduleOf(kind: CardEffectKind): AnyModule {
  const rules = MODULES.get(kind);
  if (rules === undefined) throw new RangeError(`no card has the effect ${kind}`);
  return rules;
}

/** Returns the shape of the notes that the steps of an effect keep. */
export const notesOf = (kind: CardEffectKind): Notes => moduleOf(kind).notes ?? {};

/**
 * One bit for each occasion, indexed by card number: whether the card can ever be played then. This rules out most
 * cards quickly.
 */
type Occasions = Readonly<Uint32Array>;
const bitOf = Object.fromEntries(OCCASIONS.map((occasion, place) => [occasion, 1 << place])) as Readonly<
  Record<OccasionMoment, number>
>;

function occasionsIn({ options }: Situation): Occasions {
  const { cards } = options;
  if (cards === undefined) return defaultOccasions;
  return occasionsOf(cards);
}

const occasionsOf = derived((deck: Deck): Occasions => {
  const occasions = new Uint32Array(Math.max(...deck.map(({ id }) => id)) + 1);
  for (const { id, effect } of deck)
    for (const moment of moduleOf(effect.kind).moments ?? []) occasions[id] = (occasions[id] ?? 0) | bitOf[moment];
  return occasions;
});

const defaultOccasions = occasionsOf(defaultDeck);

/** Returns whether a player may play a card for its event (R 6.6.3 A). */
export function mayActivateEvent(situation: Situation, player: PlayerId, card: CardId): boolean {
  if (cardType(situation, card) === 'surprise') return false;
  const { effect } = cardFact(situation, card);
  return moduleOf(effect.kind).mayActivate?.(situation, player, effect) ?? true;
}

/** Resolves the event of a card (R 6.6.3 A). Afterwards the card leaves the game if it says so (R 4.31). */
export function pushCardEvent(run: GameRun, player: PlayerId, card: CardId): void {
  run.push({ kind: 'cardEvent', player, card, step: 'begin', memory: {} });
}

/** Returns the Surprise cards of a player that fit a moment in the current situation, among the cards that it shows. */
export function surprisesFor(
  situation: Situation,
  player: PlayerId,
  moment: Moment,
  space: SpaceId | null,
  subject: PlayerId | null,
): readonly CardId[] {
  return fitting(situation, player, { moment, space, subject, matter: interruptedFrame(situation) });
}

/** Returns whether a player has a Surprise card that fits a moment. */
export function hasSurpriseFor(
  situation: Situation,
  player: PlayerId,
  moment: Moment,
  space: SpaceId | null,
  subject: PlayerId | null,
  hand: readonly HeldCard[] = handOf(situation, player),
): boolean {
  const occasions = occasionsIn(situation);
  const bit = bitOf[moment];
  let occasion: Occasion | undefined;
  for (const card of hand) {
    if (card === 'hidden' || ((occasions[card] ?? 0) & bit) === 0) continue;
    occasion ??= { moment, space, subject, matter: interruptedFrame(situation) };
    if (fits(situation, player, card, occasion)) return true;
  }
  return false;
}

/** Returns the Surprise cards that a player may play between two steps of their own Segment. */
export function ownSurprises(situation: Situation, player: PlayerId): readonly CardId[] {
  const matter = situation.stack[situation.stack.length - 1];
  const space = matter?.kind === 'march' ? matter.space : null;
  return fitting(situation, player, { moment: 'ownSegment', space, subject: player, matter });
}

function fitting(situation: Situation, player: PlayerId, occasion: Occasion): readonly CardId[] {
  const occasions = occasionsIn(situation);
  const bit = bitOf[occasion.moment];
  const found: CardId[] = [];
  for (const card of handOf(situation, player)) {
    if (card === 'hidden' || ((occasions[card] ?? 0) & bit) === 0) continue;
    if (fits(situation, player, card, occasion)) found.push(card);
  }
  return found;
}

/** Returns whether a card whose effect fits an occasion is a Surprise card and has a target. */
function fits(situation: Situation, player: PlayerId, card: CardId, occasion: Occasion): boolean {
  if (cardType(situation, card) !== 'surprise') return false;
  const { effect } = cardFact(situation, card);
  return moduleOf(effect.kind).fits?.(situation, player, effect, occasion) === true;
}

/** Returns the frame that a window interrupts: the one below it or, without a window on top, the topmost frame. */
function interruptedFrame(situation: Situation): SuccessorsFrame | undefined {
  const { stack } = situation;
  const top = stack[stack.length - 1];
  return top?.kind === 'window' ? stack[stack.length - 2] : top;
}

/**
 * Plays a Surprise card (R 4.31.1): it is shown and discarded, its effect is resolved, then its player draws another.
 * The card that steals one is not replaced (R 20.58).
 */
export function playSurprise(run: GameRun, player: PlayerId, card: CardId): void {
  const { state } = run;
  discardFromHand(run, player, card);
  run.emit({ type: 'surprisePlayed', rule: 'R 4.31.1', player, card });
  if (cardFact(state, card).effect.kind !== 'ahuraMazda') run.push({ kind: 'draw', player, count: 1 });
  pushCardEvent(run, player, card);
}

const settled = (frame: CardEventFrame): boolean => frame.step === 'begin' || frame.step === 'done';

/**
 * Returns why an action of a card event is refused: the event asks for another decision, or cannot have this target
 * (R 6.6.3 A).
 */
function refuseTarget(
  { card, step }: CardEventFrame,
  rule: RuleRef,
  possible: readonly Action[],
  action: Action,
): Refusal | undefined {
  const { type } = action;
  if (!type.startsWith('target') && type !== 'pass' && type !== 'deployMinorGeneral') return undefined;
  if (possible.some((open) => sameJson(open, action))) return undefined;
  return refusal(type === 'pass' ? 'mustChoose' : 'noTarget', rule, { card, step });
}

export const cardEvent: RulesOf<'cardEvent'> = {
  rule: 'R 6.6.3',
  actor(situation, frame) {
    if (settled(frame)) return undefined;
    const { effect } = cardFact(situation, frame.card);
    return moduleOf(effect.kind).actor?.(situation, frame, effect);
  },
  actions(situation, frame) {
    const { effect } = cardFact(situation, frame.card);
    return moduleOf(effect.kind).actions?.(situation, frame, effect) ?? [];
  },
  chance(situation, frame) {
    const { effect } = cardFact(situation, frame.card);
    return moduleOf(effect.kind).chance?.(situation, frame, effect) ?? [];
  },
  refuse(situation, frame, action) {
    const { effect } = cardFact(situation, frame.card);
    const rules = moduleOf(effect.kind);
    return refuseTarget(frame, rules.rule, rules.actions?.(situation, frame, effect) ?? [], action);
  },
  apply(run, frame, action) {
    const { effect } = cardFact(run.state, frame.card);
    moduleOf(effect.kind).apply?.(run, frame, effect, action);
  },
  advance(run, frame) {
    if (frame.step === 'done') {
      settlePlayedCard(run, frame.card);
      run.finish();
      return takeFallenCity(run);
    }
    const { effect } = cardFact(run.state, frame.card);
    const rules = moduleOf(effect.kind);
    if (frame.step === 'begin') {
      frame.step = 'done';
      rules.begin(run, frame, effect);
    } else if (rules.advance !== undefined) rules.advance(run, frame, effect);
    else frame.step = 'done';
  },
  resume(run, frame, child) {
    const { effect } = cardFact(run.state, frame.card);
    moduleOf(effect.kind).resume?.(run, frame, effect, child);
  },
};

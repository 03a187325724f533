/** R C: what the rules of a card answer. */
import type { Draft } from 'immer';
import type { RuleViolation, Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { RefusalCode } from '../code/index.js';
import type { CardEffect } from '../data/shape/cards.js';
import type { CardTarget, EffectFrame } from '../frame/cards.js';
import type { GameFrame } from '../frame/index.js';
import type { CardInPlay, EffectThat } from '../query/cards.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { Chance } from '../../core/index.js';
import type { PlayerId } from '../vocabulary.js';

export type { EffectThat } from '../query/cards.js';

/**
 * The rules of one kind of effect: on whom or what a card may be played, and how it takes effect in a frame of its own.
 *
 * @typeParam Effect - what the card does
 */
export interface CardRules<Effect extends CardEffect = CardEffect> {
  /** Returns on whom or what a player may play a card now, in a stable order; none: it cannot be played. Limits (once a season) are in `query/card-limits.ts`. */
  targets(situation: Situation, play: CardInPlay<Effect>): readonly CardTarget[];
  /** Whether the card is out of the game as soon as it is drawn, because nothing can come of it any more; left out: never. */
  isSpent?(situation: Situation, play: CardInPlay<Effect>): boolean;
  /** Whom the card waits for; left out: for nobody. */
  actor?(
    situation: Situation,
    frame: EffectFrame,
    play: CardInPlay<Effect>,
    list: () => readonly Action[],
  ): PlayerId | Chance | undefined;
  actions?(situation: Situation, frame: EffectFrame, play: CardInPlay<Effect>): readonly Action[];
  chance?(situation: Situation, frame: EffectFrame, play: CardInPlay<Effect>): readonly Weighted<Action>[];
  refuse?(
    situation: Situation,
    frame: EffectFrame,
    play: CardInPlay<Effect>,
    action: Action,
  ): RuleViolation<RefusalCode> | undefined;
  apply?(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay<Effect>, action: Action): void;
  /** Goes on by itself: rolls, pushes, changes what it waits for, or finishes the frame. What becomes of the card (R 12.4) is settled by `deeds/cards.ts`. */
  advance(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay<Effect>): void;
  /** Reads the dice that have fallen, or what another frame has brought about. */
  resume?(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay<Effect>, child: Draft<GameFrame>): void;
}

/** One entry for each kind of effect. */
export type CardTable = { readonly [Does in CardEffect['does']]: CardRules<EffectThat<Does>> };

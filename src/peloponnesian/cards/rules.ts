/** R C: the interface of the rules for cards. */
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
 * The rules of one kind of effect: the targets of the card, and how it takes effect in a frame of its own.
 *
 * @typeParam Effect - the effect of the card
 */
export interface CardRules<Effect extends CardEffect = CardEffect> {
  /**
   * Returns the targets on which a player may play a card now, in a stable order. The card cannot be played if there
   * are none. Limits (once a season) are in `query/card-limits.ts`.
   */
  targets(situation: Situation, play: CardInPlay<Effect>): readonly CardTarget[];
  /**
   * Returns whether the card leaves the game as soon as it is drawn, because it can have no effect any more. Left out:
   * never.
   */
  isSpent?(situation: Situation, play: CardInPlay<Effect>): boolean;
  /** Returns the player whose decision the card needs. Left out: it needs none. */
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
  /**
   * Continues without a decision: rolls, pushes, changes the player who decides, or finishes the frame.
   * `deeds/cards.ts` puts the card away (R 12.4).
   */
  advance(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay<Effect>): void;
  /** Reads the rolled dice, or the result of another frame. */
  resume?(run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay<Effect>, child: Draft<GameFrame>): void;
}

/** One entry for each kind of effect. */
export type CardTable = { readonly [Does in CardEffect['does']]: CardRules<EffectThat<Does>> };

/** R 6.6.3 A: card effects that consist of one or more decisions in sequence. */
import type { Action } from '../action/index.js';
import type { CardEffectKind, EffectOf } from '../data/shape.js';
import type { CardEventFrame, EventSteps } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import type { CardDraft, CardEventOf, CardModule, NoNotes, Notes } from './module.js';

/** What a step can read of its frame. Before the card is played, that is only its player. */
export type Asked<N extends Notes = NoNotes> = Pick<CardEventOf<N>, 'player' | 'memory'>;

/** The choices that steps offer, other than to pass. */
type ChoiceType = Extract<Action['type'], `target${string}` | 'deployMinorGeneral'>;
/** Choices of some types. No card targets an Independent Army. */
export type ChoiceOf<T extends ChoiceType | 'pass'> = Extract<Action, { readonly type: T }> &
  (T extends 'targetArmy' ? { readonly target: PlayerId } : unknown);

/** One decision, among choices of any types. */
interface OpenStep<K extends CardEffectKind, N extends Notes> {
  /** The type of its choices, other than to pass. Omitted: there are several types. */
  readonly offers?: ChoiceType | undefined;
  /** Returns who decides. Omitted: the player of the card. */
  who?(frame: CardEventOf<N>): PlayerId;
  choices(situation: Situation, asked: Asked<N>, effect: EffectOf<K>): readonly Action[];
  /**
   * Returns whether there are any choices, if that can be found faster than by listing them. Omitted: they are listed.
   */
  any?(situation: Situation, asked: Asked<N>, effect: EffectOf<K>): boolean;
  /** Carries out the choice, and sets the next step if there is one. Not called after a pass. */
  chosen(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>, choice: Action): void;
}

/** One decision among choices of one type. */
interface StepOf<K extends CardEffectKind, N extends Notes, T extends ChoiceType> extends OpenStep<K, N> {
  readonly offers: T;
  choices(situation: Situation, asked: Asked<N>, effect: EffectOf<K>): readonly ChoiceOf<T | 'pass'>[];
  chosen(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>, choice: ChoiceOf<T>): void;
}

interface StepOfSeveral<K extends CardEffectKind, N extends Notes> extends OpenStep<K, N> {
  readonly offers?: undefined;
}

type Step<K extends CardEffectKind, N extends Notes> =
  { readonly [T in ChoiceType]: StepOf<K, N, T> }[ChoiceType] | StepOfSeveral<K, N>;

/** A module that consists of steps. The first one is called `target`. A step without choices ends the effect. */
export interface Stepwise<K extends CardEffectKind, N extends Notes = NoNotes> extends Omit<
  CardModule<K, N>,
  'begin' | 'actor' | 'actions' | 'apply' | 'resume'
> {
  readonly steps: Readonly<Record<EventSteps[K], Step<K, N>>>;
  /** Runs before the first step, and sets it. */
  begin?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>): void;
  /** Handles the dice that a step has rolled, and sets the next step if there is one. */
  rolled?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>, total: number): void;
}

const NO_MEMORY = Object.freeze({});

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Returns the module. Without `mayActivate`, its event needs a target; without `fits`, a Surprise card needs one. */
export function stepwise<K extends CardEffectKind, const N extends Notes = NoNotes>(
  stepwiseRules: Stepwise<K, N>,
): CardModule<K, N> {
  const { begin, rolled, advance, ...rest } = stepwiseRules;
  const steps: Readonly<Record<string, OpenStep<K, N>>> = stepwiseRules.steps;
  const stepOf = ({ step }: Pick<CardEventFrame, 'step'>) => (Object.hasOwn(steps, step) ? steps[step] : undefined);
  const hasChoice = (step: OpenStep<K, N>, situation: Situation, asked: Asked<N>, effect: EffectOf<K>): boolean =>
    step.any === undefined ? step.choices(situation, asked, effect).length > 0 : step.any(situation, asked, effect);
  const { target } = steps;
  const hasTarget = (situation: Situation, player: PlayerId, effect: EffectOf<K>): boolean =>
    target !== undefined && hasChoice(target, situation, { player, memory: NO_MEMORY }, effect);

  /** Skips a step that has no choices. */
  function skipEmpty(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>): void {
    const step = stepOf(frame);
    if (step === undefined || hasChoice(step, run.state, frame, effect)) return;
    run.emit({ type: 'eventWithoutEffect', rule: rest.rule, player: frame.player, card: frame.card });
    frame.step = 'done';
  }

  return {
    mayActivate: hasTarget,
    fits: hasTarget,
    ...rest,
    begin(run, frame, effect) {
      frame.step = 'target';
      begin?.(run, frame, effect);
      skipEmpty(run, frame, effect);
    },
    actor: (_, frame) => {
      const step = stepOf(frame);
      return step === undefined ? undefined : (step.who?.(frame) ?? frame.player);
    },
    actions: (situation, frame, effect) => stepOf(frame)?.choices(situation, frame, effect) ?? [],
    apply(run, frame, effect, action) {
      const step = stepOf(frame);
      if (step === undefined) return;
      frame.step = 'done';
      if (step.offers === undefined || action.type === step.offers) step.chosen(run, frame, effect, action);
      skipEmpty(run, frame, effect);
    },
    advance(run, frame, effect) {
      frame.step = 'done';
      advance?.(run, frame, effect);
    },
    resume(run, frame, effect, child) {
      if (child.kind !== 'roll') return;
      frame.step = 'done';
      rolled?.(run, frame, effect, totalOf(child.values));
      skipEmpty(run, frame, effect);
    },
  };
}

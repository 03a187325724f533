/** R 6.6.3 A: card effects that are one or more decisions, one after the other. */
import type { Action } from '../action/index.js';
import type { CardEffectKind, EffectOf } from '../data/shape.js';
import type { CardEventFrame, EventSteps } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import type { CardDraft, CardEventOf, CardModule, NoNotes, Notes } from './module.js';

/** What a step may know of its frame; before the card is played there is only its player. */
export type Asked<N extends Notes = NoNotes> = Pick<CardEventOf<N>, 'player' | 'memory'>;

/** What steps offer, beside a pass. */
type ChoiceType = Extract<Action['type'], `target${string}` | 'deployMinorGeneral'>;
/** The choices of some types; no card is aimed at an Independent Army. */
export type ChoiceOf<T extends ChoiceType | 'pass'> = Extract<Action, { readonly type: T }> &
  (T extends 'targetArmy' ? { readonly target: PlayerId } : unknown);

/** One decision, among choices of any types. */
interface OpenStep<K extends CardEffectKind, N extends Notes> {
  /** The type of what is offered beside a pass; left out: there are several. */
  readonly offers?: ChoiceType | undefined;
  /** Who decides; left out: the player of the card. */
  who?(frame: CardEventOf<N>): PlayerId;
  choices(situation: Situation, asked: Asked<N>, effect: EffectOf<K>): readonly Action[];
  /** Whether there are any, where that is known with less work; left out: the choices are made and counted. */
  any?(situation: Situation, asked: Asked<N>, effect: EffectOf<K>): boolean;
  /** Carries the choice out, and names the next step if there is one. Who passes has made none. */
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

/** A module in steps. The first is called `target`; a step without choices is not asked, and ends the effect. */
export interface Stepwise<K extends CardEffectKind, N extends Notes = NoNotes> extends Omit<
  CardModule<K, N>,
  'begin' | 'actor' | 'actions' | 'apply' | 'resume'
> {
  readonly steps: Readonly<Record<EventSteps[K], Step<K, N>>>;
  /** What happens before anybody is asked; it names the next step. */
  begin?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>): void;
  /** The dice that a step has asked for have fallen; it names the next step if there is one. */
  rolled?(run: GameRun, frame: CardDraft<N>, effect: EffectOf<K>, total: number): void;
}

const NO_MEMORY = Object.freeze({});

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Builds the module. Without `mayActivate` its event needs a target; without `fits` a Surprise card needs one. */
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

  /** Nobody is asked where there is nothing to choose. */
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

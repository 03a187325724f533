/** One state being worked on: the loop that moves frames, and which frames may be written in place. */
import type { Draft } from 'immer';
import type { Weighted } from './chance/weighted.js';
import {
  CHANCE,
  type Actor,
  type Drafts,
  type Frame,
  type FrameRules,
  type FrameTable,
  type GameTypes,
  type Run,
} from './frame.js';
import { freezeJson, thawJson } from './json.js';
import type { RuleRef } from './rule.js';

/**
 * Converts the states of a game to the form that its rules work on, and back. The machine manages the stack of frames:
 * `open` and `copy` take frames over unchanged, and `publish` gets them as a parameter.
 */
export interface Border<G extends GameTypes> {
  /** Returns the working form of a state or a view. It shares nothing that rules write with the original. */
  open(shown: G['shown']): G['working'];
  /**
   * Returns an independent copy that shares only the frames of the stack. It may reuse the memory of `spare`, which is
   * no longer needed.
   */
  copy(working: G['working'], spare?: G['working']): G['working'];
  /**
   * Returns the state as frozen plain JSON. It shares with `before` everything that has not changed; without `before`,
   * everything is new.
   */
  publish(working: G['working'], stack: readonly G['frame'][], before: G['state'] | undefined): G['state'];
}

/** The maximum number of frames that advance in a row. More is a bug in the rules. */
const LONGEST_CHAIN = 100_000;

/** The part of a game's rules that the machine runs. */
export interface LiveRules<G extends GameTypes> {
  readonly frames: FrameTable<G>;
  readonly border: Border<G>;
  /** The kinds of frames whose end triggers `settled`, even if the step emits no event. */
  readonly heardEnds?: ReadonlySet<string>;
  /**
   * Applies the consequences of a step, and checks whether the game is over. It is called after each step that emits an
   * event or ends a frame of `heardEnds`. `said` contains all events of the run; those of the step start at `from`.
   * `ended` lists the kinds of the frames that ended in it. Events and ends of frames during this call cause another
   * call.
   */
  settled?(run: Run<G>, said: readonly G['event'][], from: number, ended: readonly G['frame']['kind'][]): void;
}

/** The rules of one kind of frame; a missing member is present and `undefined`. */
export type Rules<G extends GameTypes> = { readonly [K in keyof FrameRules<G>]-?: FrameRules<G>[K] | undefined } & Pick<
  FrameRules<G>,
  'rule'
>;

/** Rules by kind of frame. All have the same shape, because the machine reads them a million times a second. */
type RuleBook<G extends GameTypes> = ReadonlyMap<string, Rules<G>>;
const ruleBooks = new WeakMap<object, RuleBook<GameTypes>>();

function ruleBookOf<G extends GameTypes>({ frames }: Pick<LiveRules<G>, 'frames'>): RuleBook<G> {
  let book = ruleBooks.get(frames) as RuleBook<G> | undefined;
  if (book === undefined) {
    const rows = Object.entries(frames as Readonly<Record<string, FrameRules<G>>>);
    book = new Map(
      rows.map(([kind, { rule, actor, actions, chance, refuse, apply, advance, resume }]) => [
        kind,
        { rule, actor, actions, chance, refuse, apply, advance, resume },
      ]),
    );
    ruleBooks.set(frames, book);
  }
  return book;
}

/** Returns the clause that each kind of frame implements. */
export const clausesOf = <G extends GameTypes>(rules: Pick<LiveRules<G>, 'frames'>): ReadonlyMap<string, RuleRef> =>
  new Map(Array.from(ruleBookOf(rules), ([kind, { rule }]) => [kind, rule]));

/**
 * One state being worked on. Frames are shared with copies and published states until one of them is written: `owned`
 * says for each depth whether the frame belongs to this state alone.
 */
export class Live<G extends GameTypes> implements Run<G> {
  readonly #rules: LiveRules<G>;
  readonly #book: RuleBook<G>;
  readonly #stack: Frame[];
  /** The rules of each frame of the stack. */
  readonly #kinds: Rules<G>[];
  readonly #owned: boolean[];
  #said: G['event'][] = [];
  /** The kinds of frames that have ended since the last call of `settled`. */
  #ended: G['frame']['kind'][] = [];
  /** Whom the game waits for, once it has been computed. */
  #actor: Actor<G> | undefined = undefined;
  #asked = false;
  /** The legal actions, once they have been computed; valid as long as `#actor`. */
  #listed: readonly G['action'][] | undefined = undefined;
  readonly #list = (): readonly G['action'][] => {
    const frame = this.top();
    return (this.#listed ??= frame === undefined ? [] : (this.rules()?.actions?.(this.state, frame) ?? []));
  };

  constructor(
    rules: LiveRules<G>,
    readonly state: G['working'],
  ) {
    this.#rules = rules;
    this.#book = ruleBookOf(rules);
    this.#stack = state.stack as Frame[];
    this.#kinds = this.#stack.map((frame) => this.#rulesOf(frame));
    this.#owned = this.#stack.map(() => false);
  }

  emit(event: G['event']): void {
    this.#said.push(event);
  }

  push<F extends G['frame']>(frame: F): Draft<F> {
    this.#stack.push(frame);
    this.#kinds.push(this.#rulesOf(frame));
    this.#owned.push(true);
    return frame as Draft<F>;
  }

  frame<K extends G['frame']['kind']>(kind: K): Drafts<G['frame']>[K] | undefined {
    for (let depth = this.#stack.length - 1; depth >= 0; depth--) {
      if (this.#stack[depth]?.kind === kind) return this.#open(depth) as Drafts<G['frame']>[K];
    }
    return undefined;
  }

  finish(): void {
    const child = this.#stack.pop();
    this.#kinds.pop();
    this.#owned.pop();
    if (child !== undefined && this.#rules.heardEnds?.has(child.kind) === true) this.#ended.push(child.kind);
    const resume = this.rules()?.resume;
    if (child === undefined || resume === undefined) return;
    resume(this, this.#open(this.#stack.length - 1), child as Draft<G['frame']>);
  }

  end(): void {
    this.#stack.length = 0;
    this.#kinds.length = 0;
    this.#owned.length = 0;
  }

  /** Returns the topmost frame. */
  top(): G['frame'] | undefined {
    // Do not read index -1: V8 treats it as a property name and deoptimises the code for good.
    const top = this.#stack.length - 1;
    return top < 0 ? undefined : this.#stack[top];
  }

  /** Returns the rules of the topmost frame. */
  rules(): Rules<G> | undefined {
    const top = this.#kinds.length - 1;
    return top < 0 ? undefined : this.#kinds[top];
  }

  /** Returns whom the game waits for. The result is cached until the next action. */
  actor(): Actor<G> | undefined {
    if (this.#asked) return this.#actor;
    const frame = this.top();
    this.#actor = frame === undefined ? undefined : this.rules()?.actor?.(this.state, frame, this.#list);
    this.#asked = true;
    return this.#actor;
  }

  /** Returns the outcomes of chance. */
  chance(): readonly Weighted<G['action']>[] {
    const frame = this.top();
    if (frame === undefined || this.actor() !== CHANCE) return [];
    return this.rules()?.chance?.(this.state, frame) ?? [];
  }

  /** Returns all legal actions. */
  actions(): readonly G['action'][] {
    return this.actor() === CHANCE ? this.chance().map(({ action }) => action) : this.#list();
  }

  /** Applies an action, and continues until somebody must decide. Returns the events. */
  apply(action: G['action']): readonly G['event'][] {
    this.#said = [];
    const top = this.#stack.length - 1;
    if (top >= 0) this.#kinds[top]?.apply?.(this, this.#open(top), action);
    return this.advance();
  }

  /** Lets frames advance until somebody must decide. Returns the events since the last call. */
  advance(): readonly G['event'][] {
    let heard = this.#settle(0);
    for (let steps = 0; ; steps++) {
      const top = this.#stack.length - 1;
      const frame = this.top();
      this.#asked = false;
      this.#listed = undefined;
      if (frame === undefined || this.actor() !== undefined) break;
      const advance = this.#kinds[top]?.advance;
      if (advance === undefined || steps > LONGEST_CHAIN) {
        throw new Error(`frame ${frame.kind} waits for nobody and does not advance`);
      }
      advance(this, this.#open(top), this.#list);
      heard = this.#settle(heard);
    }
    const said = this.#said;
    this.#said = [];
    return said;
  }

  /**
   * Returns an independent copy. From now on, both write to copies of the frames that they share. It may reuse the
   * memory of `spare`, which is no longer needed.
   */
  copy(spare?: Live<G>): Live<G> {
    this.#owned.fill(false);
    const copy = new Live(this.#rules, this.#rules.border.copy(this.state, spare?.state));
    copy.#actor = this.#actor;
    copy.#asked = this.#asked;
    copy.#listed = this.#listed;
    return copy;
  }

  /** Returns the current state, which shares with `before` what has not changed. */
  publish(before?: G['state']): G['state'] {
    for (const frame of this.#stack) freezeJson(frame);
    this.#owned.fill(false);
    return this.#rules.border.publish(this.state, [...this.#stack] as G['frame'][], before);
  }

  #rulesOf(frame: Frame): Rules<G> {
    const rules = this.#book.get(frame.kind);
    if (rules === undefined) throw new Error(`no rules for a frame ${frame.kind}`);
    return rules;
  }

  /** Calls `settled` with new events and ended frames until nothing follows any more. */
  #settle(heard: number): number {
    const { settled } = this.#rules;
    if (settled === undefined) return this.#said.length;
    let from = heard;
    while (from < this.#said.length || this.#ended.length > 0) {
      const until = this.#said.length;
      const ended = this.#ended;
      if (ended.length > 0) this.#ended = [];
      settled(this, this.#said, from, ended);
      from = until;
    }
    return from;
  }

  #open(depth: number): Draft<Frame> {
    const frame = this.#stack[depth] as Frame;
    if (this.#owned[depth] === true) return frame;
    const own = thawJson(frame);
    this.#stack[depth] = own;
    this.#owned[depth] = true;
    return own;
  }
}

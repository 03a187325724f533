/** A situation on its way from state to state: which of its frames may be written to in place, and which are shared. */
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
 * How a game goes from plain JSON to the form its rules work on, and back. The stack of frames is the machine's own
 * matter: `open` and `copy` take the frames over as they are, and `publish` is given them.
 */
export interface Border<G extends GameTypes> {
  /** The working form of a state or a view. It shares nothing that rules write to with what it was made of. */
  open(shown: G['shown']): G['working'];
  /** An independent copy; only the frames of the stack are shared. It may be made of `spare`, which nobody needs any more. */
  copy(working: G['working'], spare?: G['working']): G['working'];
  /**
   * The state in plain JSON, frozen. What has not changed since `before` is shared with it; without `before`, everything
   * is made anew.
   */
  publish(working: G['working'], stack: readonly G['frame'][], before: G['state'] | undefined): G['state'];
}

/** A chain of frames that advance by themselves and is longer than this is a fault of the rules. */
const LONGEST_CHAIN = 100_000;

/** What the machine is told of a game's rules. */
export interface LiveRules<G extends GameTypes> {
  readonly frames: FrameTable<G>;
  readonly border: Border<G>;
  /** The kinds of frames whose end is heard: `settled` is called after a step in which one of them ends, even if nothing is said. */
  readonly heardEnds?: ReadonlySet<string>;
  /**
   * Draws consequences, and sees whether the game is over. Called after each step of a run that says something, or ends a frame of
   * `heardEnds`. `said` is all that the run has said; the events of the step begin at `from`, and `ended` lists the kinds of the frames
   * that have ended in it. Events said meanwhile, and ends of frames, are heard by another call.
   */
  settled?(run: Run<G>, said: readonly G['event'][], from: number, ended: readonly G['frame']['kind'][]): void;
}

/** The rules of one kind of frame; what they leave out is there and undefined. */
export type Rules<G extends GameTypes> = { readonly [K in keyof FrameRules<G>]-?: FrameRules<G>[K] | undefined } & Pick<
  FrameRules<G>,
  'rule'
>;

/** Rules by kind of frame. All have one shape: the machine asks them a million times a second. */
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

/** The clause that each kind of frame embodies. */
export const clausesOf = <G extends GameTypes>(rules: Pick<LiveRules<G>, 'frames'>): ReadonlyMap<string, RuleRef> =>
  new Map(Array.from(ruleBookOf(rules), ([kind, { rule }]) => [kind, rule]));

/**
 * One situation being worked on. Frames are shared between copies and with published states until one of them is written
 * to: `owned` tells, depth by depth, which frames belong to this situation alone.
 */
export class Live<G extends GameTypes> implements Run<G> {
  readonly #rules: LiveRules<G>;
  readonly #book: RuleBook<G>;
  readonly #stack: Frame[];
  /** The rules of each frame of the stack. */
  readonly #kinds: Rules<G>[];
  readonly #owned: boolean[];
  #said: G['event'][] = [];
  /** The kinds of frames that have ended since the game last heard of them. */
  #ended: G['frame']['kind'][] = [];
  /** Whom the game waits for, once somebody has asked. */
  #actor: Actor<G> | undefined = undefined;
  #asked = false;
  /** What a player may do, once it has been listed: kept as long as whom the game waits for. */
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

  /** What is being resolved. */
  top(): G['frame'] | undefined {
    // An index below 0 is no place but a name, and whatever has once looked one up is slow ever after.
    const top = this.#stack.length - 1;
    return top < 0 ? undefined : this.#stack[top];
  }

  /** The rules of what is being resolved. */
  rules(): Rules<G> | undefined {
    const top = this.#kinds.length - 1;
    return top < 0 ? undefined : this.#kinds[top];
  }

  /** Whom the game waits for. The answer is kept until the next action. */
  actor(): Actor<G> | undefined {
    if (this.#asked) return this.#actor;
    const frame = this.top();
    this.#actor = frame === undefined ? undefined : this.rules()?.actor?.(this.state, frame, this.#list);
    this.#asked = true;
    return this.#actor;
  }

  /** What chance may do now. */
  chance(): readonly Weighted<G['action']>[] {
    const frame = this.top();
    if (frame === undefined || this.actor() !== CHANCE) return [];
    return this.rules()?.chance?.(this.state, frame) ?? [];
  }

  /** All that may be done now. */
  actions(): readonly G['action'][] {
    return this.actor() === CHANCE ? this.chance().map(({ action }) => action) : this.#list();
  }

  /** Carries out an action, and goes on until somebody must decide. Answers what was said. */
  apply(action: G['action']): readonly G['event'][] {
    this.#said = [];
    const top = this.#stack.length - 1;
    if (top >= 0) this.#kinds[top]?.apply?.(this, this.#open(top), action);
    return this.advance();
  }

  /** Lets frames advance until somebody must decide. Answers what was said since the last answer. */
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
   * An independent copy: from now on both write to copies of the frames that they share. It may be made of `spare`, which
   * nobody needs any more.
   */
  copy(spare?: Live<G>): Live<G> {
    this.#owned.fill(false);
    const copy = new Live(this.#rules, this.#rules.border.copy(this.state, spare?.state));
    copy.#actor = this.#actor;
    copy.#asked = this.#asked;
    copy.#listed = this.#listed;
    return copy;
  }

  /** The state as it stands; it shares with the one before what is still the same. */
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

  /** Lets the game hear what was said and which frames have ended, and what follows from that, until nothing follows any more. */
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

/** A situation on its way from state to state: which of its frames may be written to in place, and which are shared. */
import type { Draft } from 'immer';
import type { Frame, FrameOfKind, FrameRules, FrameTable, GameTypes, Run } from './frame.js';
import { freezeJson, thawJson } from './json.js';

/**
 * How a game goes from plain JSON to the form its rules work on, and back. The stack of frames is the machine's own
 * matter: `open` and `copy` take the frames over as they are, and `publish` is given them.
 */
export interface Border<G extends GameTypes> {
  /** The working form of a state or a view. It shares nothing that rules write to with what it was made of. */
  open(shown: G['shown']): G['working'];
  /** An independent copy; only the frames of the stack are shared. */
  copy(working: G['working']): G['working'];
  /**
   * The state in plain JSON, frozen. What has not changed since `before` is shared with it; without `before`, everything
   * is made anew.
   */
  publish(working: G['working'], stack: readonly G['frame'][], before: G['state'] | undefined): G['state'];
}

/** A chain of frames that advance by themselves and is longer than this is a fault of the rules. */
const LONGEST_CHAIN = 100_000;

type Rules<G extends GameTypes> = FrameRules<G, Frame>;

/** What the machine is told of a game's rules. */
export interface LiveRules<G extends GameTypes> {
  readonly frames: FrameTable<G>;
  readonly border: Border<G>;
  /** Called after each step of a run with what that step said: here a game draws consequences, and sees whether it is over. */
  settled?(run: Run<G>, said: readonly G['event'][]): void;
}

/** The rules of a frame. */
export const rulesOf = <G extends GameTypes>({ frames }: Pick<LiveRules<G>, 'frames'>, frame: Frame): Rules<G> =>
  frames[frame.kind as G['frame']['kind']];

/**
 * One situation being worked on. Frames are shared between copies and with published states until one of them is written
 * to: `owned` tells, depth by depth, which frames belong to this situation alone.
 */
export class Live<G extends GameTypes> implements Run<G> {
  readonly #rules: LiveRules<G>;
  readonly #stack: Frame[];
  readonly #owned: boolean[];
  #said: G['event'][] = [];

  constructor(
    rules: LiveRules<G>,
    readonly state: G['working'],
  ) {
    this.#rules = rules;
    this.#stack = state.stack as Frame[];
    this.#owned = this.#stack.map(() => false);
  }

  emit(event: G['event']): void {
    this.#said.push(event);
  }

  push<F extends G['frame']>(frame: F): Draft<F> {
    this.#stack.push(frame);
    this.#owned.push(true);
    return frame as Draft<F>;
  }

  frame<K extends G['frame']['kind']>(kind: K): Draft<FrameOfKind<G, K>> | undefined {
    for (let depth = this.#stack.length - 1; depth >= 0; depth--) {
      if (this.#stack[depth]?.kind === kind) return this.#open(depth) as Draft<FrameOfKind<G, K>>;
    }
    return undefined;
  }

  finish(): void {
    const child = this.#stack.pop();
    this.#owned.pop();
    const parent = this.#stack[this.#stack.length - 1];
    if (child === undefined || parent === undefined) return;
    const { resume } = rulesOf(this.#rules, parent);
    if (resume !== undefined) resume(this, this.#open(this.#stack.length - 1), child as Draft<G['frame']>);
  }

  end(): void {
    this.#stack.length = 0;
    this.#owned.length = 0;
  }

  /** Carries out an action, and goes on until somebody must decide. Answers what was said. */
  apply(action: G['action']): readonly G['event'][] {
    this.#said = [];
    const top = this.#stack.length - 1;
    const frame = this.#stack[top];
    if (frame !== undefined) rulesOf(this.#rules, frame).apply?.(this, this.#open(top), action);
    return this.advance();
  }

  /** Lets frames advance until somebody must decide. Answers what was said since the last answer. */
  advance(): readonly G['event'][] {
    let heard = this.#settle(0);
    for (let steps = 0; ; steps++) {
      const top = this.#stack.length - 1;
      const frame = this.#stack[top];
      if (frame === undefined) break;
      const rules = rulesOf(this.#rules, frame);
      if (rules.actor?.(this.state, frame) !== undefined) break;
      if (rules.advance === undefined || steps > LONGEST_CHAIN) {
        throw new Error(`frame ${frame.kind} waits for nobody and does not advance`);
      }
      rules.advance(this, this.#open(top));
      heard = this.#settle(heard);
    }
    const said = this.#said;
    this.#said = [];
    return said;
  }

  /** An independent copy: from now on both write to copies of the frames that they share. */
  copy(): Live<G> {
    this.#owned.fill(false);
    return new Live(this.#rules, this.#rules.border.copy(this.state));
  }

  /** The state as it stands; it shares with the one before what is still the same. */
  publish(before?: G['state']): G['state'] {
    for (const frame of this.#stack) freezeJson(frame);
    this.#owned.fill(false);
    return this.#rules.border.publish(this.state, [...this.#stack] as G['frame'][], before);
  }

  /** The game hears what was said, and what it says to that, until nothing follows any more. */
  #settle(heard: number): number {
    const { settled } = this.#rules;
    let from = heard;
    while (settled !== undefined && from < this.#said.length) {
      const said = from === 0 ? this.#said.slice() : this.#said.slice(from);
      from = this.#said.length;
      settled(this, said);
    }
    return this.#said.length;
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

/** What a difference from the oracle consists of, where it showed, and what explains it. */
import type { AnyAction, AnyEvent, AnyOptions, AnyState, GameName } from '../engine.js';
import type { Described } from '../translate.js';

/** One thing in which the two engines differ. */
export type Item =
  /** They wait for different players. */
  | { readonly of: 'actors'; readonly old: readonly string[]; readonly new: readonly string[] }
  /** An action that only one of them lists. */
  | { readonly of: 'action'; readonly only: 'old' | 'new'; readonly action: AnyAction }
  /** An outcome of chance with different weights; 0: not listed. */
  | { readonly of: 'chance'; readonly action: AnyAction; readonly old: number; readonly new: number }
  /** What was said of the same action. `order`: the same events in another order. */
  | {
      readonly of: 'events';
      readonly order: boolean;
      readonly old: readonly AnyEvent[];
      readonly new: readonly AnyEvent[];
    }
  /** A place of the description (see `translate.ts`) after the same action. */
  | {
      readonly of: 'state';
      readonly path: readonly (string | number)[];
      readonly old: unknown;
      readonly new: unknown;
    }
  /** One of them threw, or refused what it lists. */
  | { readonly of: 'fault'; readonly engine: 'old' | 'new'; readonly message: string };

/** Where a difference showed. */
export interface Scene {
  readonly game: GameName;
  readonly options: AnyOptions;
  /** The number of actions taken before. */
  readonly step: number;
  /** Both engines' states: where lists differ, those asked; otherwise those before the action. Formats are their own. */
  readonly old: AnyState;
  readonly new: AnyState;
  /** The same, described. */
  readonly before: Described;
  /** The action after which events or states differ; where lists differ, `undefined`. */
  readonly action: AnyAction | undefined;
}

/** A mended rule. */
export interface Explanation {
  /** Its name in the summary. */
  readonly id: string;
  /** The clause that the oracle breaks. */
  readonly clause: `R ${string}` | `ruling ${string}`;
  /** What is different, in one sentence. */
  readonly sentence: string;
  readonly explains: (item: Item, scene: Scene) => boolean;
}

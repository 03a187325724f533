/**
 * Actions that are listed again and again, such as the marches of a phase: each is created once, frozen, and reused.
 */

/** The actions for these destinations, in their order. */
interface Choice<A> {
  readonly player: string;
  readonly places: readonly number[];
  readonly actions: readonly A[];
}

/** Creates and keeps the actions by which a piece goes to a place; pieces and places are numbers from 0. */
export class ActionPool<A extends { readonly player: string }> {
  readonly #make: (player: A['player'], piece: number, to: number) => A;
  /** The player for whom a piece's actions were created, by piece. */
  readonly #owners: (A['player'] | undefined)[] = [];
  /** The actions, by piece and destination. */
  readonly #actions: A[][] = [];
  readonly #choices: (Choice<A> | undefined)[] = [];

  constructor(make: (player: A['player'], piece: number, to: number) => A) {
    this.#make = make;
  }

  /**
   * Returns the action of a piece that goes to a place. If a piece changes hands, which is rare, its actions are
   * created again.
   */
  of(player: A['player'], piece: number, to: number): A {
    if (this.#owners[piece] !== player) {
      this.#owners[piece] = player;
      this.#actions[piece] = [];
    }
    const row = this.#actions[piece] as A[];
    return (row[to] ??= Object.freeze(this.#make(player, piece, to)));
  }

  /** Returns one action for each place. Returns the same array as long as `places` is the same array. */
  each(player: A['player'], piece: number, places: readonly number[]): readonly A[] {
    const known = this.#choices[piece];
    if (known?.places === places && known.player === player) return known.actions;
    const actions = places.map((to) => this.of(player, piece, to));
    this.#choices[piece] = { player, places, actions };
    return actions;
  }
}

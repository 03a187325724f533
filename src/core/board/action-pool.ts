/** Actions that are listed again and again, such as the marches of a phase: each is made once, frozen, and used again. */

/** The actions for these destinations, in their order. */
interface Choice<A> {
  readonly player: string;
  readonly places: readonly number[];
  readonly actions: readonly A[];
}

/** Makes and keeps the actions by which a piece goes to a place; pieces and places are numbers from 0. */
export class ActionPool<A extends { readonly player: string }> {
  readonly #make: (player: A['player'], piece: number, to: number) => A;
  /** By piece: the player for whom its actions were made. */
  readonly #owners: (A['player'] | undefined)[] = [];
  /** By piece and destination. */
  readonly #actions: A[][] = [];
  readonly #choices: (Choice<A> | undefined)[] = [];

  constructor(make: (player: A['player'], piece: number, to: number) => A) {
    this.#make = make;
  }

  /** Returns the action of a piece that goes to a place. When a piece changes hands, which is rare, its actions are made again. */
  of(player: A['player'], piece: number, to: number): A {
    if (this.#owners[piece] !== player) {
      this.#owners[piece] = player;
      this.#actions[piece] = [];
    }
    const row = this.#actions[piece] as A[];
    return (row[to] ??= Object.freeze(this.#make(player, piece, to)));
  }

  /** Returns one action for each place: the same array again as long as `places` is the same array. */
  each(player: A['player'], piece: number, places: readonly number[]): readonly A[] {
    const known = this.#choices[piece];
    if (known?.places === places && known.player === player) return known.actions;
    const actions = places.map((to) => this.of(player, piece, to));
    this.#choices[piece] = { player, places, actions };
    return actions;
  }
}

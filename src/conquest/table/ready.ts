/** What is listed again and again: each such action is made once, and is the same one ever after. */
import type { SideId } from '../vocabulary.js';
import type { PlaceCode } from './ground.js';

/** What one can do who goes to any of these places. */
interface Choice<A> {
  readonly player: SideId;
  readonly places: readonly PlaceCode[];
  readonly actions: readonly A[];
}

/** Actions of those who go somewhere: by the number of who goes, and by where to. */
export class Ready<A extends { readonly player: SideId }> {
  readonly #make: (player: SideId, who: number, to: PlaceCode) => A;
  /** For whom each one's have been made, and by where to. */
  readonly #owners: (SideId | undefined)[] = [];
  readonly #made: A[][] = [];
  readonly #choices: (Choice<A> | undefined)[] = [];

  constructor(make: (player: SideId, who: number, to: PlaceCode) => A) {
    this.#make = make;
  }

  /** Whoever changes sides has others from then on: few do. */
  of(player: SideId, who: number, to: PlaceCode): A {
    if (this.#owners[who] !== player) {
      this.#owners[who] = player;
      this.#made[who] = [];
    }
    const row = this.#made[who] as A[];
    return (row[to] ??= Object.freeze(this.#make(player, who, to)));
  }

  /** One for each of these places: the same list as long as it is asked for the very same places. */
  each(player: SideId, who: number, places: readonly PlaceCode[]): readonly A[] {
    const known = this.#choices[who];
    if (known?.places === places && known.player === player) return known.actions;
    const actions = places.map((to) => this.of(player, who, to));
    this.#choices[who] = { player, places, actions };
    return actions;
  }
}

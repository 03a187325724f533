/** What is listed again and again: each such action is made once, and is the same one ever after. */
import type { SideId } from '../vocabulary.js';
import type { PlaceCode } from './ground.js';

/** Actions of those who go somewhere: by the number of who goes, and by where to. */
export class Ready<A extends { readonly player: SideId }> {
  readonly #make: (player: SideId, who: number, to: PlaceCode) => A;
  readonly #made: (A | undefined)[][] = [];

  constructor(make: (player: SideId, who: number, to: PlaceCode) => A) {
    this.#make = make;
  }

  /** It is made anew when somebody else's has been asked for since: few change sides. */
  of(player: SideId, who: number, to: PlaceCode): A {
    const row = (this.#made[who] ??= []);
    const known = row[to];
    return known?.player === player ? known : (row[to] = Object.freeze(this.#make(player, who, to)));
  }
}
